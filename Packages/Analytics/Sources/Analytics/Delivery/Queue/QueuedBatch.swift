/// A segment's events, as far as they can be read.
struct QueuedBatch: Sendable {
    let segment: QueueSegment
    /// Under which consent it was recorded.
    let generation: String?
    let events: [AnalyticsEvent]
    /// How many lines held no event.
    let unreadable: Int

    init(segment: QueueSegment, generation: String?, bytes: [UInt8], vocabulary: EventVocabulary) {
        self.segment = segment
        self.generation = generation
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        events = lines.compactMap { AnalyticsEvent(line: $0, vocabulary: vocabulary) }
        // A segment that somebody cut short or made too large to read is missed as a whole.
        unreadable = max(lines.count, segment.count) - events.count
    }

    /// How many events are lost if this is.
    var weight: Int { events.reduce(unreadable) { $0 + $1.weight } }
}
