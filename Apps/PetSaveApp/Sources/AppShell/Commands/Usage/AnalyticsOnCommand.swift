import ArgumentParser
import Usage

/// `petsave analytics on [SERVICE…]`
struct AnalyticsOnCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "on",
        abstract: "Have PetSave's use recorded.",
        discussion: """
            Without a service that is the journal, a file on this machine. A service that sends is switched on by its \
            name alone, and needs an address in analytics.toml: `petsave help privacy` tells how.
            """
    )

    @Argument(help: "Services to switch on as well, such as http.")
    var services: [String] = []

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let view = OneShotUsageConsentView(
            format: try output.chosenFormat(root.preferences),
            canvas: output.canvas(for: .output, in: root)
        )
        try await root.usageConsent(view: view).viewDidConsent(to: services)
        return .found
    }
}
