/// Something that was done with a mouse, at a cell counted from 0 at the top left.
public struct MouseEvent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case press(Button)
        case release(Button)
        /// Moved while a button is held.
        case drag(Button)
        case scrollUp
        case scrollDown
    }

    public enum Button: Hashable, Sendable {
        case left, middle, right
    }

    public var kind: Kind
    public var column: Int
    public var row: Int
    public var modifiers: KeyModifiers

    public init(_ kind: Kind, column: Int, row: Int, modifiers: KeyModifiers = []) {
        self.kind = kind
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }
}
