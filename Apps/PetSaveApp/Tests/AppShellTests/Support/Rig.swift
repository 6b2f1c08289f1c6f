import AppShell
import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import Platform
import TerminalText
import Testing

/// Runs command lines in a world of their own: memory for streams, a fresh folder, a clock that stands still.
struct Rig {
    let output: MemoryOutput
    let error: MemoryOutput
    let world: World
    private let home: String

    init(
        terminalColumns: Int? = nil,
        terminalRows: Int = 24,
        variables: [String: String] = [:],
        input: String = "",
        isTyped: Bool = false,
        errorColumns: Int? = nil,
        clock: any WallClock = FixedWallClock(Date(timeIntervalSince1970: 1_782_950_400)),
        server: FakeServer? = nil,
        session: ScriptedSession? = nil
    ) {
        home = FileManager.default.temporaryDirectory.appending(path: "petsave-\(UUID().uuidString)").path
        output = MemoryOutput(terminalSize: terminalColumns.flatMap { TerminalSize(columns: $0, rows: terminalRows) })
        error = MemoryOutput(terminalSize: errorColumns.flatMap { TerminalSize(columns: $0, rows: terminalRows) })
        let environment = ["PETSAVE_HOME": home, "LANG": "C.UTF-8", "TERM": "xterm"]
        world = World(
            streams: StandardStreams(
                input: MemoryInput(input, isTerminal: isTyped || session != nil),
                output: output,
                error: error
            ),
            environment: ProcessEnvironment(environment.merging(variables) { _, new in new }),
            clock: clock,
            timer: ImpatientTimer(),
            makeSeed: Seeds().next,
            makeTransport: { settings throws(CertificateFileError) in
                if let path = settings.caFile, !FileManager.default.fileExists(atPath: path) {
                    throw .unreadable(path: path)
                }
                if server == nil { Issue.record("A server was asked that nobody expected to be.") }
                return server ?? FakeServer { _ in .refusal }
            },
            makeTerminalSession: { _ in
                if session == nil { Issue.record("The terminal was taken over that nobody expected to be.") }
                return session ?? ScriptedSession([])
            }
        )
    }

    /// The same person and the same files, later or elsewhere.
    func later(
        by seconds: TimeInterval = 0,
        variables: [String: String] = [:],
        input: String = "",
        isTyped: Bool = false,
        server: FakeServer? = nil,
        session: ScriptedSession? = nil
    ) -> Rig {
        Rig(
            of: self,
            by: seconds,
            variables: variables,
            input: input,
            isTyped: isTyped,
            server: server,
            session: session
        )
    }

    private init(
        of other: Rig,
        by seconds: TimeInterval,
        variables: [String: String],
        input: String,
        isTyped: Bool,
        server: FakeServer?,
        session: ScriptedSession?
    ) {
        let rig = Rig(
            terminalColumns: isTyped ? 80 : session?.size.columns,
            variables: variables,
            input: input,
            isTyped: isTyped,
            errorColumns: isTyped ? 80 : nil,
            server: server,
            session: session
        )
        output = rig.output
        error = rig.error
        home = other.home
        var world = rig.world
        world.environment = ProcessEnvironment(
            rig.world.environment.dictionary.merging(["PETSAVE_HOME": other.home]) { _, new in new }
        )
        world.clock = FixedWallClock(other.world.clock.now.addingTimeInterval(seconds))
        self.world = world
    }

    func run(_ arguments: String...) async -> Int32 {
        await run(arguments)
    }

    func run(_ arguments: [String]) async -> Int32 {
        await PetSaveApp.run(arguments: arguments, in: world)
    }

    /// What analytics kept.
    var journal: String? { try? String(contentsOfFile: home + "/state/analytics.ndjson", encoding: .utf8) }

    func write(catalog: String) throws {
        try FileManager.default.createDirectory(atPath: home + "/data", withIntermediateDirectories: true)
        try Data(catalog.utf8).write(to: URL(filePath: home + "/data/catalog.sqlite"))
    }

    /// The path of something in the person's folder, and whether it is there.
    func path(_ name: String) -> String { home + "/" + name }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func write(personal: String) throws {
        try Data(personal.utf8).write(to: URL(filePath: home + "/data/personal.sqlite"))
    }

    func write(settings: String) throws {
        try FileManager.default.createDirectory(atPath: home + "/config", withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: URL(filePath: home + "/config/config.toml"))
    }

    func removeHome() {
        try? FileManager.default.removeItem(atPath: home)
    }
}
