public import FoundationEssentials

/// The machine's clock.
public struct SystemWallClock: WallClock {
    /// Makes the clock.
    public init() {}

    /// The present moment according to the machine; it jumps when somebody sets the machine's time.
    public var now: Date { Date() }
}
