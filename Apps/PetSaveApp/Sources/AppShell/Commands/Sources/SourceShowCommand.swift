import AnimalSources
import ArgumentParser
import Boundaries

/// `petsave source show NAME`
struct SourceShowCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show how a source is set up, where its key comes from (never the key), and how it stands."
    )

    @Argument(help: "Which source.", completion: .values(of: .configuredSources))
    var name: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = try OneShotSourcesView(output, in: root)
        _ = try await root.sources(network: NetworkAccess(), view: view).viewDidSelect(name).value
        return .found
    }
}
