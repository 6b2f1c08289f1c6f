import ArgumentParser
import BusinessServices
import Preferences

/// `petsave config get KEY`
struct ConfigGetCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "get", abstract: "Print the value of a setting.")

    @Argument(help: "Which setting.", completion: .values(of: .words(PreferenceKey.allCases.map(\.rawValue))))
    var key: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let view = OneShotPreferencesView(style: .value, canvas: output.canvas(for: .output, in: root))
        try await root.preferencesUseCase(view: view).viewDidRequest(key: key)
        return .found
    }
}
