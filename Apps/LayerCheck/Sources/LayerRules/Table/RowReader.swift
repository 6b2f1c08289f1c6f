/// Turns the cells of a table's rows into rules.
struct RowReader {
    private enum Column: String, CaseIterable {
        case layer
        case package
        case targets
        case allowed = "may depend on"
        case thirdParty = "third-party"
        case forbidden = "forbidden modules"
        case why
    }

    private let columns: [Column: Int]
    private let path: String
    private var previous: [Column: String] = [:]
    private var line: Int

    init(header: [String], path: String, line: Int) throws(CheckFailure) {
        self.path = path
        self.line = line
        var columns: [Column: Int] = [:]
        for (index, title) in header.enumerated() {
            if let column = Column(rawValue: title.lowercased()) {
                guard columns.updateValue(index, forKey: column) == nil else {
                    throw .table(
                        path: path,
                        line: line,
                        problem: "the column `\(column.rawValue)` stands twice in the table",
                        remedy: "keep one of the two"
                    )
                }
            }
        }
        for column in Column.allCases where column != .why && columns[column] == nil {
            throw .table(
                path: path,
                line: line,
                problem: "the table has no column `\(column.rawValue)`",
                remedy: "its header must name " + Column.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
                    + "; the last may be left out, and others may be added"
            )
        }
        self.columns = columns
    }

    mutating func row(_ cells: [String], line: Int) throws(CheckFailure) -> LayerRow {
        self.line = line
        let layer = try layer(in: cells)
        let package = try package(in: cells)
        guard layer.rank != nil || package.note == "umbrella" else {
            throw failure(
                "the layer `\(layer.name)` has no number",
                remedy: "start the cell with the layer's rank, 0 or 1 for the innermost: `1 domain`"
            )
        }
        return LayerRow(
            line: line,
            rank: layer.rank,
            layer: layer.name,
            package: Glob(package.name),
            isUmbrella: package.note == "umbrella",
            isApart: package.note == "apart",
            targets: try targets(in: cells),
            allowed: TableCell.entries(of: try cell(.allowed, of: cells)).map { DependencyPattern($0.name) },
            thirdParty: thirdParty(of: try cell(.thirdParty, of: cells)),
            forbidden: TableCell.entries(of: try cell(.forbidden, of: cells)).map { Glob($0.name) },
            why: columns[.why] == nil ? "" : try why(in: cells)
        )
    }

    private func failure(_ problem: String, remedy: String) -> CheckFailure {
        .table(path: path, line: line, problem: problem, remedy: remedy)
    }

    private mutating func cell(_ column: Column, of cells: [String]) throws(CheckFailure) -> String {
        let index = columns[column] ?? cells.count
        let written = index < cells.count ? cells[index] : ""
        if TableCell.isDitto(written) {
            guard let above = previous[column] else {
                throw failure("there is no row above for `\(column.rawValue)`", remedy: "write the cell out")
            }
            return above
        }
        guard !written.isEmpty else {
            throw failure(
                "the cell `\(column.rawValue)` is empty",
                remedy: "write – for nothing, or \u{2033} for the same as in the row above"
            )
        }
        previous[column] = written
        return written
    }

    private mutating func why(in cells: [String]) throws(CheckFailure) -> String {
        let text = try cell(.why, of: cells)
        return TableCell.isNone(text) ? "" : text
    }

    private mutating func layer(in cells: [String]) throws(CheckFailure) -> (rank: Int?, name: String) {
        let text = try cell(.layer, of: cells)
        let digits = text.prefix { $0.isNumber }
        let name = text.dropFirst(digits.count).drop { !$0.isLetter && $0 != "`" }
        return (Int(digits), TableCell.isNone(text) ? "" : String(name.filter { $0 != "`" }))
    }

    private mutating func package(in cells: [String]) throws(CheckFailure) -> TableCell.Entry {
        let entries = TableCell.entries(of: try cell(.package, of: cells))
        guard let entry = entries.first, entries.count == 1 else {
            throw failure(
                "the cell `package` must name one folder",
                remedy: "name it from the repository's root, such as `Packages/Domain` or `Apps/*`, one row each"
            )
        }
        guard ["", "umbrella", "apart"].contains(entry.note) else {
            throw failure("`(\(entry.note))` is no mark of a package", remedy: "use (umbrella) or (apart), or none")
        }
        return entry
    }

    private mutating func targets(in cells: [String]) throws(CheckFailure) -> [LayerRow.TargetPattern] {
        var patterns: [LayerRow.TargetPattern] = []
        for entry in TableCell.entries(of: try cell(.targets, of: cells)) {
            let role: LayerRow.TargetPattern.Role
            switch entry.note {
            case "": role = .production
            case "test kit": role = .testKit
            case "tests": role = .tests
            default:
                throw failure("`(\(entry.note))` is no mark of a target", remedy: "use (test kit) or (tests), or none")
            }
            patterns.append(.init(glob: Glob(entry.name), role: role))
        }
        return patterns
    }

    private func thirdParty(of cell: String) -> [LayerRow.ThirdPartyEntry] {
        TableCell.entries(of: cell).map { entry in
            let words = entry.note.split { $0 == " " || $0 == "," }.map(String.init)
            return LayerRow.ThirdPartyEntry(
                identity: entry.name.lowercased(),
                modules: words.filter { $0 != "shared" && $0 != "plugin" },
                isShared: words.contains("shared"),
                isPlugin: words.contains("plugin")
            )
        }
    }
}
