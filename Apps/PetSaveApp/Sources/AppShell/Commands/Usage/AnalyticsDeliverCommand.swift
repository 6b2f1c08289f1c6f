import ArgumentParser

/// `petsave analytics deliver`, which commands start detached when enough waits to be sent. A second one that is started
/// meanwhile finds the queues locked, and ends at once.
struct AnalyticsDeliverCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "deliver",
        abstract: "Send what waits to be sent.",
        shouldDisplay: false
    )

    func run(in root: CompositionRoot) async throws -> ExitCode {
        await root.deliverAnalytics()
        return .found
    }
}
