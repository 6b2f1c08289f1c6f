import ArgumentParser

/// `petsave analytics`
struct AnalyticsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "analytics",
        abstract: "Settle whether PetSave's use is recorded, and read what was.",
        discussion: """
            Off until you switch it on. Nothing that is recorded holds a search, a name, an address, a note or a place \
            finer than a country; `petsave analytics events` lists all that can be recorded. DO_NOT_TRACK=1 wins over \
            everything.
            """,
        subcommands: [
            AnalyticsStatusCommand.self, AnalyticsOnCommand.self, AnalyticsOffCommand.self, AnalyticsShowCommand.self,
            AnalyticsEventsCommand.self, AnalyticsPathCommand.self, AnalyticsDeliverCommand.self,
        ],
        defaultSubcommand: AnalyticsStatusCommand.self
    )
}
