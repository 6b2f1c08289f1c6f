/// What is wrong with a settings file, a key or a value.
public enum SettingsFileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong at a place in the file.
    public enum Problem: Equatable, Sendable {
        /// The text breaks the rules of the format; the sentence says how and what to write.
        case malformed(String)
        /// The text is TOML, but outside the subset read here; the sentence says what to write instead.
        case unsupported(String)
        /// A key or table stands there for the second time; `firstLine` counts from 1.
        case duplicate(key: String, firstLine: Int)
    }

    /// The file cannot be read. Line and column count from 1, the column in Unicode scalars.
    case invalidFile(line: Int, column: Int, Problem)
    /// The key asked for is not a key, such as "a..b".
    case invalidKey(String)
    /// A value was to be set where there is a table, or the other way round; `key` is the one that is in the way.
    case conflict(key: String, isTable: Bool)
    /// The value cannot be written: an array within an array.
    case unsupportedValue(key: String)

    /// A sentence that says what is wrong, where, and what to write.
    public var description: String {
        switch self {
        case .invalidFile(let line, let column, let problem):
            "Line \(line), column \(column): \(problem)"
        case .invalidKey(let key):
            "\"\(key)\" is not a key: write names joined by dots, with quotes around a name that holds anything but "
                + "letters, digits, \"-\" and \"_\"."
        case .conflict(let key, isTable: true):
            "\(key) is a table of settings: name one of the settings in it."
        case .conflict(let key, isTable: false):
            "\(key) is a single setting: remove it before setting something below it."
        case .unsupportedValue(let key):
            "\(key) cannot hold an array within an array: use a flat one."
        }
    }
}

extension SettingsFileError.Problem: CustomStringConvertible {
    /// The sentence without the place.
    public var description: String {
        switch self {
        case .malformed(let sentence), .unsupported(let sentence): sentence
        case .duplicate(let key, let firstLine):
            "\(key) is there already, on line \(firstLine): keep one of the two."
        }
    }
}
