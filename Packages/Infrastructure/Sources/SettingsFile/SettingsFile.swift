/// A settings file that people and programs both edit: what a program changes leaves every other byte as it was.
///
/// The format is a strict subset of TOML 1.0 (https://toml.io/en/v1.0.0):
/// - comments from `#` to the end of the line;
/// - `[table]` and `[table.sub]` headers;
/// - bare, quoted and dotted keys;
/// - basic (`"…"`) and literal (`'…'`) strings on one line;
/// - integers (decimal, `0x`, `0o`, `0b`, with `_`), floats, `true` and `false`;
/// - arrays of those, on one or several lines.
///
/// Dates, inline tables, arrays of tables, arrays within arrays and multi-line strings are errors with a line and a
/// column, never misread. What is accepted here means the same to any TOML reader.
public struct SettingsFile: Equatable, Sendable {
    var bytes: [UInt8]
    var document: SettingsDocument

    /// An empty file.
    public init() {
        bytes = []
        document = SettingsDocument()
    }

    /// Reads a file's text.
    public init(parsing text: String) throws(SettingsFileError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads a file's bytes, which must be UTF-8; a byte order mark is accepted and kept.
    public init(parsing bytes: [UInt8]) throws(SettingsFileError) {
        self.bytes = bytes
        document = try SettingsParser.parse(bytes)
    }

    /// The file's contents, to be written back.
    public var contents: [UInt8] { bytes }

    /// The file's contents as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The dotted keys of all settings, in the file's order.
    public var keys: [String] {
        document.entries.map { SettingText.key($0.path) }
    }

    /// The value of a dotted key; nil when it is not set.
    ///
    /// Throws `invalidKey` for what is no key, and `conflict` for the key of a table.
    public func get(_ key: String) throws(SettingsFileError) -> SettingValue? {
        let path = try Self.path(of: key)
        if case .table = document.nodes[path] { throw .conflict(key: SettingText.key(path), isTable: true) }
        return document.entry(at: path)?.value
    }

    /// The line that a setting or a table stands on, from 1; nil when it is not there. A table without a header stands
    /// where the first of its settings does.
    public func line(of key: String) throws(SettingsFileError) -> Int? {
        switch document.nodes[try Self.path(of: key)] {
        case .value(let line), .table(_, let line): line
        case nil: nil
        }
    }

    /// The names directly below a table, in the file's order; none when there is no such table.
    ///
    /// For tables whose names people choose, such as one for each connection. An empty key asks for the top level.
    public func names(in table: String) throws(SettingsFileError) -> [String] {
        let path = table.isEmpty ? [] : try Self.path(of: table)
        var seen: Set<String> = []
        return document.mentions
            .filter { $0.count > path.count && $0.starts(with: path) }
            .map { $0[path.count] }
            .filter { seen.insert($0).inserted }
    }

    /// Equal when the bytes are: comments and layout count.
    public static func == (left: SettingsFile, right: SettingsFile) -> Bool {
        left.bytes == right.bytes
    }

    static func path(of key: String) throws(SettingsFileError) -> [String] {
        var scanner = SettingsScanner(Array(key.utf8))
        guard let path = try? scanner.scanKey(), scanner.isAtEnd else { throw .invalidKey(key) }
        return path
    }
}
