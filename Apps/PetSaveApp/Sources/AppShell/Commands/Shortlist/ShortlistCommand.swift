import ArgumentParser

/// `petsave shortlist`
struct ShortlistCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shortlist",
        abstract: "Keep animals in mind: list, rate, note, share.",
        discussion: """
            ID is one that a list shows, such as petfinder:59736347, or a unique beginning of one. Animals that are no \
            longer listed stay, and are marked.
            """,
        subcommands: [
            ShortlistListCommand.self, ShortlistAddCommand.self, ShortlistRemoveCommand.self,
            ShortlistUndoCommand.self, ShortlistRateCommand.self, ShortlistNoteCommand.self,
            ShortlistExportCommand.self,
        ],
        defaultSubcommand: ShortlistListCommand.self
    )
}
