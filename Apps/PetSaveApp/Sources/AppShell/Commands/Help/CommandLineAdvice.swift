import Domain

/// What somebody may have meant by words that the argument parser does not know.
struct CommandLineAdvice {
    private let program: CommandDescription

    init?() {
        guard let program = try? CommandDescription.ofProgram() else { return nil }
        self.program = program
    }

    /// Why a command line that the argument parser refused may have been refused: the first word that names no
    /// subcommand, or the first option that there is not. `nil` where every name is known.
    func misspelling(in arguments: [String]) -> CommandFailure? {
        let words = Array(arguments.prefix { $0 != "--" })
        let (command, path) = commandNamed(by: words)
        let rest = words.dropFirst(path.count - 1)
        let defaultSubcommand = command.defaultSubcommand.flatMap(command.subcommand)
        if let word = rest.first, !word.hasPrefix("-"), !command.subcommands.isEmpty,
            defaultSubcommand?.arguments.contains(where: { $0.kind == .positional }) != true
        {
            return unknownSubcommand(word, of: command, at: path)
        }
        let known = command.arguments + (defaultSubcommand?.arguments ?? [])
        return unknownOption(in: rest, known: known).map { unknownOption($0, known: known, at: path) }
    }

    /// Whether `petsave help WORDS…` names a command; a failure that says which word does not.
    func misspelling(inHelpFor words: [String]) -> CommandFailure? {
        let (command, path) = commandNamed(by: words)
        guard let word = words.dropFirst(path.count - 1).first, !word.hasPrefix("-") else { return nil }
        return unknownSubcommand(word, of: command, at: path)
    }

    /// The command that the first words name, and those words, from the program's name on.
    private func commandNamed(by words: [String]) -> (command: CommandDescription, path: [String]) {
        var command = program
        var path = [program.name]
        for word in words {
            guard let next = command.subcommand(word) else { break }
            command = next
            path.append(word)
        }
        return (command, path)
    }

    private func unknownSubcommand(_ word: String, of command: CommandDescription, at path: [String]) -> CommandFailure
    {
        let line = path.joined(separator: " ")
        let names = command.visibleSubcommands.map(\.name)
        guard !names.isEmpty else {
            return CommandFailure("`\(line)` has no commands of its own, and so none called “\(word)”.", .usage)
        }
        let suggestion =
            EditDistance.nearest(to: word.lowercased(), among: names).map { " Did you mean `\(line) \($0)`?" } ?? ""
        return CommandFailure(
            "`\(line)` has no command “\(word)”.\(suggestion) There are: \(names.joined(separator: ", ")).",
            .usage
        )
    }

    private func unknownOption(in words: ArraySlice<String>, known: [ArgumentDescription]) -> String? {
        let names = Set(known.flatMap(\.names)).union(Self.parserOptions)
        let takingAnyValue = Set(known.filter(\.takesAnyValue).flatMap(\.names))
        var isValue = false
        for word in words {
            defer { isValue = !isValue && takingAnyValue.contains(word) }
            guard !isValue, word.hasPrefix("-"), word.drop(while: { $0 == "-" }).first?.isLetter == true else {
                continue
            }
            let name = String(word.prefix { $0 != "=" })
            if !names.contains(name) { return name }
        }
        return nil
    }

    private func unknownOption(_ name: String, known: [ArgumentDescription], at path: [String]) -> CommandFailure {
        let names = known.filter(\.isVisible).flatMap(\.names).filter { $0.hasPrefix("--") }.map { $0.dropFirst(2) }
        let bare = name.drop { $0 == "-" }.lowercased()
        let suggestion =
            EditDistance.nearest(to: bare, among: names.map(String.init))
            .flatMap { Self.isLikely($0, for: bare) ? " Did you mean “--\($0)”?" : nil } ?? ""
        let line = path.joined(separator: " ")
        return CommandFailure(
            "`\(line)` has no option “\(name)”.\(suggestion) `\(line) --help` lists them.",
            .usage
        )
    }

    /// Two letters make another word of a short one: “foo” is no misspelling of “age”.
    private static func isLikely(_ name: String, for word: String) -> Bool {
        EditDistance.between(name, word) * 2 < word.count + 1
    }

    /// What the argument parser answers by itself.
    private static let parserOptions: Set<String> = [
        "--generate-completion-script", "--experimental-dump-help", "--help-hidden", "-help",
    ]
}
