import ArgumentParser
import Usage

/// `petsave analytics off [SERVICE…]`
struct AnalyticsOffCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "off",
        abstract: "Stop recording, and throw away what waits to be sent.",
        discussion: """
            What waits for a service goes at once, and so does the number by which the service knows this installation. \
            The journal is yours, and stays unless --delete-journal is given.
            """
    )

    static let mendsSettings = true

    @Argument(help: "Only these services; without one everything is switched off.")
    var services: [String] = []

    @Flag(help: "Delete the journal too.")
    var deleteJournal = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let view = OneShotUsageConsentView(
            format: try output.chosenFormat(root.preferences),
            canvas: output.canvas(for: .output, in: root)
        )
        try await root.usageConsent(view: view).viewDidWithdraw(from: services, deletesJournal: deleteJournal)
        return .found
    }
}
