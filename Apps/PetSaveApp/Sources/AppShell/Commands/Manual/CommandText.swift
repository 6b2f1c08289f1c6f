import ManualPages

/// What a command says about itself, parted into a description and examples.
struct CommandText {
    /// The abstract as a page's name line has it.
    let summary: String
    /// The abstract and the discussion.
    let blocks: [ManualBlock]
    /// The examples of the discussion, except those that a sentence before them leads to.
    let examples: [ManualBlock]

    init(_ command: CommandDescription) {
        let abstract = command.abstract.hasSuffix(".") ? String(command.abstract.dropLast()) : command.abstract
        summary = abstract.prefix(1).lowercased() + abstract.dropFirst()
        var blocks: [ManualBlock] = command.abstract.isEmpty ? [] : [.paragraph(ManualText(marked: command.abstract))]
        var examples: [ManualBlock] = []
        for block in ManualBlock.blocks(of: command.discussion) {
            if case .literal = block, !(blocks.last.map(Self.leadsOn) ?? false) {
                examples.append(block)
            } else {
                blocks.append(block)
            }
        }
        self.blocks = blocks
        self.examples = examples
    }

    private static func leadsOn(_ block: ManualBlock) -> Bool {
        guard case .paragraph(let text) = block, case .plain(let words) = text.spans.last else { return false }
        return words.hasSuffix(":")
    }
}
