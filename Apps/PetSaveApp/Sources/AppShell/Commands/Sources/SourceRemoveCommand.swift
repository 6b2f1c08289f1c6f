import AnimalSources
import ArgumentParser
import Boundaries

/// `petsave source remove NAME`
struct SourceRemoveCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Forget a source, the secret that was kept for it, and its animals.",
        discussion: "What is on the shortlist stays there."
    )

    @Argument(help: "Which source.", completion: .values(of: .configuredSources))
    var name: String

    @Flag(help: "Leave its animals in the catalogue, where they grow old.")
    var keepAnimals = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = try OneShotSourcesView(output, in: root)
        _ = try await root.sources(network: NetworkAccess(), view: view)
            .viewDidRemove(name, keepingAnimals: keepAnimals).value
        return .found
    }
}
