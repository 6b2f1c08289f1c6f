import ArgumentParser
import BusinessServices
import Preferences

/// `petsave config unset KEY`
struct ConfigUnsetCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "unset",
        abstract: "Give a setting its standard value back."
    )

    static let mendsSettings = true

    @Argument(help: "Which setting.", completion: .values(of: .words(PreferenceKey.allCases.map(\.rawValue))))
    var key: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let view = OneShotPreferencesView(style: .change, canvas: output.canvas(for: .error, in: root))
        try await root.preferencesUseCase(view: view).viewDidClear(key: key)
        await root.honourWithdrawnConsent()
        return .found
    }
}
