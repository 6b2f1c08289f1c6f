import Domain
import FoundationEssentials
import Platform
import Synchronization

/// Events that wait to be sent, in files that survive the end of the process at any moment, and that several processes
/// use at once.
///
/// Each event is one `write` at the end of the file `active.ndjson`. When that is full, or a sender wants it, it is renamed
/// into a ``QueueSegment``, which nobody appends to any more; a segment that was delivered is removed. All of that happens
/// under a lock between processes, which is held for microseconds and never while a network is waited for.
///
/// Nothing is brought to the disk with `fsync`, which takes milliseconds in the person's way: what a process has written
/// outlives the process in the kernel's memory, so that only a loss of power can cost the last few events, and no count is
/// worth a wait. Where there is no room, the oldest segment goes, and how many events it held is told to the service once
/// it can be reached.
final class EventQueue: Sendable {
    /// What is known of `active.ndjson` as of the last look, and of who the queue belongs to.
    private struct Memory {
        var activeSize: Int64 = 0
        var activeCount = 0
        /// The consent under which this process records; another's `forget` ends it.
        var generation: String?
        /// Events that could not be written, nor counted.
        var uncounted = 0
    }

    /// The folder.
    let path: String
    let limits: EventQueueLimits
    private let vocabulary: @Sendable () -> EventVocabulary
    let clock: any Clock<Duration>
    let drops: DropLog
    private let makeID: @Sendable () -> AnalyticsEventID
    private let memory = Mutex(Memory())

    /// Nothing is made on disk before the first event.
    ///
    /// - Parameters:
    ///   - path: A folder for this queue alone.
    ///   - vocabulary: What the events read back are made of.
    ///   - clock: Measures the pauses while another process holds the lock.
    init(
        path: String,
        limits: EventQueueLimits = EventQueueLimits(),
        vocabulary: @escaping @autoclosure @Sendable () -> EventVocabulary,
        clock: any Clock<Duration> = ContinuousClock(),
        makeID: @escaping @Sendable () -> AnalyticsEventID
    ) {
        self.path = path
        self.limits = limits
        self.vocabulary = vocabulary
        self.clock = clock
        self.makeID = makeID
        drops = DropLog(path: path + "/dropped")
    }

    /// Where senders exclude each other, for as long as they send.
    var senderLockPath: String { path + "/sender.lock" }

    /// Puts an event at the end. One that cannot be written is dropped and counted.
    func append(_ event: AnalyticsEvent) async {
        let line = event.line
        do {
            let isDone: Void? = try await locked { () throws(FileError) in
                try self.memory.withLock { memory throws(FileError) in try self.append(line, &memory) }
            }
            if isDone == nil { count(unwritten: 1) }
        } catch {
            count(unwritten: 1)
        }
    }

    /// The oldest events, in a segment that stays until ``finish(_:dropped:)``; `nil` if nothing waits, or it cannot be
    /// read.
    func oldest() async -> QueuedBatch? {
        guard isThere else { return nil }
        let found = try? await locked { () throws(FileError) -> (QueueSegment, String?)? in
            if let segment = self.segments().first { return (segment, self.generation()) }
            return try self.memory.withLock { memory throws(FileError) in
                try self.refresh(&memory)
                guard memory.activeCount > 0 else { return nil }
                return (try self.seal(&memory), self.generation())
            }
        }
        guard let (segment, generation) = found ?? nil else { return nil }
        return QueuedBatch(
            segment: segment,
            generation: generation,
            bytes: (try? SmallFile(path: file(segment.name), limit: 4 * limits.segmentBytes))?.bytes ?? [],
            vocabulary: vocabulary()
        )
    }

    /// The segment was delivered, but for `dropped` of its events, which never will be.
    func finish(_ batch: QueuedBatch, dropped: Int) async {
        _ = try? await locked { () throws(FileError) in
            let number = batch.segment.number
            // Somebody else's segment may have the number after a `forget`.
            guard self.generation() == batch.generation else { return }
            if dropped > 0 || self.drops.contents().segments[number] != nil {
                try self.drops.setLoss(dropped, ofSegment: number)
            }
            try SmallFile.remove(self.file(batch.segment.name))
        }
    }

    /// Puts an event into the queue that tells how many others were dropped; `false` if none were.
    ///
    /// The numbers are first set aside under the event's own id, so that a process that is killed in between is followed
    /// by one that tells the same event again, which a server knows by its id.
    func tellDrops(now: Date) async -> Bool {
        guard isThere else { return false }
        let isTold = try? await locked { () throws(FileError) -> Bool in
            if self.toldID() == nil {
                guard self.drops.contents().total > 0 else { return false }
                try self.rename(self.drops.path, to: self.file("told-\(self.makeID().text)"))
            }
            guard let id = self.toldID() else { return false }
            let told = self.file("told-\(id.text)")
            let event = AnalyticsEvent(
                id: id,
                name: EventVocabulary.eventsDropped,
                properties: [EventVocabulary.droppedCount: .count(DropLog(path: told).contents().total)],
                time: now
            )
            try self.memory.withLock { memory throws(FileError) in try self.append(event.line, &memory) }
            try SmallFile.remove(told)
            return true
        }
        return isTold ?? false
    }

