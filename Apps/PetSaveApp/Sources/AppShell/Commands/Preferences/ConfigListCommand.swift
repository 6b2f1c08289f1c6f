import ArgumentParser
import BusinessServices
import Preferences

/// `petsave config list`
struct ConfigListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Print every setting, what it is now and what it is for."
    )

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let style: OneShotPreferencesView.Style =
            switch try output.chosenFormat(root.preferences) {
            case .json, .ndjson: .json
            case .list, .table, .cards, .csv: .all
            }
        let view = OneShotPreferencesView(style: style, canvas: output.canvas(for: .output, in: root))
        try await root.preferencesUseCase(view: view).viewDidRequestAll()
        return .found
    }
}
