import ArgumentParser

/// A command that gets everything it needs from the composition root.
protocol AppCommand: ParsableCommand {
    func run(in root: CompositionRoot) async throws -> ExitCode
}
