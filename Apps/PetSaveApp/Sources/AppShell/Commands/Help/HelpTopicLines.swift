import ManualPages
import TerminalText

/// Lays help topics out for a terminal.
struct HelpTopicLines {
    let width: Int

    func lines(of topic: HelpTopic) -> [StyledText] {
        let blocks = ManualBlock.blocks(of: topic.body).map(lines)
        return [StyledText(topic.title, style: .bold)] + blocks.flatMap { [StyledText("")] + $0 }
    }

    private func lines(of block: ManualBlock) -> [StyledText] {
        switch block {
        case .paragraph(let text): StyledText(words(of: text)).wrapped(toWidth: width)
        case .literal(let text):
            text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText("  \($0)") }
        case .definitions(let definitions): lines(of: definitions)
        // No topic holds what only pages have.
        case .heading, .synopsis, .references: []
        }
    }

    /// Two columns, or one below the other where there is no room.
    private func lines(of definitions: [ManualDefinition]) -> [StyledText] {
        let rows = definitions.map { (term: words(of: $0.term), meaning: words(of: $0.meaning)) }
        let column = (rows.map(\.term.displayWidth).max() ?? 0) + 4
        let hasRoom = width - column >= Self.leastMeaningWidth
        let indent = hasRoom ? column : 6
        return rows.flatMap { row in
            let meaning = StyledText(row.meaning).wrapped(toWidth: width - indent)
            let term = StyledText("  ") + StyledText(row.term, style: .bold)
            let indented = meaning.map { StyledText(String(repeating: " ", count: indent)) + $0 }
            guard hasRoom, let first = meaning.first else { return [term] + indented }
            return [term.padded(toWidth: column) + first] + indented.dropFirst()
        }
    }

    private static let leastMeaningWidth = 32

    private func words(of term: ManualTerm) -> String {
        switch term {
        case .text(let text), .argument(let text): text
        case .option(let names, let value): names.joined(separator: ", ") + (value.map { " " + $0 } ?? "")
        }
    }

    private func words(of text: ManualText) -> String {
        text.spans.map { span in
            switch span {
            case .plain(let words): words
            case .literal(let words): "`\(words)`"
            }
        }.joined()
    }
}
