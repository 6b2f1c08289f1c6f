import ArgumentParser

/// `petsave source`
struct SourceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "source",
        abstract: "Set up where animals are fetched from.",
        discussion: """
            A source is a feed that you chose, under a name of yours. Nothing is fetched from anywhere else. \
            `petsave source add` lists the kinds of feeds; `petsave help sources` tells what each of them learns of you.
            """,
        subcommands: [
            SourceAddCommand.self, SourceListCommand.self, SourceShowCommand.self, SourceTestCommand.self,
            SourceEnableCommand.self, SourceDisableCommand.self, SourceRemoveCommand.self,
        ],
        defaultSubcommand: SourceListCommand.self
    )
}
