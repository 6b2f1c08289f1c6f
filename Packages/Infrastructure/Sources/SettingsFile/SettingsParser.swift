/// Reads a whole settings file, line by line, and keeps TOML's rules on what may be defined where.
struct SettingsParser {
    private var scanner: SettingsScanner
    private var document = SettingsDocument()

    static func parse(_ bytes: [UInt8]) throws(SettingsFileError) -> SettingsDocument {
        var parser = SettingsParser(scanner: SettingsScanner(bytes))
        try parser.scanner.requireUTF8()
        parser.scanner.skipByteOrderMark()
        let top = parser.scanner.position
        parser.document.sections[0] = SettingsDocument.Section(path: [], header: top..<top)
        while !parser.scanner.isAtEnd { try parser.parseLine() }
        return parser.document
    }

    private init(scanner: SettingsScanner) {
        self.scanner = scanner
    }

    private mutating func parseLine() throws(SettingsFileError) {
        let start = scanner.position
        scanner.skipBlanks()
        switch scanner.peek {
        case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"):
            try scanner.expectEndOfLine(after: "the line's blanks")
        case UInt8(ascii: "["):
            try parseHeader(from: start)
        default:
            try parseEntry(from: start)
        }
    }

    private mutating func parseHeader(from start: Int) throws(SettingsFileError) {
        let place = scanner
        scanner.advance()
        if scanner.peek == UInt8(ascii: "[") {
            throw place.problem(
                .unsupported("Arrays of tables are not read here: give each table a name, as in [table.name].")
            )
        }
        scanner.skipBlanks()
        let path = try scanner.scanKey()
        scanner.skipBlanks()
        guard scanner.take(UInt8(ascii: "]")) else {
            throw scanner.problem(.malformed("A \"]\" is missing at the end of the table's name."))
        }
        try define(table: path, at: place)
        try scanner.expectEndOfLine(after: "the table's name")
        document.sections.append(SettingsDocument.Section(path: path, header: start..<scanner.position))
    }

    private mutating func parseEntry(from start: Int) throws(SettingsFileError) {
        let place = scanner
        let section = document.sections.count - 1
        let table = document.sections[section].path
        let key = try scanner.scanKey()
        scanner.skipBlanks()
        guard scanner.take(UInt8(ascii: "=")) else {
            throw scanner.problem(
                .malformed("A \"=\" and a value are missing after the key \(SettingText.key(key)).")
            )
        }
        try define(key: key, in: table, at: place)
        scanner.skipBlanks()
        let valueStart = scanner.position
        let value = try scanner.scanValue()
        let valueRange = valueStart..<scanner.position
        try scanner.expectEndOfLine(after: "the value")
        document.sections[section].entries.append(
            SettingsDocument.Entry(
                path: table + key,
                value: value,
                valueRange: valueRange,
                lines: start..<scanner.position
            )
        )
    }

    private mutating func define(table path: [String], at place: SettingsScanner) throws(SettingsFileError) {
        for length in 1..<path.count {
            let prefix = Array(path.prefix(length))
            switch document.nodes[prefix] {
            case .value(let line): throw duplicate(prefix, line, place)
            case .table: continue
            case nil: document.nodes[prefix] = .table(.implied, line: place.line)
            }
        }
        switch document.nodes[path] {
        case nil, .table(.implied, _): document.nodes[path] = .table(.header, line: place.line)
        case .value(let line), .table(_, let line): throw duplicate(path, line, place)
        }
    }

    private mutating func define(
        key: [String],
        in table: [String],
        at place: SettingsScanner
    ) throws(SettingsFileError) {
        for length in 1..<key.count {
            let prefix = table + key.prefix(length)
            switch document.nodes[prefix] {
            case nil: document.nodes[prefix] = .table(.dotted(section: table), line: place.line)
            case .table(.dotted(section: table), _): continue
            case .value(let line), .table(_, let line): throw duplicate(prefix, line, place)
            }
        }
        let path = table + key
        switch document.nodes[path] {
        case nil: document.nodes[path] = .value(line: place.line)
        case .value(let line), .table(_, let line): throw duplicate(path, line, place)
        }
    }

    private func duplicate(_ path: [String], _ line: Int, _ place: SettingsScanner) -> SettingsFileError {
        place.problem(.duplicate(key: SettingText.key(path), firstLine: line))
    }
}
