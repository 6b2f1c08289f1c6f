import ArgumentParser

/// Asks a catalogue through its boundary, in this process, and tells how long each answer took.
@main
struct CatalogBenchmarkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog-benchmark",
        abstract: "Measures a catalogue beside its peers, which are asked the same.",
        subcommands: [QuestionsCommand.self, AnswerCommand.self]
    )
}
