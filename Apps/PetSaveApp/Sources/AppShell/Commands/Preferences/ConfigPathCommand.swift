import ArgumentParser
import Platform

/// `petsave config path`
struct ConfigPathCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "path",
        abstract: "Print where the settings are kept."
    )

    static let mendsSettings = true

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try root.world.streams.output.write(root.preferencesPath + "\n")
        return .found
    }
}
