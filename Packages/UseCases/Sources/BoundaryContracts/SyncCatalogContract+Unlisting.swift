import Boundaries
import Domain
import FoundationEssentials
import Testing

/// What the end of a pass over everything does to records that it did not bring.
extension SyncCatalogContract {
    func checkUnlisting() async throws {
        let population = try await reading.fill(seed: 3, count: 150)
        let source = try #require(RandomPopulation.sources.first, sourceLocation: location)
        let pass = try pass(source.text, at: 1000)
        try await catalog.begin(pass)
        let all = try await everything()
        let brought = all.filter { $0.id.source == source }.enumerated().filter { $0.offset % 3 != 0 }.map(\.element)
        let fetched = brought.map { animal in
            var animal = animal
            animal.provenance = [Provenance(id: animal.id, fetchedAt: moment(1000))]
            return animal
        }
        for (number, half) in [fetched.prefix(10), fetched.dropFirst(10)].enumerated() {
            let page = CatalogBatch(animals: Array(half))
            _ = try await catalog.write(page, of: source, seen: half.count, movingTo: FeedCursor("\(number)"))
        }
        let outcome = try await catalog.finishPass(over: source, at: moment(2000), rule: .forced)
        let ids = Set(brought.map(\.id))
        let gone = all.filter { $0.id.source == source && !ids.contains($0.id) && $0.isListed }
        #expect(!gone.isEmpty && outcome == .finished(unlisted: gone.count), sourceLocation: location)
        let renewed = Dictionary(zip(brought, fetched).map { ($1.id, $0.updated(by: $1)) }) { $1 }
        let expected = all.map { animal in
            gone.contains { $0.id == animal.id } ? animal.unlisted(at: moment(2000)) : renewed[animal.id] ?? animal
        }
        try await expectReaders(toFind: expected, of: population.organizationsByID, hidden: [], "after the pass")
        let example = try #require(gone.first, sourceLocation: location)
        let unlisted = try await reading.stored(example.id)
        #expect(unlisted.status == .known(.unlisted), sourceLocation: location)
        #expect(unlisted.statusChangedAt == moment(2000), sourceLocation: location)
        let last = StatusChange(status: .known(.unlisted), since: moment(2000))
        #expect(unlisted.statusHistory == example.statusHistory + [last], sourceLocation: location)
    }

    func checkUntouched() async throws {
        try await sync("alpha", at: 0, bringing: ["alpha:1", "alpha:2", "alpha:3"])
        try await sync("beta", at: 0, bringing: ["beta:1"])
        var adopted = try animal("alpha:4", fetched: 0)
        adopted.status = .known(.adopted)
        var pending = try animal("alpha:5", fetched: 0)
        pending.status = .known(.pending)
        var held = try animal("alpha:6", fetched: 0)
        held.status = .other("on hold")
        // Another source's word of it, however fresh, is not its own source's.
        var retold = try animal("alpha:7", fetched: 0)
        retold.provenance.append(Provenance(id: try reading.id("beta:7"), fetchedAt: moment(500)))
        let undated = try reading.animal("alpha:8")
        try await catalog.write(CatalogBatch(animals: [adopted, pending, held, retold, undated]))
        let kept = ["alpha:1", "alpha:2", "alpha:3"]
        #expect(
            try await sync("alpha", at: 100, bringing: kept, rule: .forced) == .finished(unlisted: 4),
            sourceLocation: location
        )
        let before = try await everything()
        #expect(
            try await statuses() == [
                "alpha:1 adoptable", "alpha:2 adoptable", "alpha:3 adoptable", "alpha:4 adopted", "alpha:5 unlisted",
                "alpha:6 unlisted", "alpha:7 unlisted", "alpha:8 unlisted", "beta:1 adoptable",
            ],
            sourceLocation: location
        )
        #expect(
            try await sync("alpha", at: 200, bringing: kept) == .finished(unlisted: 0),
            "nothing more to unlist",
            sourceLocation: location
        )
        let after = try await everything()
        #expect(after.filter { !$0.isListed } == before.filter { !$0.isListed }, sourceLocation: location)
    }

    func checkSuddenlyEmpty() async throws {
        let ids = (0..<10).map { "alpha:\($0)" }
        try await sync("alpha", at: 0, bringing: ids)
        let before = try await statuses()
        for (number, kept) in [0, 1, 4].enumerated() {
            let outcome = try await sync("alpha", at: Double(100 + number), bringing: Array(ids.prefix(kept)))
            #expect(outcome == .doubted(listedBefore: 10, seen: kept), sourceLocation: location)
            #expect(try await statuses() == before, "\(kept) of 10", sourceLocation: location)
        }
        let doubted = try await record(source("alpha"))
        #expect(doubted.openPass == nil && doubted.refreshedAt == moment(102), sourceLocation: location)
        #expect(doubted.completedAt == moment(0), "as if there had been no pass", sourceLocation: location)
        #expect(
            try await sync("alpha", at: 200, bringing: Array(ids.prefix(5))) == .finished(unlisted: 5),
            "half is enough",
            sourceLocation: location
        )
        #expect(
            try await sync("alpha", at: 300, bringing: [], rule: .forced) == .finished(unlisted: 5),
            "forced",
            sourceLocation: location
        )
        #expect(
            try await sync("alpha", at: 400, bringing: []) == .finished(unlisted: 0),
            "nothing was listed before",
            sourceLocation: location
        )
    }

    func checkListedBefore() async throws {
        try await sync("alpha", at: 0, bringing: (0..<4).map { "alpha:\($0)" })
        // 2 of 4 are left, and 20 new ones came in between: counted at the end, 2 of 24 would be too few.
        let pass = try pass("alpha", at: 100)
        try await catalog.begin(pass)
        let added = CatalogBatch(animals: try (0..<20).map { try animal("alpha:new-\($0)", fetched: 50) })
        try await catalog.write(added)
        let page = CatalogBatch(animals: try (0..<2).map { try animal("alpha:\($0)", fetched: 100) })
        _ = try await catalog.write(page, of: pass.source, seen: 2, movingTo: nil)
        let outcome = try await catalog.finishPass(over: pass.source, at: moment(101), rule: .guarded)
        #expect(outcome == .finished(unlisted: 22), sourceLocation: location)
    }

    func checkReturning() async throws {
        let all = ["alpha:1", "alpha:2", "alpha:3"]
        try await sync("alpha", at: 0, bringing: all)
        try await sync("alpha", at: 100, bringing: ["alpha:1", "alpha:2"])
        try await sync("alpha", at: 200, bringing: all)
        for _ in 0..<2 { try await sync("alpha", at: 300, bringing: all) }
        let returned = try await reading.stored(reading.id("alpha:3"))
        #expect(returned.status == .known(.adoptable), sourceLocation: location)
        let history = [
            StatusChange(status: .known(.adoptable), since: moment(-1000)),
            StatusChange(status: .known(.unlisted), since: moment(101)),
            StatusChange(status: .known(.adoptable), since: moment(200)),
        ]
        #expect(returned.statusHistory == history, sourceLocation: location)
        try await sync("alpha", at: 400, bringing: ["alpha:1", "alpha:2"])
        let gone = try await reading.stored(reading.id("alpha:3"))
        let last = StatusChange(status: .known(.unlisted), since: moment(401))
        #expect(gone.statusHistory == history + [last], sourceLocation: location)
    }
}
