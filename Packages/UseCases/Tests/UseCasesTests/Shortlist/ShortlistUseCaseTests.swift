import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Shortlist
import Testing

@Suite("The shortlist")
struct ShortlistUseCaseTests {
    /// Everybody the use case talks to, and what they were told.
    struct Everyone: ShortlistView, ShortlistCoordinator, ShortlistTracker {
        let told = Recorder<String>()
        let tracked = Recorder<String>()
        let shown = Recorder<ShortlistPresentation>()
        /// Opened when the list was presented so often.
        let gates: [Int: Gate]

        func present(_ presentation: ShortlistPresentation) async {
            shown.record(presentation)
            told.record("list " + presentation.items.map(\.id.description).joined(separator: " "))
            gates[shown.entries.count]?.open()
        }
        func confirm(_ confirmation: ShortlistConfirmation) async {
            switch confirmation {
            case .added(let entry): told.record("added \(entry.id)")
            case .refreshed(let entry): told.record("refreshed \(entry.id)")
            case .removed(let entry): told.record("removed \(entry.id)")
            case .restored(let entry): told.record("restored \(entry.id)")
            case .rated(let edit):
                told.record("rated \(edit.now.id) \(Self.stars(edit.now)), before \(Self.stars(edit.before))")
            case .noted(let edit):
                told.record(
                    "noted \(edit.now.id) \(edit.now.note ?? "nothing"), before \(edit.before.note ?? "nothing")"
                )
            }
        }
        private static func stars(_ entry: ShortlistEntry) -> String { entry.rating.map { "\($0.stars)" } ?? "not" }
        func showDetails(of animal: ListedAnimal) async { told.record("details of \(animal.animal.id)") }
        func shortlistShown(animals: Int, unlisted: Int) async { tracked.record("shown \(animals) \(unlisted)") }
        func animalsAdded(_ count: Int) async { tracked.record("added \(count)") }
        func animalsRemoved(_ count: Int) async { tracked.record("removed \(count)") }
        func removalUndone() async { tracked.record("undone") }
        func animalRated(isRated: Bool) async { tracked.record("rated \(isRated)") }
        func noteWritten(isEmpty: Bool) async { tracked.record("noted, empty: \(isEmpty)") }
        func shortlistExported(animals: Int) async { tracked.record("exported \(animals)") }
    }

    struct Stage {
        let useCase: ShortlistUseCase
        let service: ShortlistService
        let everyone: Everyone
    }

    /// `catalog` names the animals that the catalogue holds.
    private func stage(
        _ store: StubShortlist,
        catalog ids: [String] = [],
        order: ShortlistOrder = .added,
        gates: [Int: Gate] = [:]
    ) throws -> Stage {
        let known = try ids.map(Samples.id)
        let catalog = StubCatalog(
            onAnimal: { id, _ throws(CatalogError) in
                guard known.contains(id) else { return nil }
                let animal = Animal(id: id, type: .known(.cat), name: "Kiki")
                return ListedAnimal(animal: animal, organization: nil, distance: nil)
            },
            onIDs: { prefix, limit throws(CatalogError) in
                let found = known.filter { $0.description.hasPrefix(prefix) || $0.sourceID.hasPrefix(prefix) }
                return Array(found.sorted().prefix(limit))
            }
        )
        let everyone = Everyone(gates: gates)
        let service = ShortlistService(store: store, catalog: catalog, now: { Samples.now })
        let useCase = ShortlistUseCase(
            order: order,
            center: nil,
            service: service,
            identification: AnimalIdentification(catalog: catalog),
            view: everyone,
            coordinator: everyone,
            tracker: everyone
        )
        return Stage(useCase: useCase, service: service, everyone: everyone)
    }

    private func store(holding entries: [ShortlistEntry]) -> StubShortlist {
        StubShortlist(
            onEntries: { () throws(PersonalStoreError) in entries },
            onEntry: { id throws(PersonalStoreError) in entries.first { $0.id == id } }
        )
    }

