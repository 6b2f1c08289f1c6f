import ArgumentParser

/// The program itself: its subcommands, and what holds for all of them.
struct PetSaveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "petsave",
        abstract: "Find the pet that is waiting for you: near you, from every adoption feed that is still open.",
        discussion: """
            Animals come from sources that you set up and files that you import, and from a built-in sample until you \
            do. Everything is answered from a catalogue on this machine; nothing is ever fetched without a source that \
            you set up.

              petsave near 19104 --type cat --within 50km
              petsave show sample:1006
              petsave source add socrata montgomery-county
              petsave import animals.json

            `petsave help TOPIC` tells more about: \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")).
            """,
        version: PetSaveVersion.current,
        subcommands: [
            NearCommand.self, SearchCommand.self, ShowCommand.self, SuggestCommand.self, MapCommand.self,
            ShortlistCommand.self, AlertCommand.self, StatsCommand.self, SourceCommand.self, SyncCommand.self,
            ImportCommand.self, ExportCommand.self,
            InteractiveCommand.self, SetupCommand.self, ConfigCommand.self, AnalyticsCommand.self, DoctorCommand.self,
            ManualCommand.self, TopicCommand.self,
        ]
    )
}

/// Which PetSave this is. One that reads the records of files otherwise than the one before needs another number: what is
/// imported again is known by its text and who read it.
enum PetSaveVersion {
    static let current = "0.1.0"
}
