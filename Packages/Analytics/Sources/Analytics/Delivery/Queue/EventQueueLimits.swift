/// How much may wait.
public struct EventQueueLimits: Hashable, Sendable {
    /// How many events go into one file, and so into one batch at most.
    public var segmentEvents: Int
    /// How many bytes go into one file at most.
    public var segmentBytes: Int
    /// How many events wait at most.
    public var events: Int
    /// How many bytes of events wait at most.
    public var bytes: Int

    public init(
        segmentEvents: Int = 100,
        segmentBytes: Int = 64 * 1024,
        events: Int = 5_000,
        bytes: Int = 2 * 1_048_576
    ) {
        precondition(segmentEvents > 0 && segmentBytes > 0, "A file holds something.")
        precondition(
            events >= 2 * segmentEvents && bytes >= 2 * segmentBytes,
            "A file is filled while at least one other waits."
        )
        self.segmentEvents = segmentEvents
        self.segmentBytes = segmentBytes
        self.events = events
        self.bytes = bytes
    }
}
