import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("The shortlist's service")
struct ShortlistServiceTests {
    private func service(
        _ store: StubShortlist,
        catalog: StubCatalog = StubCatalog(onAnimal: { _, _ throws(CatalogError) in nil })
    ) -> ShortlistService {
        ShortlistService(store: store, catalog: catalog, now: { Samples.now })
    }

    /// A store whose every change works, on entries of the ids that are asked for.
    private func willingStore() -> StubShortlist {
        StubShortlist(
            onEntry: { id throws(PersonalStoreError) in try? Samples.entry(id.description) },
            onAdd: { snapshots, date throws(PersonalStoreError) in
                snapshots.enumerated().map { index, snapshot in
                    ShortlistAddition(entry: ShortlistEntry(snapshot: snapshot, addedAt: date), isNew: index == 0)
                }
            },
            onRemove: { ids throws(PersonalStoreError) in ids.compactMap { try? Samples.entry($0.description) } },
            onRestore: { () throws(PersonalStoreError) in try? Samples.entry("s:9") },
            onRate: { id, rating throws(PersonalStoreError) in try? Samples.entry(id.description, rating: rating) },
            onNote: { id, text throws(PersonalStoreError) in try? Samples.entry(id.description, note: text) }
        )
    }

    private let everyAnimal = StubCatalog(
        onAnimal: { id, _ throws(CatalogError) in
            ListedAnimal(animal: Animal(id: id, type: .known(.cat), name: "Kiki"), organization: nil, distance: nil)
        }
    )

    @Test("an animal of several sources is shown, kept, rated and removed once, by whichever id it is in the list")
    func mergedAnimal() async throws {
        let ids = try ["a:1", "b:2", "c:3"].map { try #require(AnimalID($0)) }
        var merged = try Samples.animal("a:1")
        merged.provenance = ids.map { Provenance(id: $0, fetchedAt: Samples.now) }
        let listed = ListedAnimal(animal: merged, organization: nil, distance: nil)
        let kept = ["b:2", "c:3"].compactMap(AnimalID.init).enumerated().map { number, id in
            var snapshot = AnimalSnapshot(of: listed, takenAt: Samples.now)
            snapshot.id = id
            return ShortlistEntry(snapshot: snapshot, addedAt: Samples.now, note: number == 0 ? nil : "shy")
        }
        let asked = Recorder<String>()
        let store = StubShortlist(
            onEntries: { () throws(PersonalStoreError) in kept },
            onEntry: { id throws(PersonalStoreError) in kept.first { $0.id == id } },
            onAdd: { snapshots, _ throws(PersonalStoreError) in
                asked.record("add \(snapshots.map(\.id))")
                return []
            },
            onRemove: { ids throws(PersonalStoreError) in
                asked.record("remove \(ids)")
                return []
            },
            onRate: { id, _ throws(PersonalStoreError) in
                asked.record("rate \(id)")
                return nil
            }
        )
        let catalog = StubCatalog(onAnimal: { id, _ throws(CatalogError) in ids.contains(id) ? listed : nil })
        let service = service(store, catalog: catalog)
        let items = try await service.items(measuredFrom: nil)
        #expect(items.map(\.id.description) == ["b:2"])
        #expect(items.map(\.entry.note) == ["shy"])
        try await service.add([ids[0]])
        try await service.rate(ids[0], nil)
        try await service.remove([ids[1]])
        #expect(asked.entries == ["add [b:2]", "rate b:2", "remove [b:2, c:3]"])
    }

    @Test("every observer hears of every change, in order, with the entry as it is then")
    func announcements() async throws {
        let service = service(willingStore(), catalog: everyAnimal)
        let first = service.changes()
        let second = service.changes()
        let (one, two) = (try Samples.id("s:1"), try Samples.id("s:2"))
        try await service.add([one, two])
        try await service.rate(one, Rating(0))
        try await service.note(two, "call")
        try await service.remove([two])
        try await service.undoRemoval()
        let expected = try [
            ShortlistChange(.added, Samples.entry("s:1")), ShortlistChange(.refreshed, Samples.entry("s:2")),
            ShortlistChange(.rated, Samples.entry("s:1", rating: Rating(0))),
            ShortlistChange(.noted, Samples.entry("s:2", note: "call")),
            ShortlistChange(.removed, Samples.entry("s:2")),
            ShortlistChange(.restored, Samples.entry("s:9")),
        ]
        for stream in [first, second] {
            var heard: [ShortlistChange] = []
            for await change in stream.prefix(expected.count) { heard.append(change) }
            #expect(heard == expected)
        }
    }

    @Test("what changed nothing, or failed, is not announced")
    func silence() async throws {
        var store = willingStore()
        store.onRemove = { _ throws(PersonalStoreError) in [] }
        store.onRestore = { () throws(PersonalStoreError) in nil }
        store.onRate = { _, _ throws(PersonalStoreError) in nil }
        store.onAdd = { _, _ throws(PersonalStoreError) in throw .busy(location: "there") }
        let service = service(store, catalog: everyAnimal)
        let changes = service.changes()
        let id = try Samples.id("s:1")
        #expect(try await service.remove([id]).isEmpty)
        #expect(try await service.undoRemoval() == nil)
        #expect(try await service.rate(id, Rating(1)) == nil)
        await #expect(throws: ShortlistServiceError.store(.busy(location: "there"))) { try await service.add([id]) }
        try await service.note(id, "end")
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next()?.kind == .noted)
    }

