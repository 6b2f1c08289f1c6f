import Alerts
import ArgumentParser

/// `petsave alert list`
struct AlertListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the alerts, and what came of their last checks.",
        discussion: "Exit code 1 means that there is none."
    )

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = try OneShotAlertsView(output, in: root)
        try await root.alerts(view: view).viewDidRequestAll()
        return view.shown.isEmpty ? .noMatch : .found
    }
}
