/// Reads the marked tables and comments of the architecture document.
package struct DocumentParser {
    private let lines: [String]
    private var document: ArchitectureDocument
    private var index = 0

    /// Reads `text`, the content of the document at `path`.
    package static func parse(_ text: String, path: String) throws(CheckFailure) -> ArchitectureDocument {
        var parser = DocumentParser(text: text, path: path)
        try parser.run()
        return parser.document
    }

    private init(text: String, path: String) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        document = ArchitectureDocument(path: path)
    }

    private mutating func run() throws(CheckFailure) {
        while index < lines.count {
            if let fence = Self.fence(of: lines[index]) {
                skipBlock(fencedBy: fence)
            } else if let directive = Directive(line: lines[index]) {
                try read(directive)
            } else {
                index += 1
            }
        }
        if document.rows.isEmpty {
            throw .table(
                path: document.path,
                line: 1,
                problem: "no table of layers found",
                remedy: "write `<!-- layercheck:table -->` on a line of its own before the table of layers"
            )
        }
    }

    private static func fence(of line: String) -> String? {
        let text = line.trimmed
        return ["```", "~~~"].first { text.hasPrefix($0) }
    }

    private mutating func skipBlock(fencedBy fence: String) {
        index += 1
        while index < lines.count, !lines[index].trimmed.hasPrefix(fence) {
            index += 1
        }
        index += 1
    }

    private func failure(_ problem: String, remedy: String) -> CheckFailure {
        .table(path: document.path, line: index + 1, problem: problem, remedy: remedy)
    }

    private mutating func read(_ directive: Directive) throws(CheckFailure) {
        switch directive.name {
        case "table":
            try readTable()
        case "graph":
            try readFigure()
        case "settings":
            guard directive.arguments.count == 2 else {
                throw failure(
                    "the settings comment needs two quoted texts",
                    remedy: #"write <!-- layercheck:settings "first line of the block" "last line of the block" -->"#
                )
            }
            document.settingsMarkers = .init(start: directive.arguments[0], end: directive.arguments[1])
            index += 1
        case "platforms":
            document.platforms = Set(directive.arguments)
            index += 1
        case "ignore":
            document.ignored += directive.arguments.map(Glob.init)
            index += 1
        case "system-modules":
            document.systemModules.formUnion(directive.arguments)
            index += 1
        default:
            throw failure(
                "`layercheck:\(directive.name)` is not known",
                remedy: "use one of table, graph, settings, platforms, ignore, system-modules"
            )
        }
    }

    private mutating func readFigure() throws(CheckFailure) {
        index += 1
        skipEmptyLines()
        guard index < lines.count, Self.fence(of: lines[index]) == "```" else {
            throw failure("no fenced figure follows the graph comment", remedy: "put a ```mermaid fence after it")
        }
        let opening = index
        skipBlock(fencedBy: "```")
        let content = lines[(opening + 1)..<max(opening + 1, min(index - 1, lines.count))]
        document.figure = .init(line: opening + 1, text: content.map { $0 + "\n" }.joined())
    }

    private mutating func skipEmptyLines() {
        while index < lines.count, lines[index].trimmed.isEmpty {
            index += 1
        }
    }

    private mutating func readTable() throws(CheckFailure) {
        index += 1
        skipEmptyLines()
        guard index + 1 < lines.count, let header = TableCell.cells(of: lines[index]),
            TableCell.isRule(lines[index + 1])
        else {
            throw failure("no table follows the table comment", remedy: "put the table of layers right after it")
        }
        var reader = try RowReader(header: header, path: document.path, line: index + 1)
        index += 2
        while index < lines.count, let cells = TableCell.cells(of: lines[index]) {
            document.rows.append(try reader.row(cells, line: index + 1))
            index += 1
        }
    }
}