    /// Removes everything that waits and every count, whoever else uses the queue: they record nothing more into it.
    func forget() async {
        guard isThere else { return }
        let isDone: Void? = try? await locked { () throws(FileError) in self.removeFiles() }
        // Whoever holds the lock for so long is stopped, and consent ends all the same.
        if isDone == nil { removeFiles() }
        memory.withLock { $0 = Memory() }
    }

    /// How much waits and how much was dropped, as of this moment.
    func contents() -> EventQueueContents {
        let sealed = segments()
        let active = (try? SmallFile(path: activePath, limit: 4 * limits.segmentBytes))?.bytes ?? []
        return EventQueueContents(
            waiting: sealed.reduce(Self.lineCount(of: active)) { $0 + $1.count },
            dropped: drops.contents().total
                + (toldID().map { DropLog(path: file("told-\($0.text)")).contents().total } ?? 0)
        )
    }

    // MARK: Under the lock

    private func append(_ line: [UInt8], _ memory: inout Memory) throws(FileError) {
        guard try belongs(to: &memory) else { return }
        if memory.uncounted > 0 {
            try drops.add(memory.uncounted)
            memory.uncounted = 0
        }
        guard line.count <= limits.segmentBytes else { return try drops.add(1) }
        try refresh(&memory)
        if memory.activeCount >= limits.segmentEvents || memory.activeSize + Int64(line.count) > limits.segmentBytes {
            if memory.activeCount > 0 { _ = try seal(&memory) }
            try makeRoom()
        }
        try AppendedFile(path: activePath).append(line)
        memory.activeSize += Int64(line.count)
        memory.activeCount += 1
    }

    /// Whether the consent under which this process began to record still holds.
    private func belongs(to memory: inout Memory) throws(FileError) -> Bool {
        let present = generation()
        if let known = memory.generation { return known == present }
        if let present {
            memory.generation = present
        } else {
            let made = makeID().text
            try AppendedFile(path: generationPath).append(Array(made.utf8))
            memory.generation = made
        }
        return true
    }

    /// Looks how much is in `active.ndjson`, if another process has changed it.
    private func refresh(_ memory: inout Memory) throws(FileError) {
        let size: Int64
        do {
            size = try FileInformation(path: activePath).size ?? 0
        } catch {
            guard error.reason == .notFound else { throw error }
            size = 0
        }
        guard size != memory.activeSize || size == 0 else { return }
        memory.activeSize = size
        let bytes = size > 0 ? try SmallFile(path: activePath, limit: 4 * limits.segmentBytes).bytes : []
        // What is too large was not written here.
        memory.activeCount = bytes.map(Self.lineCount) ?? limits.segmentEvents
    }

    private func seal(_ memory: inout Memory) throws(FileError) -> QueueSegment {
        let last = max(segments().last?.number ?? 0, drops.contents().segments.keys.max() ?? 0)
        let segment = QueueSegment(number: last + 1, count: memory.activeCount)
        try rename(activePath, to: file(segment.name))
        memory.activeSize = 0
        memory.activeCount = 0
        return segment
    }

    /// Drops the oldest segments until a full one more has room.
    private func makeRoom() throws(FileError) {
        var sealed = segments()[...]
        var sizes = sealed.map { (try? FileInformation(path: file($0.name)).size) ?? 0 }[...]
        while let oldest = sealed.first,
            sealed.reduce(0, { $0 + $1.count }) > limits.events - limits.segmentEvents
                || sizes.reduce(0, +) > limits.bytes - limits.segmentBytes
        {
            let bytes = (try? SmallFile(path: file(oldest.name), limit: 4 * limits.segmentBytes))?.bytes ?? []
            let batch = QueuedBatch(segment: oldest, generation: nil, bytes: bytes, vocabulary: vocabulary())
            try drops.setLoss(batch.weight, ofSegment: oldest.number)
            try SmallFile.remove(file(oldest.name))
            sealed.removeFirst()
            sizes.removeFirst()
        }
    }

    private func removeFiles() {
        for name in names() where name != "lock" && name != "sender.lock" {
            _ = try? SmallFile.remove(file(name))
        }
    }

    private func count(unwritten: Int) {
        memory.withLock { $0.uncounted += unwritten }
    }
}
