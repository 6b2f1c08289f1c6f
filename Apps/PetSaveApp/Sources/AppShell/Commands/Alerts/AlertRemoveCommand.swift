import Alerts
import ArgumentParser

/// `petsave alert remove NAME`
struct AlertRemoveCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Forget an alert, and what it has told."
    )

    @Argument(help: "Which alert.", completion: .values(of: .alerts))
    var name: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        try await root.alerts(view: try OneShotAlertsView(output, in: root)).viewDidRemove(name: name)
        return .found
    }
}
