import AnimalSources
import ArgumentParser
import Boundaries

/// `petsave source list`
struct SourceListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the sources, and how each of them stands.",
        discussion: """
            A source is fresh; due, when what it said is older than it may become; failing, when its last sync \
            stopped; unfinished, while one runs or when one was broken off; or off. Exit code 1 means that there is none.
            """
    )

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = try OneShotSourcesView(output, in: root)
        let presentation = try await root.sources(network: NetworkAccess(), view: view).viewDidAppear().value
        if case .list(let sources) = presentation, sources.isEmpty { return .noMatch }
        return .found
    }
}
