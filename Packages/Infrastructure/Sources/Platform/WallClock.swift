public import FoundationEssentials

/// Tells the date and time of day. Injected, so that nothing but the entry point asks the machine.
public protocol WallClock: Sendable {
    /// The present moment.
    var now: Date { get }
}
