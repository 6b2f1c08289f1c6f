import ArgumentParser
import Usage

/// `petsave analytics status`
struct AnalyticsStatusCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Say what is recorded, where it is sent, how much waits, and where the files are."
    )

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let view = OneShotUsageConsentView(
            format: try output.chosenFormat(root.preferences),
            canvas: output.canvas(for: .output, in: root)
        )
        try await root.usageConsent(view: view).viewDidAppear()
        return .found
    }
}
