/// How much a queue holds.
struct EventQueueContents: Hashable, Sendable {
    /// How many events wait.
    let waiting: Int
    /// How many were dropped that the service was not told of yet.
    let dropped: Int
}
