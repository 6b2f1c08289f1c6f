import ArgumentParser
import Shortlist

/// `petsave shortlist undo`
struct ShortlistUndoCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Bring back the animal that was removed last.",
        discussion: "Again, it brings back the one before. Exit code 1 means that none is left."
    )

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = OneShotShortlistView(notes: output.canvas(for: .error, in: root))
        try await root.shortlist(view: view).viewDidRequestUndo()
        return .found
    }
}
