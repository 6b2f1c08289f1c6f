import ArgumentParser

/// `petsave config`
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show and change settings.",
        subcommands: [
            ConfigGetCommand.self, ConfigSetCommand.self, ConfigUnsetCommand.self, ConfigListCommand.self,
            ConfigPathCommand.self,
        ],
        defaultSubcommand: ConfigListCommand.self
    )
}
