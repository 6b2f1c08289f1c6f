import AnimalSources
import ArgumentParser
import Boundaries

/// `petsave source enable NAME`
struct SourceEnableCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "enable",
        abstract: "Switch a source on again."
    )

    @Argument(help: "Which source.", completion: .values(of: .configuredSources))
    var name: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = try OneShotSourcesView(output, in: root)
        _ = try await root.sources(network: NetworkAccess(), view: view).viewDidSwitch(name, on: true).value
        return .found
    }
}
