import ArgumentParser
import Shortlist

/// `petsave shortlist remove ID…`
struct ShortlistRemoveCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Take animals out of your shortlist.",
        discussion: """
            `petsave shortlist undo` brings them back, one by one, with rating and note. Of several, all are removed or \
            none.
            """
    )

    @Argument(help: ArgumentHelp("Which animals.", valueName: "id"), completion: .values(of: .shortlist))
    var ids: [String]

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = OneShotShortlistView(notes: output.canvas(for: .error, in: root))
        try await root.shortlist(view: view).viewDidRemove(ids)
        return .found
    }
}
