import ArgumentParser

/// `petsave alert`
struct AlertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alert",
        abstract: "Save searches, and hear of new animals once.",
        discussion: """
            An alert is a saved search. `petsave alert check` tells what it finds that it has not told before; run it \
            from a timer. Case, accents and punctuation of names do not matter.
            """,
        subcommands: [
            AlertAddCommand.self, AlertListCommand.self, AlertShowCommand.self, AlertEditCommand.self,
            AlertRemoveCommand.self, AlertCheckCommand.self,
        ]
    )
}
