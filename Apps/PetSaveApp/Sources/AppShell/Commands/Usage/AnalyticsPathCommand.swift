import ArgumentParser
import Platform

/// `petsave analytics path`
struct AnalyticsPathCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "path",
        abstract: "Print where the journal is kept."
    )

    static let mendsSettings = true

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try root.world.streams.output.write(root.journalPath + "\n")
        return .found
    }
}
