import ManualPages

/// The pages about the program and its commands, made from what the argument parser knows.
struct CommandManual {
    let program: CommandDescription

    /// A page for the program, and one for each command that `--help` lists; commands within a command are on its page.
    var pages: [ManualPage] { [programPage] + program.visibleSubcommands.map(page) }

    private func page(of command: CommandDescription) -> ManualPage {
        let line = "\(program.name) \(command.name)"
        let description = CommandText(command)
        return ManualPage(
            name: Self.pageName(line),
            chapter: .commands,
            summary: description.summary,
            sections: [
                ManualSection("SYNOPSIS", [.synopsis(usages(of: command, line: line))]),
                ManualSection("DESCRIPTION", description.blocks),
                ManualSection("OPTIONS", OptionList(command.arguments).grouped),
                ManualSection("COMMANDS", command.visibleSubcommands.flatMap { blocks(of: $0, line: line) }),
                exitStatus,
                ManualSection("EXAMPLES", description.examples),
                seeAlso(besides: Self.pageName(line)),
            ].filter { !$0.blocks.isEmpty }
        )
    }

    private var programPage: ManualPage {
        let description = CommandText(program)
        return ManualPage(
            name: program.name,
            chapter: .commands,
            summary: description.summary,
            sections: [
                ManualSection(
                    "SYNOPSIS",
                    [
                        .synopsis([
                            ManualUsage(
                                program.name,
                                [
                                    .init(.argument("command")),
                                    .init(.argument("argument"), isOptional: true, isRepeating: true),
                                ]
                            ),
                            ManualUsage("\(program.name) help", [.init(.argument("topic"))]),
                        ])
                    ]
                ),
                ManualSection("DESCRIPTION", description.blocks),
                ManualSection(
                    "COMMANDS",
                    [
                        .definitions(
                            program.visibleSubcommands.map {
                                ManualDefinition(.text("\(program.name) \($0.name)"), ManualText(marked: $0.abstract))
                            }
                        )
                    ]
                ),
                ManualSection("OPTIONS", OptionList(program.arguments).grouped),
                ManualSection("INSTALLATION", ManualBlock.blocks(of: Self.installation)),
                ManualSection("ENVIRONMENT", ManualBlock.blocks(of: HelpTopic.environment.body)),
                ManualSection("FILES", ManualBlock.blocks(of: HelpTopic.files.body)),
                exitStatus,
                ManualSection("EXAMPLES", description.examples),
                seeAlso(besides: program.name),
            ].filter { !$0.blocks.isEmpty }
        )
    }

    private static let installation = """
        `petsave manual --output FOLDER` writes these pages, and `petsave --generate-completion-script SHELL` prints what \
        bash, zsh or fish need to complete commands, options and values. `make install` does both.
        """

    /// Each way to call a command that `--help` shows: the command itself, or those within it.
    private func usages(of command: CommandDescription, line: String) -> [ManualUsage] {
        let nested = command.visibleSubcommands
        guard nested.isEmpty else { return nested.flatMap { usages(of: $0, line: "\(line) \($0.name)") } }
        let arguments = command.arguments.filter(\.isVisible)
        // Options that cannot be left out are named; the others have their list below.
        let options = arguments.filter { $0.kind != .positional && !$0.isOptional }
        let positionals = arguments.filter { $0.kind == .positional }
        let required = (options + positionals).map { argument in
            ManualUsage.Part(argument.term, isOptional: argument.isOptional, isRepeating: argument.isRepeating)
        }
        return [ManualUsage(line, [.init(.argument("options"), isOptional: true)] + required)]
    }

    /// What there is to say about a command within a command.
    private func blocks(of command: CommandDescription, line: String) -> [ManualBlock] {
        let line = "\(line) \(command.name)"
        let text = CommandText(command)
        return [.heading(line)] + text.blocks + text.examples + OptionList(command.arguments).single
            + command.visibleSubcommands.flatMap { blocks(of: $0, line: line) }
    }

    private var exitStatus: ManualSection {
        ManualSection("EXIT STATUS", ManualBlock.blocks(of: HelpTopic.exitCodes.body))
    }

    private func seeAlso(besides name: String) -> ManualSection {
        let commands =
            name == program.name ? program.visibleSubcommands.map { "\(program.name) \($0.name)" } : [program.name]
        let topics = HelpTopic.allCases.map(\.manualPageName)
        return ManualSection(
            "SEE ALSO",
            [
                .references(
                    commands.map { ManualReference(Self.pageName($0), .commands) }
                        + topics.map { ManualReference($0, .miscellany) }
                )
            ]
        )
    }

    private static func pageName(_ line: String) -> String { line.split(separator: " ").joined(separator: "-") }
}
