import ArgumentParser

/// Asks a catalogue through its boundary, in this process, and tells how long each answer took.
@main
struct CatalogBenchmarkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog-benchmark",
        abstract: "Measures a catalogue beside its peers, and compares its answers with the reference.",
        subcommands: [QuestionsCommand.self, AnswerCommand.self, CompareCommand.self]
    )
}
