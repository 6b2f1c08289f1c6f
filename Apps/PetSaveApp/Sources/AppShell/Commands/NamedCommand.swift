import ArgumentParser

/// A command line that begins with the name of its command, read by that command alone.
///
/// Read by the whole program, the argument parser would make the tree of all commands first, and go through the line and
/// through the command's options once more for each level of it; for a command that answers in some milliseconds that is
/// much. Whatever the command by itself cannot answer, such as a request for help or a mistake, is left to the whole
/// program, which knows the names that lead there.
enum NamedCommand {
    /// The command with its options; `nil` if the whole program is to read the line.
    static func read(_ arguments: [String]) async -> (any AppCommand)? {
        var type: any ParsableCommand.Type = PetSaveCommand.self
        var rest = arguments[...]
        while let name = rest.first, let next = type.configuration.subcommands.first(where: { $0._commandName == name })
        {
            type = next
            rest.removeFirst()
        }
        guard let type = type as? any AppCommand.Type else { return nil }
        return try? await type.asyncParseAsRoot(Array(rest)) as? any AppCommand
    }
}
