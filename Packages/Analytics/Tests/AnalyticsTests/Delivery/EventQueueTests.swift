import Domain
import FoundationEssentials
import Platform
import Testing

@testable import Analytics

@Suite("The queue of events")
struct EventQueueTests {
    private let bench = QueueBench()
    private let small = EventQueueLimits(segmentEvents: 4, segmentBytes: 4_096, events: 12, bytes: 100_000)

    @Test("gives back what was put in, in order, to whichever process asks")
    func order() async {
        let events = bench.events(10)
        for event in events { await bench.queue(limits: small).append(event) }
        #expect(bench.queue(limits: small).contents() == EventQueueContents(waiting: 10, dropped: 0))
        let taken = await bench.queue(limits: small).drain()
        #expect(taken.events == events)
        #expect(taken.unreadable == 0)
        #expect(await bench.queue(limits: small).drain().events.isEmpty)
    }

    @Test("makes no file before the first event, nor when it is only looked at")
    func nothing() async {
        let queue = bench.queue()
        #expect(await queue.drain().events.isEmpty)
        #expect(await queue.tellDrops(now: bench.clock.now) == false)
        await queue.forget()
        #expect(queue.contents() == EventQueueContents(waiting: 0, dropped: 0))
        #expect(!FileManager.default.fileExists(atPath: bench.path))
    }

    @Test("keeps a batch until it is finished")
    func kept() async throws {
        let queue = bench.queue()
        await queue.append(bench.event())
        let first = try #require(await queue.oldest())
        await queue.append(bench.event())
        #expect(await bench.queue().oldest()?.events == first.events)
        await queue.finish(first, dropped: 0)
        #expect(await queue.drain().events.count == 1)
    }

    @Test("never holds more events than it may, drops the oldest, and tells how many")
    func bound() async {
        let queue = bench.queue(limits: small)
        let events = bench.events(101)
        for event in events {
            await queue.append(event)
            #expect(queue.contents().waiting <= small.events)
        }
        let contents = queue.contents()
        #expect(contents.waiting + contents.dropped == events.count)
        #expect(await queue.tellDrops(now: bench.clock.now))
        #expect(queue.contents().dropped == 0)
        let taken = await queue.drain().events
        #expect(Array(events.suffix(contents.waiting)) == Array(taken.dropLast()))
        #expect(taken.last?.name.text == "events_dropped")
        #expect(taken.last?.weight == contents.dropped)
    }

    @Test("never holds more bytes than it may")
    func bytes() async {
        let limits = EventQueueLimits(segmentEvents: 1_000, segmentBytes: 1_000, events: 100_000, bytes: 5_000)
        let queue = bench.queue(limits: limits)
        for event in bench.events(200) {
            await queue.append(event)
            let size = bench.files().reduce(0) { $0 + ($1.hasSuffix(".ndjson") ? bench.bytes(of: $1).count : 0) }
            #expect(size <= 5_000)
        }
        let contents = queue.contents()
        #expect(contents.waiting + contents.dropped == 200)
    }

    @Test("counts how many a dropped telling told of")
    func toldDropped() async {
        let queue = bench.queue(limits: small)
        for event in bench.events(40) { await queue.append(event) }
        _ = await queue.tellDrops(now: bench.clock.now)
        for event in bench.events(60) { await queue.append(event) }
        let contents = queue.contents()
        #expect(contents.waiting + contents.dropped == 100)
    }

    @Test("tells the same once more when it is killed between any two steps of telling")
    func toldTwice() async throws {
        let queue = bench.queue(limits: small)
        for event in bench.events(30) { await queue.append(event) }
        let dropped = queue.contents().dropped
        let id = bench.makeID()
        try FileManager.default.moveItem(atPath: bench.file("dropped"), toPath: bench.file("told-\(id.text)"))
        let told = bench.bytes(of: "told-\(id.text)")
        #expect(await bench.queue(limits: small).tellDrops(now: bench.clock.now))
        // The line was written, and the process ended before it removed the numbers.
        try bench.write(told, to: "told-\(id.text)")
        #expect(await bench.queue(limits: small).tellDrops(now: bench.clock.now))
        let tellings = await queue.drain().events.filter { $0.name == EventVocabulary.eventsDropped }
        #expect(tellings.map(\.id) == [id, id])
        #expect(tellings.map(\.weight) == [dropped, dropped])
        #expect(await queue.tellDrops(now: bench.clock.now) == false)
    }

    @Test("counts a segment once that is dropped while it is sent, and none that was delivered after all")
    func droppedWhileSent() async throws {
        let queue = bench.queue(limits: small)
        for event in bench.events(12) { await queue.append(event) }
        let sent = try #require(await queue.oldest())
        for event in bench.events(4) { await bench.queue(limits: small).append(event) }
        #expect(queue.contents().dropped == 4)
        await queue.finish(sent, dropped: 1)
        #expect(queue.contents().dropped == 1)
    }

