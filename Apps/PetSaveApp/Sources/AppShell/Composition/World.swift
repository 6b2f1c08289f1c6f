import Domain
import FoundationEssentials
public import Platform

/// Everything outside PetSave that it touches, as one value that a test can replace.
public struct World: Sendable {
    /// Standard input, output and error.
    public var streams: StandardStreams
    /// The environment's variables.
    public var environment: ProcessEnvironment
    /// What time it is.
    public var clock: any WallClock
    /// Seeds a shuffle that the person gave no seed for.
    public var makeSeed: @Sendable () -> UInt64

    public init(
        streams: StandardStreams,
        environment: ProcessEnvironment,
        clock: any WallClock,
        makeSeed: @escaping @Sendable () -> UInt64
    ) {
        self.streams = streams
        self.environment = environment
        self.clock = clock
        self.makeSeed = makeSeed
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
            makeSeed: { .random(in: .min ... .max) }
        )
    }
}
