import ArgumentParser
import Boundaries
import FoundationEssentials
import Platform

/// Where a source's key, password or client secret comes from.
struct SecretOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The first line that this prints, each time it is needed.", valueName: "command"))
    var keyCommand: String?

    @Option(help: ArgumentHelp("The value of this environment variable.", valueName: "variable"))
    var keyEnv: String?

    @Option(
        help: ArgumentHelp("The first line of this file, which only you may read (chmod 600).", valueName: "file"),
        completion: .file()
    )
    var keyFile: String?

    @Flag(help: "The first line of standard input; PetSave keeps it in a file that only you can read.")
    var keyStdin = false

    // Known so that what people try first is refused with advice, and never repeated in a message.
    @Option(
        name: [
            .customLong("key"), .customLong("api-key"), .customLong("password"), .customLong("secret"),
            .customLong("client-secret"), .customLong("token"),
        ],
        parsing: .unconditional,
        help: .hidden
    )
    var typedSecret: String?

    /// Where it comes from and, if PetSave is to keep it, the secret itself; `nil` when nothing was said.
    func chosen(in root: CompositionRoot) throws(CommandFailure) -> (origin: SecretOrigin, kept: String?)? {
        guard typedSecret == nil else { throw Self.refusal(of: "--key") }
        var origins: [SecretOrigin] = []
        if let keyCommand { origins.append(.command(keyCommand)) }
        if let keyEnv { origins.append(.environment(try Self.variable(keyEnv))) }
        if let keyFile { origins.append(.file(path: Self.absolute(keyFile))) }
        if keyStdin { origins.append(.kept) }
        guard origins.count <= 1 else {
            throw CommandFailure(
                "Give one of --key-command, --key-env, --key-file and --key-stdin: a source has one secret.",
                .usage
            )
        }
        guard let origin = origins.first else { return nil }
        return (origin, origin == .kept ? try Self.firstLine(of: root.world.streams.input) : nil)
    }

    /// What is told when a secret stands on the command line, where others can read it.
    static func refusal(of what: String) -> CommandFailure {
        CommandFailure(
            """
            \(what) would show the secret to everybody on this machine, and keep it in the shell's history. Use \
            --key-command, --key-env, --key-file or --key-stdin; if it was a real one, have it replaced.
            """,
            .usage
        )
    }

    /// A value where a name should be is likely to be the secret, so that it is not repeated.
    private static func variable(_ text: String) throws(CommandFailure) -> String {
        let isName =
            text.first?.isNumber == false
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
        guard isName else {
            throw CommandFailure("--key-env takes the name of a variable, such as RESCUEGROUPS_KEY.", .usage)
        }
        return text
    }

    /// It is read from another folder one day.
    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        let folder = FileManager.default.currentDirectoryPath
        return folder + (folder.hasSuffix("/") ? "" : "/") + path
    }

    private static func firstLine(of input: any TextInput) throws(CommandFailure) -> String {
        guard !input.isTerminal else {
            throw CommandFailure(
                """
                --key-stdin reads from a pipe or a file, since a terminal would show what is typed: \
                `pass show petsave/rg | petsave source add … --key-stdin`.
                """,
                .usage
            )
        }
        let line: String?
        do { line = try input.readLine() } catch { throw CommandFailure(error) }
        guard let line, !line.isEmpty else {
            throw CommandFailure("--key-stdin: the first line of standard input is empty.", .usage)
        }
        return line
    }
}
