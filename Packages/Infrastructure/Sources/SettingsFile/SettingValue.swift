/// A value in a settings file.
public enum SettingValue: Equatable, Sendable {
    /// Text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction or an exponent, infinity or not-a-number.
    case double(Double)
    /// True or false.
    case boolean(Bool)
    /// A list of the other kinds; a list within a list is outside the subset.
    case array([SettingValue])

    /// Reads a value as it would stand after the equals sign, such as `25`, `"text"` or `["a", "b"]`.
    ///
    /// For text typed on a command line, where `config set limit 25` means a number: what throws here can be taken as
    /// a string.
    public init(parsing text: String) throws(SettingsFileError) {
        var scanner = SettingsScanner(Array(text.utf8))
        scanner.skipBlanks()
        self = try scanner.scanValue()
        try scanner.expectEndOfLine(after: "the value")
        if !scanner.isAtEnd { throw scanner.problem(.malformed("One value is expected here, on one line.")) }
    }

    /// The text, if this is text.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The number, if this is a whole one.
    public var integer: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The number, if this is one, whole or not.
    public var double: Double? {
        switch self {
        case .double(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }

    /// The truth value, if this is one.
    public var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The elements, if this is an array.
    public var array: [SettingValue]? {
        if case .array(let values) = self { values } else { nil }
    }
}

extension SettingValue: CustomStringConvertible {
    /// The value as it is written in a file.
    public var description: String {
        switch self {
        case .string(let value): SettingText.quoted(value)
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .boolean(let value): "\(value)"
        case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        }
    }

    var holdsNestedArray: Bool {
        array?.contains { $0.array != nil } ?? false
    }
}