    @Test("the list is shown in the order asked for, with those that are gone, and tracked in numbers")
    func list() async throws {
        let entries = try [
            Samples.entry("s:1", at: 1), Samples.entry("s:2", at: 2, rating: Rating(0)),
            Samples.entry("s:3", at: 3, rating: Rating(5)), Samples.entry("s:4", at: 4),
        ]
        let stage = try stage(store(holding: entries), catalog: ["s:1", "s:2"], order: .rating)
        let presentation = try await stage.useCase.viewDidAppear().value
        #expect(presentation.items.map(\.id.description) == ["s:3", "s:2", "s:1", "s:4"])
        #expect(presentation.unlistedCount == 2)
        #expect(stage.everyone.tracked.entries == ["shown 4 2"])
        await stage.useCase.viewDidChoose(.added)
        #expect(stage.everyone.told.entries == ["list s:3 s:2 s:1 s:4", "list s:1 s:2 s:3 s:4"])
        await stage.useCase.viewDidSelect(try Samples.id("s:4"))
        await stage.useCase.viewDidSelect(try Samples.id("s:5"))
        #expect(stage.everyone.told.entries.dropFirst(2) == ["details of s:4"])
    }

    @Test("a change that somebody else makes is shown, until the view is gone")
    func observation() async throws {
        let held = Recorder<ShortlistEntry>()
        held.record(try Samples.entry("s:1"))
        let store = StubShortlist(
            onEntries: { () throws(PersonalStoreError) in held.entries },
            onAdd: { snapshots, date throws(PersonalStoreError) in
                snapshots.map { snapshot in
                    let entry = ShortlistEntry(snapshot: snapshot, addedAt: date)
                    held.record(entry)
                    return ShortlistAddition(entry: entry, isNew: true)
                }
            }
        )
        let second = Gate()
        let stage = try stage(store, catalog: ["s:1", "s:2", "s:3"], gates: [2: second])
        _ = try await stage.useCase.viewDidAppear().value
        try await stage.service.add([try Samples.id("s:2")])
        await second.pass()
        await stage.useCase.viewDidDisappear()
        try await stage.service.add([try Samples.id("s:3")])
        #expect(stage.everyone.told.entries == ["list s:1", "list s:1 s:2"])
    }

    @Test("a reading that was overtaken by a later one is not shown over it")
    func overtaken() async throws {
        let gate = Gate()
        let calls = Recorder<Int>()
        let old = [try Samples.entry("s:1")]
        let new = try [Samples.entry("s:1"), Samples.entry("s:2")]
        let store = StubShortlist(
            onEntries: { () throws(PersonalStoreError) in
                calls.record(0)
                guard calls.entries.count == 1 else { return new }
                await gate.pass()
                return old
            }
        )
        let stage = try stage(store)
        let slow = stage.useCase.viewDidAppear()
        await gate.arrival()
        _ = try await stage.useCase.viewDidAppear().value
        gate.open()
        _ = try await slow.value
        #expect(stage.everyone.told.entries == ["list s:1 s:2"])
        #expect(await stage.useCase.state.items.map(\.entry) == new)
    }

    @Test("several animals are added at once by their beginnings, each confirmed")
    func adding() async throws {
        let store = StubShortlist(
            onAdd: { snapshots, date throws(PersonalStoreError) in
                #expect(snapshots.map(\.id.description) == ["s:1", "t:2"])
                return snapshots.enumerated().map { index, snapshot in
                    ShortlistAddition(entry: ShortlistEntry(snapshot: snapshot, addedAt: date), isNew: index == 1)
                }
            }
        )
        let stage = try stage(store, catalog: ["s:1", "t:2"])
        try await stage.useCase.viewDidAdd(["1", "t"])
        #expect(stage.everyone.told.entries == ["refreshed s:1", "added t:2"])
        #expect(stage.everyone.tracked.entries == ["added 1"])
    }

