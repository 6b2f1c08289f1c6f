public import AsyncHTTPTransport
import Domain
import FoundationEssentials
public import HTTPTransport
public import Platform
public import TerminalSession

/// Everything outside PetSave that it touches, as one value that a test can replace.
public struct World: Sendable {
    /// Standard input, output and error.
    public var streams: StandardStreams
    /// The environment's variables.
    public var environment: ProcessEnvironment
    /// What time it is.
    public var clock: any WallClock
    /// Measures how long somebody waits, and how long a server is left alone.
    public var timer: any Clock<Duration>
    /// Seeds a shuffle that the person gave no seed for.
    public var makeSeed: @Sendable () -> UInt64
    /// Reaches servers; made when the first one is asked.
    public var makeTransport: @Sendable (TransportSettings) throws(CertificateFileError) -> any HTTPTransport
    /// Takes over the terminal that the person sits at.
    public var makeTerminalSession: @Sendable (TerminalPreferences) async throws -> any TerminalSession
    /// This very program, which is started once more to decode a photo; `nil` where it cannot be, so that none is shown.
    public var executable: String?

    public init(
        streams: StandardStreams,
        environment: ProcessEnvironment,
        clock: any WallClock,
        timer: any Clock<Duration>,
        makeSeed: @escaping @Sendable () -> UInt64,
        makeTransport: @escaping @Sendable (TransportSettings) throws(CertificateFileError) -> any HTTPTransport,
        makeTerminalSession: @escaping @Sendable (TerminalPreferences) async throws -> any TerminalSession,
        executable: String? = nil
    ) {
        self.streams = streams
        self.environment = environment
        self.clock = clock
        self.timer = timer
        self.makeSeed = makeSeed
        self.makeTransport = makeTransport
        self.makeTerminalSession = makeTerminalSession
        self.executable = executable
    }

    /// The world that this process was started in. `PETSAVE_NOW`, an ISO 8601 moment, stops its clock, so that the same
    /// command prints the same thing on every day.
    public static func ofProcess() -> World {
        let environment = ProcessEnvironment.current
        let stopped = environment.nonEmpty("PETSAVE_NOW").flatMap(Date.init(iso8601:))
        return World(
            streams: .ofProcess(),
            environment: environment,
            clock: stopped.map(FixedWallClock.init) ?? SystemWallClock(),
            timer: ContinuousClock(),
            makeSeed: { .random(in: .min ... .max) },
            makeTransport: { settings throws(CertificateFileError) in
                try AsyncHTTPTransport(
                    userAgent: settings.userAgent,
                    caFile: settings.caFile,
                    proxies: HTTPProxies(environment: settings.environment)
                )
            },
            makeTerminalSession: { preferences in
                try await ProcessTerminalSession.begin(
                    options: preferences.sessionOptions,
                    environment: preferences.environment
                )
            },
            // The very file that runs, also when another one has taken its name since.
            executable: "/proc/self/exe"
        )
    }
}
