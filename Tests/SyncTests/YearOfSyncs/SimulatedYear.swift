import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import MemoryPersonalStore
import PlaceGazetteer
import SQLiteCatalog
import Testing

/// Two shelters, a catalogue and a shortlist in the course of a year.
final class SimulatedYear {
    /// What has happened, so that a year without events does not pass for a good one.
    struct Events {
        var finished = 0
        var failed = 0
        var doubted = 0
        var resumed = 0
        var partial = 0
        var unlisted = 0
        var returned = 0
        /// Records that were hidden at some look since nobody had heard of them for too long.
        var expired = 0
    }

    struct Sourced {
        let configuration: SourceConfiguration
        let kind: SimulatedKind
        var expected: ShownRecords
        var everListed: Set<AnimalID> = []
        var everVanished: Set<AnimalID> = []

        var shelter: SimulatedShelter { kind.shelter }
    }

    var events: [String: Events] = [:]

    private let folder: TemporaryFolder
    let clock = MovableClock(Date(timeIntervalSince1970: 1_767_247_200))
    let shortlistStore = MemoryShortlist()
    private let places = GazetteerPlaceDirectory()
    private(set) var catalog: SQLiteCatalog
    private(set) var sources: [Sourced] = []
    var kept: [AnimalID: String] = [:]
    var random: SeededGenerator

    init(seed: UInt64) throws {
        folder = try TemporaryFolder()
        random = SeededGenerator(seed: seed)
        let clock = clock
        catalog = try SQLiteCatalog(path: folder.path + "/catalog.sqlite", now: { clock.now })
        let day = 24.0 * 3600
        for (name, traits) in [
            ("expiring", FeedTraits(tellsChanges: true, lifetime: day)), ("lasting", FeedTraits()),
        ] {
            let source = try #require(SourceName(name))
            let shelter = SimulatedShelter(source: source, seed: random.next())
            let kind = SimulatedKind(name: name, traits: traits, shelter: shelter)
            sources.append(
                Sourced(
                    configuration: SourceConfiguration(name: source, kind: name),
                    kind: kind,
                    expected: ShownRecords(lifetime: traits.lifetime)
                )
            )
            events[name] = Events()
        }
    }

    /// A day: a morning on which something changes, one sync or two, and an evening.
    func live(day: Int) async throws {
        for index in sources.indices {
            let before = Set(sources[index].shelter.listed.keys)
            sources[index].shelter.live(at: clock.now, animals: 20...34)
            let after = Set(sources[index].shelter.listed.keys)
            let returned = after.intersection(sources[index].everVanished).subtracting(before)
            events[sources[index].kind.name]?.returned += returned.count
            sources[index].everVanished.formUnion(before.subtracting(after))
            sources[index].everListed.formUnion(after)
        }
        if random.one(in: 7) { try restart() }
        let hours = Double.random(in: 0...4, using: &random)
        clock.advance(hours: hours)
        try await look("the morning of day \(day)")
        try await sync(isFull: false, moods: sources.indices.map { _ in mood() }, on: day)
        try await keepOne()
        clock.advance(hours: 3)
        if random.one(in: 3) {
            for source in sources { source.shelter.live(at: clock.now, animals: 20...34) }
            for index in sources.indices {
                sources[index].everListed.formUnion(sources[index].shelter.listed.keys)
            }
            try await sync(isFull: false, moods: sources.indices.map { _ in mood() }, on: day)
        }
        clock.advance(hours: 21 - hours)
    }

    /// A last good sync, and what must be true after it.
    func end() async throws {
        try await sync(isFull: true, moods: sources.map { _ in .good }, on: 365)
        let shown = try await catalog.shown()
        var listed: [AnimalID: Animal] = [:]
        for source in sources { listed.merge(source.shelter.listed) { first, _ in first } }
        expectSame(shown, listed, "the end")
        try await lookAtShortlist(listed)
        #expect(try await catalog.check().problems == [])
    }

    // MARK: Syncing

    private func mood() -> SimulatedShelter.Mood {
        switch Int.random(in: 0..<20, using: &random) {
        case 0, 1: .down(from: 0)
        case 2: .down(from: Int.random(in: 1...3, using: &random))
        case 3, 4: .killsAsker(at: Int.random(in: 0...3, using: &random))
        case 5: .empty
        case 6: .shortened
        default: .good
        }
    }

    /// The program ends and begins again.
    private func restart() throws {
        let clock = clock
        catalog = try SQLiteCatalog(path: folder.path + "/catalog.sqlite", now: { clock.now })
    }

    /// Syncs all sources as a new process does.
    private func sync(isFull: Bool, moods: [SimulatedShelter.Mood], on day: Int) async throws {
        let clock = clock
        for (source, mood) in zip(sources, moods) { source.shelter.begin(mood) }
        let service = SyncService(
            directory: SourceDirectory(store: MemorySources(), kinds: sources.map(\.kind), places: places),
            makeCatalog: { [catalog] in catalog },
            places: places,
            now: { clock.now }
        )
        let options = SyncOptions(isFull: isFull)
        let report = try await service.sync(sources.map(\.configuration), options: options)
        let records = try await service.records()
        for (index, progress) in report.sources.enumerated() {
            let completedAt = records[progress.source]?.completedAt
            note(progress, mood: moods[index], completedAt: completedAt, of: index, on: day)
        }
        try await look("after a sync on day \(day)")
    }

    private func note(
        _ progress: SourceSyncProgress,
        mood: SimulatedShelter.Mood,
        completedAt: Date?,
        of index: Int,
        on day: Int
    ) {
        let name = sources[index].kind.name
        var seen = events[name] ?? Events()
        defer { events[name] = seen }
        let shownBefore = sources[index].expected.shown(at: clock.now).count
        sources[index].expected.take(sources[index].shelter.takeTellings())
        if progress.isResumed { seen.resumed += 1 }
        if progress.isPartial { seen.partial += 1 }
        switch progress.phase {
        case .finished: seen.finished += 1
        case .failed: seen.failed += 1
        case .waiting, .running: Issue.record("\(name) was left \(progress.phase) on day \(day)")
        }
        let isShort = [.empty, .shortened].contains(mood)
        switch progress.outcome {
        case .doubted:
            seen.doubted += 1
            #expect(isShort, "\(name) is not believed on day \(day)")
        case .finished(let unlisted):
            let isDoubtful = shownBefore > 0 && (progress.seen == 0 || progress.seen * 2 < shownBefore)
            #expect(!isDoubtful || progress.isPartial, "\(name) is believed on day \(day)")
            seen.unlisted += unlisted
            guard !progress.isPartial, let completedAt else { break }
            sources[index].expected.unlist(notFetchedSince: completedAt)
        case nil:
            break
        }
        if mood == .good, !progress.isPartial, !progress.isResumed {
            // Whatever went wrong before: after one whole good pass, all is as the source has it.
            expectSame(
                sources[index].expected.shown(at: clock.now),
                sources[index].shelter.listed,
                "\(name) after a good pass on day \(day)"
            )
        }
    }
}
