import ArgumentParser

/// A command that gets everything it needs from the composition root. Asynchronous, since completions of its options are.
protocol AppCommand: AsyncParsableCommand {
    /// Whether the command is there to find or mend what is wrong with the settings, and so runs without them.
    static var mendsSettings: Bool { get }

    func run(in root: CompositionRoot) async throws -> ExitCode
}

extension AppCommand {
    static var mendsSettings: Bool { false }
}
