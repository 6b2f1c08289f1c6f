import ArgumentParser
import Boundaries
import FoundationEssentials
import Platform
import Usage

/// `petsave analytics show`
struct AnalyticsShowCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what was recorded: how often what happened, by event and by day, and the last events.",
        discussion: "--format ndjson prints the events themselves, a line each, as they stand in the journal."
    )

    @Option(help: ArgumentHelp("Only what was recorded since, as in 2026-11-01 or 7d.", valueName: "date"))
    var since: String?

    @Option(help: ArgumentHelp("How many of the last events to print (10; with ndjson all).", valueName: "number"))
    var limit: Int?

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let format = try output.chosenFormat(root.preferences)
        let start = try since.map { text throws(CommandFailure) in
            try OptionText.moment(text, now: root.world.clock.now, option: "--since")
        }
        if let limit, limit < 0 { throw CommandFailure("--limit: “\(limit)” is no number of events.", .usage) }
        let request = UsageReviewRequest(start: start, limit: limit ?? (format == .ndjson ? .max : 10))
        let view = OneShotUsageReviewView(
            format: format,
            canvas: output.canvas(for: .output, in: root),
            notes: output.canvas(for: .error, in: root)
        )
        return try await root.usageReview(request: request, view: view).viewDidAppear().value.total == 0
            ? .noMatch : .found
    }
}
