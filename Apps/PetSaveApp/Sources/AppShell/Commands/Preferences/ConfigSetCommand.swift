import ArgumentParser
import BusinessServices
import Preferences

/// `petsave config set KEY VALUE`
struct ConfigSetCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Keep a value for a setting.")

    static let mendsSettings = true

    @Argument(help: "Which setting.", completion: .values(of: .words(PreferenceKey.allCases.map(\.rawValue))))
    var key: String

    @Argument(help: "Its value.")
    var value: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let view = OneShotPreferencesView(style: .change, canvas: output.canvas(for: .error, in: root))
        do throws(PreferencesError) {
            try await root.preferencesUseCase(view: view).viewDidEnter(value, forKey: key)
            await root.honourWithdrawnConsent()
            return .found
        } catch {
            // What was typed is a usage error; only what stands in the file is one of configuration.
            if case .badValue = error { throw CommandFailure(error.description, .usage) }
            throw CommandFailure(error)
        }
    }
}
