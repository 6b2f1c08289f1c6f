import ArgumentParser
import BusinessServices
import Platform
import TerminalScreen
import TerminalSession
import TerminalText

/// `petsave`, without a command: the interactive app.
struct InteractiveCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Look through animals on the whole screen; `petsave` alone does the same.",
        discussion: """
            Near you, Search, Shortlist and Alerts are tabs; ? lists every key. It needs a terminal; elsewhere, \
            `petsave near`, `petsave search` and the other commands answer.

            With --plain, or ACCESSIBLE=1 in the environment, it talks in lines of text instead: made to be read aloud \
            by a screen reader, and for terminals that cannot be painted on. You answer with numbers and words; “help” \
            tells which. Animals go to standard output, the rest of the conversation to standard error.
            """
    )

    @Flag(help: "Ask no server: show what the catalogue on this machine has.")
    var offline = false

    @Flag(help: "Talk in lines of text, for screen readers and poor terminals.")
    var plain = false

    @Option(
        help: ArgumentHelp(
            "Colours for a dark or a light background, instead of asking the terminal.",
            valueName: "dark|light"
        )
    )
    var background: Background?

    @Option(help: ArgumentHelp("auto, always or never.", valueName: "when"), transform: choice)
    var color: ColorPolicy.Choice?

    @OptionGroup
    var network: NetworkOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        if plain || Self.isAccessible(root.world.environment) {
            try Self.requireSomebody(in: root.world)
            return try await PlainApp(root: root, network: try access(in: root), isOffline: offline).run()
        }
        try Self.requireTerminal(in: root.world)
        let options = InteractiveOptions(
            color: color ?? ColorPolicy.Choice(rawValue: root.preferences.color) ?? .auto,
            ground: background?.ground,
            isOffline: offline,
            network: try access(in: root),
            showsSplash: root.world.environment.nonEmpty("PETSAVE_NO_SPLASH") == nil
        )
        let session = try await root.world.makeTerminalSession(
            TerminalPreferences(color: options.color, ground: options.ground, environment: root.world.environment)
        )
        do {
            let app = try await InteractiveApp(root: root, options: options, session: session)
            return try await app.run()
        } catch {
            await session.end()
            throw error
        }
    }

    private func access(in root: CompositionRoot) throws(CommandFailure) -> NetworkAccess {
        offline ? NetworkAccess() : try network.access(in: root)
    }

    /// Refuses where nobody could see or steer the app, and says what to use instead.
    private static func requireTerminal(in world: World) throws(CommandFailure) {
        let streams = world.streams
        guard streams.input.isTerminal, streams.output.isTerminal else {
            throw CommandFailure(
                "The app needs a terminal for its input and its output. \(instead)",
                .usage
            )
        }
        let terminal = world.environment.nonEmpty("TERM")
        guard let terminal, terminal != "dumb" else {
            throw CommandFailure(
                """
                The app cannot paint on this terminal: TERM is \(terminal.map { "“\($0)”" } ?? "not set"). \
                `petsave --plain` talks in lines of text.
                """,
                .usage
            )
        }
    }

    /// Refuses where nobody could be asked.
    private static func requireSomebody(in world: World) throws(CommandFailure) {
        guard world.streams.input.isTerminal, world.streams.error.isTerminal else {
            throw CommandFailure(
                "The plain app needs somebody to answer: a terminal for its input, and for its errors. \(instead)",
                .usage
            )
        }
    }

    /// Whether the person's environment asks programs to be accessible.
    private static func isAccessible(_ environment: ProcessEnvironment) -> Bool {
        environment.nonEmpty("ACCESSIBLE").map { $0 != "0" } ?? false
    }

    static let instead = "Name a command instead, such as `petsave near 19104`; `petsave --help` lists them."

    @Sendable
    private static func choice(_ text: String) throws -> ColorPolicy.Choice {
        guard let choice = ColorPolicy.Choice(rawValue: text) else {
            throw ValidationError("“\(text)” is not one of auto, always and never.")
        }
        return choice
    }

    /// What the terminal's background is like.
    enum Background: String, ExpressibleByArgument, CaseIterable {
        case dark, light

        var ground: TerminalCapabilities.Ground { self == .dark ? .dark : .light }
    }
}
