/// A key that was pressed, with those that were held down.
public struct KeyPress: Hashable, Sendable {
    public var key: Key
    public var modifiers: KeyModifiers

    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

/// A key by what it is for.
public enum Key: Hashable, Sendable {
    /// What it types, shift and layout taken into account: `A` is `character("A")` without a modifier.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// F1 is `function(1)`.
    case function(Int)
}

/// Keys that are held down while another is pressed. Shift is told only where it does not change what is typed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let shift = KeyModifiers(rawValue: 1)
    public static let alt = KeyModifiers(rawValue: 2)
    public static let control = KeyModifiers(rawValue: 4)
}