    @Test("an observer that is cancelled hears no more, and the others still do")
    func cancellation() async throws {
        let service = service(willingStore())
        let id = try Samples.id("s:1")
        let heard = Recorder<ShortlistChange.Kind>()
        let gate = Gate()
        let observer = Task { [changes = service.changes()] in
            for await change in changes {
                heard.record(change.kind)
                gate.open()
            }
        }
        let other = service.changes()
        try await service.rate(id, nil)
        await gate.pass()
        observer.cancel()
        await observer.value
        try await service.note(id, nil)
        #expect(heard.entries == [.rated])
        var kinds: [ShortlistChange.Kind] = []
        for await change in other.prefix(2) { kinds.append(change.kind) }
        #expect(kinds == [.rated, .noted])
    }

    @Test("changes that are asked for at once happen one after the other, and are announced so")
    func turns() async throws {
        let begun = Recorder<Int>()
        let ended = Recorder<Int>()
        var store = willingStore()
        store.onRate = { id, rating throws(PersonalStoreError) in
            begun.record(rating?.stars ?? -1)
            #expect(begun.entries.count == ended.entries.count + 1, "nobody else is at it")
            // Whoever may overtake this change gets the time to.
            for _ in 0..<20 { await Task.yield() }
            ended.record(rating?.stars ?? -1)
            return try? Samples.entry(id.description, rating: rating)
        }
        let service = service(store)
        let changes = service.changes()
        let id = try Samples.id("s:1")
        let tasks = Rating.range.map { stars in Task { try await service.rate(id, Rating(stars)) } }
        for task in tasks { _ = try await task.value }
        var announced: [Int] = []
        for await change in changes.prefix(tasks.count) { announced.append(change.entry.rating?.stars ?? -1) }
        #expect(announced == ended.entries)
        #expect(Set(announced) == Set(Rating.range))
    }

    @Test("one entry is read without a look at the catalogue")
    func entry() async throws {
        let entry = try Samples.entry("s:1", rating: Rating(2))
        let store = StubShortlist(onEntry: { id throws(PersonalStoreError) in id == entry.id ? entry : nil })
        #expect(try await service(store).entry(entry.id) == entry)
        #expect(try await service(store).entry(Samples.id("s:2")) == nil)
    }

    @Test("an item stands as the catalogue says, and is shown as it was when the catalogue knows nothing of it")
    func standings() async throws {
        let center = try #require(Coordinate(latitude: 40, longitude: -75))
        let since = Samples.now.addingTimeInterval(-500)
        let entries = try (1...4).map { try Samples.entry("s:\($0)") }
        let store = StubShortlist(onEntries: { () throws(PersonalStoreError) in entries })
        let catalog = StubCatalog(
            onAnimal: { id, asked throws(CatalogError) in
                #expect(asked == center)
                var animal = Animal(id: id, type: .known(.cat), name: "Now")
                switch id.sourceID {
                case "1": break
                case "2":
                    animal.status = .known(.adopted)
                    animal.statusChangedAt = since
                case "3":
                    animal.status = .other("on hold")
                    animal.statusHistory = [StatusChange(status: .other("on hold"), since: since)]
                default: return nil
                }
                return ListedAnimal(animal: animal, organization: nil, distance: Distance(kilometers: 1))
            }
        )
        let items = try await service(store, catalog: catalog).items(measuredFrom: center)
        #expect(
            items.map(\.standing) == [
                .listed, .changed(.known(.adopted), since: since), .changed(.other("on hold"), since: since),
                .gone(lastKnown: Samples.now),
            ]
        )
        #expect(items.map(\.shown.animal.name) == ["Now", "Now", "Now", "Kiki"])
        #expect(items.map(\.entry) == entries)
    }

    @Test("an animal that the catalogue does not hold is not added, nor are those before it")
    func unknownAnimal() async throws {
        let id = try Samples.id("s:2")
        let catalog = StubCatalog(
            onAnimal: { asked, _ throws(CatalogError) in
                guard asked != id else { return nil }
                let animal = Animal(id: asked, type: .known(.cat), name: "Kiki")
                return ListedAnimal(animal: animal, organization: nil, distance: nil)
            }
        )
        let service = service(StubShortlist(), catalog: catalog)
        let first = try Samples.id("s:1")
        await #expect(throws: ShortlistServiceError.notInCatalog(id)) { try await service.add([first, id]) }
    }
}
