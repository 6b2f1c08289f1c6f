extension ManualBlock {
    /// Reads text in the way that command lines show help: paragraphs with blank lines between them, and indented
    /// lines, which are examples, or two columns, which are terms and their meanings.
    ///
    /// Indented lines are columns if each of them has two blanks or more between its first column and its second; a
    /// line that begins where the second column stands continues the one before it.
    public static func blocks(of text: String) -> [ManualBlock] {
        var blocks: [ManualBlock] = []
        var lines: [Substring] = []
        func flush() {
            if let block = block(of: lines) { blocks.append(block) }
            lines = []
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                flush()
                continue
            }
            if let last = lines.last, last.isIndented != line.isIndented { flush() }
            lines.append(line)
        }
        flush()
        return joined(blocks)
    }

    private static func block(of lines: [Substring]) -> ManualBlock? {
        guard let first = lines.first else { return nil }
        guard first.isIndented else { return .paragraph(ManualText(marked: lines.joined(separator: " "))) }
        let indent = lines.map(\.indent).min() ?? 0
        let rows = lines.map { $0.dropFirst(indent) }
        return definitions(in: rows).map(ManualBlock.definitions) ?? .literal(rows.joined(separator: "\n"))
    }

    /// Examples that only a blank line parts are one example.
    private static func joined(_ blocks: [ManualBlock]) -> [ManualBlock] {
        blocks.reduce(into: []) { result, block in
            if case .literal(let next) = block, case .literal(let before) = result.last {
                result[result.count - 1] = .literal(before + "\n\n" + next)
            } else {
                result.append(block)
            }
        }
    }

    private static func definitions(in rows: [Substring]) -> [ManualDefinition]? {
        var columns: [(term: String, meaning: String)] = []
        var secondColumn = 0
        for row in rows {
            let text = row.dropFirst(row.indent)
            if let last = columns.indices.last, row.indent >= secondColumn {
                columns[last].meaning += " " + text
                continue
            }
            guard let gap = text.firstRange(of: "  ") else { return nil }
            let meaning = text[gap.upperBound...].drop(while: \.isWhitespace)
            guard !meaning.isEmpty else { return nil }
            secondColumn = row.distance(from: row.startIndex, to: meaning.startIndex)
            columns.append((String(text[..<gap.lowerBound]), String(meaning)))
        }
        return columns.map { ManualDefinition(.text($0.term), ManualText(marked: $0.meaning)) }
    }
}

extension Substring {
    fileprivate var indent: Int { prefix(while: { $0 == " " }).count }
    fileprivate var isIndented: Bool { first == " " }
}
