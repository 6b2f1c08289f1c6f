import Alerts
import ArgumentParser
import Domain

/// `petsave alert add NAME`
struct AlertAddCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Save a search under a name.",
        discussion: """
            The first check tells everything that matches by then; with --only-new what matches now counts as told. \
            A number of days in --published-after is counted back from today, once and for all.
            """
    )

    @Argument(help: "What to call it.")
    var name: String

    @Flag(help: "Take what matches now for known.")
    var onlyNew = false

    @OptionGroup
    var search: SavedSearchOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let draft = AlertDraft(
            name: name,
            search: try search.asked(colors: output.coatColors, in: root).search,
            onlyNew: onlyNew
        )
        try await root.alerts(view: try OneShotAlertsView(output, in: root)).viewDidAdd(draft)
        return .found
    }
}
