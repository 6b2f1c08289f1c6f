import AnimalGeneration
import ArgumentParser
import FoundationEssentials

/// Writes questions about generated animals, one a line.
struct QuestionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "questions",
        abstract: "Write questions as JSON, one a line."
    )

    @Option(help: "How many of each row.")
    var count = 200

    @Option(help: "What the random choices begin with.")
    var seed: UInt64 = 1

    @Option(name: .customLong("row"), help: "Only of this row; may be repeated.")
    var rows: [QuestionRow] = []

    func run() throws {
        let generator = try QuestionGenerator(seed: seed)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for row in rows.isEmpty ? QuestionRow.allCases : rows {
            for index in 0..<count {
                let line = try encoder.encode(generator.question(index, in: row))
                print(String(decoding: line, as: UTF8.self))
            }
        }
    }
}

extension QuestionRow: ExpressibleByArgument {}
