import Analytics
import ArgumentParser

/// `petsave analytics events`
struct AnalyticsEventsCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "events",
        abstract: "List everything that can be recorded: each event, when it is, and what is told with it."
    )

    static let mendsSettings = true

    @Flag(help: "As a document in Markdown.")
    var markdown = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let canvas = output.canvas(for: .output, in: root)
        if markdown {
            try canvas.write(Array(AnalyticsCatalog.markdown.utf8))
            return .found
        }
        switch try output.chosenFormat(root.preferences) {
        case .json: try canvas.write(json: EventCatalogJSON.value)
        case .ndjson: try canvas.write(jsonLines: EventCatalogJSON.events)
        case .csv: try canvas.write(EventCatalogTable.bytes)
        case .list, .table, .cards: try canvas.write(EventCatalogLines(canvas: canvas).lines)
        }
        return .found
    }
}