    @Test("survives being cut off at any byte, at the cost of the event that was cut")
    func truncation() async throws {
        let events = bench.events(3)
        let queue = bench.queue()
        for event in events { await queue.append(event) }
        let whole = bench.bytes(of: "active.ndjson")
        let ends = whole.indices.filter { whole[$0] == UInt8(ascii: "}") && whole[$0 + 1] == UInt8(ascii: "\n") }
        #expect(ends.count == 3)
        for length in 0...whole.count {
            await queue.forget()
            try bench.write(Array(whole.prefix(length)), to: "active.ndjson")
            let next = bench.event()
            let later = bench.queue()
            await later.append(next)
            let complete = ends.filter { $0 < length }.count
            let taken = await later.drain()
            #expect(taken.events == Array(events.prefix(complete)) + [next], "cut at \(length)")
            #expect(taken.unreadable <= 1)
        }
    }

    @Test(
        "hands on nothing that PetSave has no word for, whoever wrote it into the file",
        arguments: [
            #"{"id":"ID","name":"Springfield","properties":{},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{"place":"Springfield"},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{"kind":"Springfield"},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{"country":"Springfield"},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{"country":"us"},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{"page":"Springfield"},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{"page":1.5},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{"page":19104},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{"has_text":1},"time":1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{},"time":"Springfield"}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{},"time":-1}"#,
            #"{"id":"ID","name":"nearby_page_shown","properties":{},"time":1,"note":"Springfield"}"#,
            #"{"id":"Springfield","name":"nearby_page_shown","properties":{},"time":1}"#,
            "Springfield",
        ]
    )
    func tampered(line: String) async throws {
        let valid = #"{"id":"ID","name":"nearby_page_shown","properties":{"country":"US","kind":"asm"},"time":1}"#
        let id = bench.makeID().text
        let lines = [line, valid].map { $0.replacing("\"ID\"", with: "\"\(id)\"") }
        try bench.write(Array(lines.joined(separator: "\n").utf8), to: "active.ndjson")
        let taken = await bench.queue().drain()
        #expect(taken.events.count == 1)
        #expect(taken.unreadable == 1)
    }

    @Test("takes numbers and files of a stranger for what they are")
    func strangers() async throws {
        try bench.write(Array("=1 9223372036854775807\n=2 9223372036854775807\n+-5\n=x\n".utf8), to: "dropped")
        try bench.write(Array("nonsense".utf8), to: "segment-1-1.ndjson")
        try bench.write(Array("nonsense".utf8), to: "told-nonsense")
        try bench.write([0xff, 0xfe, 0x0a, 0x00], to: "segment-0000000005-2.ndjson")
        let queue = bench.queue()
        await queue.append(bench.event())
        let taken = await queue.drain()
        #expect(taken.events.count == 1)
        #expect(taken.unreadable == 2)
        #expect(queue.contents().dropped > 0)
    }

    @Test("forgets everything, and takes nothing more from a process that recorded before")
    func forget() async throws {
        let (one, other) = (bench.queue(limits: small), bench.queue(limits: small))
        for event in bench.events(30) { await one.append(event) }
        let sending = try #require(await one.oldest())
        await other.forget()
        #expect(bench.files().allSatisfy { $0.hasSuffix("lock") }, "\(bench.files())")
        await one.append(bench.event())
        #expect(other.contents().waiting == 0)

        // Consent is given anew, and what was under way under the old one is finished.
        let fresh = bench.event()
        await bench.queue(limits: small).append(fresh)
        await one.finish(sending, dropped: 2)
        await one.append(bench.event())
        let taken = await bench.queue(limits: small).drain()
        #expect(taken.events == [fresh])
        #expect(other.contents().dropped == 0)
    }

    @Test("drops what cannot be written, without a word, and counts it when it can write again")
    func unwritable() async throws {
        try FileManager.default.createDirectory(atPath: bench.path, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: bench.path + "/queue"))
        let queue = bench.queue()
        for event in bench.events(3) { await queue.append(event) }
        try FileManager.default.removeItem(atPath: bench.path + "/queue")
        await queue.append(bench.event())
        #expect(queue.contents() == EventQueueContents(waiting: 1, dropped: 3))
    }

    @Test("loses nothing when many append, seal and take at once")
    func concurrency() async {
        let bench = bench
        let limits = EventQueueLimits(segmentEvents: 7, segmentBytes: 4_096, events: 10_000, bytes: 10_000_000)
        let taken = await withTaskGroup(of: [AnalyticsEvent].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let queue = bench.queue(limits: limits)
                    for _ in 0..<50 { await queue.append(bench.event()) }
                    return []
                }
            }
            group.addTask {
                let queue = bench.queue(limits: limits)
                var taken: [AnalyticsEvent] = []
                for _ in 0..<20 { taken += await queue.drain().events }
                return taken
            }
            return await group.reduce(into: [], +=)
        }
        let queue = bench.queue(limits: limits)
        let rest = await queue.drain()
        #expect(Set((taken + rest.events).map(\.id)).count + queue.contents().dropped == 200)
        #expect(rest.unreadable == 0)
    }
}