    @Test("one id that nobody has, or several have, stops them all before anything is changed")
    func badIDs() async throws {
        let stage = try stage(store(holding: [try Samples.entry("s:1")]), catalog: ["s:1", "s:12", "t:12", "t:13"])
        let candidates = try ["t:12", "t:13"].map { AnimalCandidate(try Samples.animal($0)) }
        let absent = try Samples.id("s:12")
        await #expect(throws: ShortlistError.unknownID("zzz")) { try await stage.useCase.viewDidAdd(["s:1", "zzz"]) }
        await #expect(throws: ShortlistError.ambiguousID("t:", candidates: candidates)) {
            try await stage.useCase.viewDidAdd(["s:1", "t:"])
        }
        await #expect(throws: ShortlistError.notInList(absent)) {
            try await stage.useCase.viewDidRemove(["s:1", "s:12"])
        }
        #expect(stage.everyone.told.entries.isEmpty)
    }

    @Test("an animal of the list is found by its beginning, also when the catalogue has others, or lost it")
    func identifying() async throws {
        let removed = Recorder<[AnimalID]>()
        var store = store(holding: [try Samples.entry("s:12"), try Samples.entry("gone:7")])
        store.onRemove = { ids throws(PersonalStoreError) in
            removed.record(ids)
            return ids.compactMap { try? Samples.entry($0.description) }
        }
        let stage = try stage(store, catalog: ["s:11", "s:12"])
        try await stage.useCase.viewDidRemove(["s:1", "go"])
        #expect(removed.entries == [try [Samples.id("s:12"), Samples.id("gone:7")]])
        #expect(stage.everyone.told.entries == ["removed s:12", "removed gone:7"])
        #expect(stage.everyone.tracked.entries == ["removed 2"])
        await #expect(throws: ShortlistError.unknownID("zzz")) { try await stage.useCase.viewDidRemove(["zzz"]) }
        let other = try Samples.id("s:11")
        await #expect(throws: ShortlistError.notInList(other)) { try await stage.useCase.viewDidRate("s:11", nil) }
    }

    @Test("ratings and notes are confirmed as they are and as they were, and tracked without a word of them")
    func opinions() async throws {
        var store = store(holding: [try Samples.entry("s:1", rating: Rating(3), note: "shy")])
        store.onRate = { id, rating throws(PersonalStoreError) in try? Samples.entry(id.description, rating: rating) }
        store.onNote = { id, text throws(PersonalStoreError) in
            try? Samples.entry(id.description, note: ShortlistEntry.note(keeping: text))
        }
        let stage = try stage(store)
        try await stage.useCase.viewDidRate("s:1", Rating(0))
        try await stage.useCase.viewDidRate("s:1", nil)
        try await stage.useCase.viewDidNote("s:1", " call ")
        try await stage.useCase.viewDidNote("s:1", "  ")
        #expect(
            stage.everyone.told.entries == [
                "rated s:1 0, before 3", "rated s:1 not, before 3",
                "noted s:1 call, before shy", "noted s:1 nothing, before shy",
            ]
        )
        #expect(
            stage.everyone.tracked.entries == [
                "rated true", "rated false", "noted, empty: false", "noted, empty: true",
            ]
        )
    }

    @Test("an animal that somebody removed in the meantime is told as not in the list")
    func removedMeanwhile() async throws {
        var store = store(holding: [try Samples.entry("s:1")])
        store.onRate = { _, _ throws(PersonalStoreError) in nil }
        store.onNote = { _, _ throws(PersonalStoreError) in nil }
        let stage = try stage(store)
        let id = try Samples.id("s:1")
        await #expect(throws: ShortlistError.notInList(id)) { try await stage.useCase.viewDidRate("s:1", nil) }
        await #expect(throws: ShortlistError.notInList(id)) { try await stage.useCase.viewDidNote("s:1", "a") }
    }

    @Test("undoing confirms what came back, and says when nothing is left")
    func undo() async throws {
        let left = Recorder<Int>()
        let store = StubShortlist(
            onRestore: { () throws(PersonalStoreError) in
                left.record(0)
                return left.entries.count == 1 ? try? Samples.entry("s:1") : nil
            }
        )
        let stage = try stage(store)
        try await stage.useCase.viewDidRequestUndo()
        await #expect(throws: ShortlistError.nothingToUndo) { try await stage.useCase.viewDidRequestUndo() }
        #expect(stage.everyone.told.entries == ["restored s:1"])
        #expect(stage.everyone.tracked.entries == ["undone"])
    }

    @Test("a store that fails is told as such, never as an empty list")
    func failure() async throws {
        let store = StubShortlist(onEntries: { () throws(PersonalStoreError) in throw .busy(location: "there") })
        let stage = try stage(store)
        await #expect(throws: ShortlistError.store(.busy(location: "there"))) {
            try await stage.useCase.viewDidAppear().value
        }
        #expect(stage.everyone.told.entries.isEmpty && stage.everyone.tracked.entries.isEmpty)
    }
}
