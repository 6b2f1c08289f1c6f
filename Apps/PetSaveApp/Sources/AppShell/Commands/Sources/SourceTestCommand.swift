import AnimalSources
import ArgumentParser
import Boundaries

/// `petsave source test NAME`
struct SourceTestCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Ask a source for a little, and tell what came.",
        discussion: """
            Nothing is kept. Exit code 65 means that it answered with nothing that can be read, 69 that it cannot be \
            reached, 77 that it refused the key, 78 that its settings are wrong, 75 that trying later may help.
            """
    )

    @Argument(help: "Which source.", completion: .values(of: .configuredSources))
    var name: String

    @OptionGroup
    var network: NetworkOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        try root.requireNetwork(for: "petsave source test")
        let view = try OneShotSourcesView(output, in: root)
        let presentation = try await root.sources(network: try network.access(in: root), view: view).viewDidTest(name).value
        if case .tested(_, let probe) = presentation, probe.examples.isEmpty, !probe.faults.isEmpty { return .badData }
        return .found
    }
}
