import ArgumentParser
import Domain

/// What the argument parser cannot do by itself.
enum CommandLineSyntax {
    /// The arguments in a form that the argument parser reads.
    ///
    /// - `--json=a,b`, whose value may be left out, becomes `--json --fields a,b`;
    /// - `-33.9,18.4`, a place south of the equator, gets a blank before it, so that it is not taken for an option;
    /// - `-puppy` among a person's words gets one too: in a search it excludes, as in other searches;
    /// - `help TOPIC` becomes the command that prints the topic;
    /// - no command at all is the interactive app.
    ///
    /// Throws for a command or topic that there is not.
    static func normalized(_ arguments: [String]) throws(CommandFailure) -> [String] {
        guard let first = arguments.first else { return [InteractiveCommand._commandName] }
        if first.hasPrefix("--"), !ownOptions.contains(first) { return [InteractiveCommand._commandName] + arguments }
        if first == "help" {
            if arguments.count == 2, !arguments[1].hasPrefix("-"), !isKnown(arguments[1]) {
                return [TopicCommand._commandName, arguments[1]]
            }
            if let misspelling = CommandLineAdvice()?.misspelling(inHelpFor: Array(arguments.dropFirst())) {
                throw misspelling
            }
        }
        if !first.hasPrefix("-"), !isKnown(first) { throw unknownCommand(first) }
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let takesWords = [SearchCommand._commandName, AlertCommand._commandName, ShortlistCommand._commandName]
            .contains(first)
        return arguments[..<end].flatMap { rewritten($0, takesWords: takesWords) } + arguments[end...]
    }

    /// What `petsave` itself takes; any other option belongs to the app.
    private static let ownOptions: Set<String> = [
        "--help", "--version", "--generate-completion-script", "--experimental-dump-help", "---completion", "--",
    ]

    private static func rewritten(_ argument: String, takesWords: Bool) -> [String] {
        if argument.hasPrefix("--json=") { return ["--json", "--fields", String(argument.dropFirst("--json=".count))] }
        guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return [argument] }
        let isCoordinate = second.isNumber && argument.contains(",")
        // No option of one dash has more than one letter.
        let isExclusion = takesWords && second.isLetter && argument.count > 2
        return isCoordinate || isExclusion ? [" " + argument] : [argument]
    }

    /// The commands that `--help` lists.
    static var commandNames: [String] {
        PetSaveCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    }

    /// Whether there is the command; the first ones of the list are found without asking the others for their names.
    /// `---completion` is how the completion scripts ask.
    private static func isKnown(_ name: String) -> Bool {
        PetSaveCommand.configuration.subcommands
            .contains { $0._commandName == name && ($0.configuration.shouldDisplay || $0 == ManualCommand.self) }
            || name == "help" || name == "---completion"
    }

    private static func unknownCommand(_ name: String) -> CommandFailure {
        let suggestion =
            EditDistance.nearest(to: name.lowercased(), among: commandNames).map { " Did you mean `petsave \($0)`?" }
            ?? ""
        return CommandFailure(
            "There is no command “\(name)”.\(suggestion) `petsave --help` lists the commands.",
            .usage
        )
    }
}
