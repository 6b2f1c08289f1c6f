import Alerts
import ArgumentParser

/// `petsave alert show NAME`
struct AlertShowCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what an alert looks for, and what came of its last check."
    )

    @Argument(help: "Which alert.", completion: .values(of: .alerts))
    var name: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        try await root.alerts(view: try OneShotAlertsView(output, in: root)).viewDidRequest(name: name)
        return .found
    }
}
