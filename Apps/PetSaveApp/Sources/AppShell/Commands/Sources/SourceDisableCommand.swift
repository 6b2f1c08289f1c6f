import AnimalSources
import ArgumentParser
import Boundaries

/// `petsave source disable NAME`
struct SourceDisableCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable",
        abstract: "Switch a source off: it is asked no more, and its animals stay."
    )

    @Argument(help: "Which source.", completion: .values(of: .configuredSources))
    var name: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = try OneShotSourcesView(output, in: root)
        _ = try await root.sources(network: NetworkAccess(), view: view).viewDidSwitch(name, on: false).value
        return .found
    }
}
