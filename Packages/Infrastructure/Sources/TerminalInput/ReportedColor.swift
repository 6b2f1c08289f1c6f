/// A colour as terminals report it (XParseColor: `rgb:hh/hh/hh` with one to four digits each, `rgba:` with a fourth part,
/// or `#` with three equal groups).
public struct ReportedColor: Hashable, Sendable {
    /// From 0 to 1.
    public let red: Double
    /// From 0 to 1.
    public let green: Double
    /// From 0 to 1.
    public let blue: Double

    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Whether dark text reads better on it than light text: its luma by ITU-R BT.601 is over one half.
    public var isLight: Bool {
        0.299 * red + 0.587 * green + 0.114 * blue > 0.5
    }

    init?(specification: String) {
        let parts: [Substring]
        if specification.hasPrefix("#") {
            let digits = specification.dropFirst()
            guard digits.count.isMultiple(of: 3), digits.count <= 12 else { return nil }
            let length = digits.count / 3
            parts = (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
        } else if specification.hasPrefix("rgb:") {
            parts = specification.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 3 else { return nil }
        } else if specification.hasPrefix("rgba:") {
            parts = specification.dropFirst(5).split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 4 else { return nil }
        } else {
            return nil
        }
        let components = parts.prefix(3).compactMap(Self.component)
        guard components.count == 3 else { return nil }
        self.init(red: components[0], green: components[1], blue: components[2])
    }

    private static func component(_ digits: Substring) -> Double? {
        guard (1...4).contains(digits.utf8.count), let value = UInt16(digits, radix: 16) else { return nil }
        return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
    }
}
