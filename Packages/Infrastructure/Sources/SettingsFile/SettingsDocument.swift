/// Where everything stands in a settings file.
struct SettingsDocument: Sendable {
    /// A `key = value`.
    struct Entry: Sendable {
        /// From the file's top: the table's path and the key's own parts.
        let path: [String]
        let value: SettingValue
        /// The value's bytes.
        let valueRange: Range<Int>
        /// From the start of the key's line to past the line end after the value.
        let lines: Range<Int>
    }

    /// A table header and what stands below it; the first one is the file's top, with no header line of its own.
    struct Section: Sendable {
        let path: [String]
        /// The header's line with its line end.
        let header: Range<Int>
        var entries: [Entry] = []

        /// Past the last line that belongs to it for certain; comments after that may be the next section's.
        var end: Int { entries.last?.lines.upperBound ?? header.upperBound }
    }

    /// What a path stands for.
    enum Node: Equatable, Sendable {
        case value(line: Int)
        case table(TableOrigin, line: Int)
    }

    /// How a table came to be, which decides what may still be added to it.
    enum TableOrigin: Equatable, Sendable {
        /// By its own header.
        case header
        /// By the header of a table below it.
        case implied
        /// By a dotted key in the section with this path.
        case dotted(section: [String])
    }

    var sections: [Section] = [Section(path: [], header: 0..<0)]
    var nodes: [[String]: Node] = [:]

    var entries: [Entry] { sections.flatMap(\.entries) }

    /// The paths of all headers and entries in the file's order.
    var mentions: [[String]] {
        sections.flatMap { section in [section.path] + section.entries.map(\.path) }
    }

    func entry(at path: [String]) -> Entry? {
        for section in sections where path.starts(with: section.path) {
            if let entry = section.entries.first(where: { $0.path == path }) { return entry }
        }
        return nil
    }
}
