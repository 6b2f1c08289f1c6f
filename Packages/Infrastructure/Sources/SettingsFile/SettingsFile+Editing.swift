extension SettingsFile {
    /// Sets a dotted key.
    ///
    /// The value of a key that is there is replaced in place, with its line's comment kept; comments within an array
    /// that is replaced go with it. A new key goes below the last one of its table; a new table, to the file's end.
    /// Setting the value a key has already changes nothing.
    ///
    /// Throws `invalidKey`, `conflict` and `unsupportedValue`; the file is then as it was.
    public mutating func set(_ key: String, to value: SettingValue) throws(SettingsFileError) {
        let path = try Self.path(of: key)
        if value.holdsNestedArray { throw .unsupportedValue(key: SettingText.key(path)) }
        try requireNoConflict(at: path)
        if let entry = document.entry(at: path) {
            if entry.value != value { try replace(entry.valueRange, by: value.description) }
        } else {
            try insert(path, value)
        }
    }

    /// Removes a dotted key with its line; comments on lines of their own stay. False when it was not set.
    @discardableResult
    public mutating func unset(_ key: String) throws(SettingsFileError) -> Bool {
        let path = try Self.path(of: key)
        if case .table = document.nodes[path] { throw .conflict(key: SettingText.key(path), isTable: true) }
        guard let entry = document.entry(at: path) else { return false }
        try replace(entry.lines, by: "")
        return true
    }

    /// Removes a table: its header, its settings, the comments between them, and every table below it. Comments above
    /// the header stay. False when there is no such table.
    @discardableResult
    public mutating func removeTable(_ key: String) throws(SettingsFileError) -> Bool {
        let path = try Self.path(of: key)
        guard let node = document.nodes[path] else { return false }
        guard case .table = node else { throw .conflict(key: SettingText.key(path), isTable: false) }
        var ranges: [Range<Int>] = []
        for section in document.sections {
            if section.path.starts(with: path) {
                ranges.append(section.header.lowerBound..<section.end)
            } else {
                ranges += section.entries.filter { $0.path.starts(with: path) }.map(\.lines)
            }
        }
        var edited = bytes
        for range in ranges.reversed() { edited.removeSubrange(range) }
        self = try SettingsFile(parsing: edited)
        return true
    }

    private func requireNoConflict(at path: [String]) throws(SettingsFileError) {
        for length in 1..<path.count {
            let prefix = Array(path.prefix(length))
            if case .value = document.nodes[prefix] { throw .conflict(key: SettingText.key(prefix), isTable: false) }
        }
        if case .table = document.nodes[path] { throw .conflict(key: SettingText.key(path), isTable: true) }
    }

    private mutating func insert(_ path: [String], _ value: SettingValue) throws(SettingsFileError) {
        let table = Array(path.dropLast())
        if table.isEmpty {
            try insertAtTop("\(SettingText.key(path)) = \(value)")
        } else if case .table(.dotted(let section), _) = document.nodes[table] {
            // TOML forbids a header for a table that dotted keys made, so the new key joins them.
            let relative = path.dropFirst(section.count)
            try insert("\(SettingText.key(relative)) = \(value)", below: section, lastOf: table)
        } else if case .table(.header, _) = document.nodes[table] {
            try insert("\(SettingText.key(path.suffix(1))) = \(value)", below: table, lastOf: table)
        } else {
            try append(["[\(SettingText.key(table))]", "\(SettingText.key(path.suffix(1))) = \(value)"])
        }
    }

    /// Puts a line below the last entry of a section whose path begins with `prefix`, indented as that one is.
    private mutating func insert(
        _ line: String,
        below sectionPath: [String],
        lastOf prefix: [String]
    ) throws(SettingsFileError) {
        for section in document.sections where section.path == sectionPath {
            let entry = section.entries.last { $0.path.starts(with: prefix) }
            let position = entry?.lines.upperBound ?? section.end
            let indentation = entry.map { entry in
                bytes[entry.lines].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            }
            let text = String(decoding: indentation ?? [], as: UTF8.self) + line + lineEnd
            try replace(position..<position, by: endsLine(before: position) ? text : lineEnd + text)
        }
    }

    /// Puts a line where settings without a table go: below the others, or above the first header and its comment.
    private mutating func insertAtTop(_ line: String) throws(SettingsFileError) {
        let top = document.sections[0]
        if !top.entries.isEmpty {
            try insert(line, below: [], lastOf: [])
        } else if document.sections.count > 1 {
            let position = startOfComment(above: document.sections[1].header.lowerBound, notBefore: top.end)
            let needsBlank = position > top.end && !isBlankLine(before: position)
            try replace(position..<position, by: (needsBlank ? lineEnd : "") + line + lineEnd + lineEnd)
        } else {
            try append([line])
        }
    }

    /// Puts lines at the file's end, set apart from what is there by a blank line.
    private mutating func append(_ lines: [String]) throws(SettingsFileError) {
        let end = bytes.count
        var text = ""
        if !endsLine(before: end) { text += lineEnd }
        if end > document.sections[0].header.lowerBound, !isBlankLine(before: end) { text += lineEnd }
        text += lines.map { $0 + lineEnd }.joined()
        try replace(end..<end, by: text)
    }

    /// The start of the comment lines that stand directly above a position, or the position itself.
    private func startOfComment(above position: Int, notBefore limit: Int) -> Int {
        var start = position
        while start > limit {
            let lineStart = bytes[limit..<(start - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? limit
            let first = bytes[lineStart..<start].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            if first != UInt8(ascii: "#") { break }
            start = lineStart
        }
        return start
    }

    private func endsLine(before position: Int) -> Bool {
        position == document.sections[0].header.lowerBound || bytes[position - 1] == UInt8(ascii: "\n")
    }

    private func isBlankLine(before position: Int) -> Bool {
        let ends = bytes[..<position].suffix(4).filter { $0 != UInt8(ascii: "\r") }.suffix(2)
        return ends.elementsEqual([UInt8(ascii: "\n"), UInt8(ascii: "\n")])
    }

    /// The line end the file uses, by its first.
    private var lineEnd: String {
        guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
        return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Reads the file again after each edit: settings files are small, and an edit can then never leave one behind
    /// that does not read.
    private mutating func replace(_ range: Range<Int>, by text: String) throws(SettingsFileError) {
        var edited = bytes
        edited.replaceSubrange(range, with: text.utf8)
        self = try SettingsFile(parsing: edited)
    }
}
