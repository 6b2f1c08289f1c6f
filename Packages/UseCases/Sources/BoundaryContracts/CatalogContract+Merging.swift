import Boundaries
import Domain
import FoundationEssentials
import Testing

// An animal that several sources list is one animal.
extension CatalogContract {
    private static let fetched = Date(timeIntervalSinceReferenceDate: 700_000_000)

    /// Max of a shelter, as one source lists him.
    private func max(_ text: String, name: String = "Max", _ change: (inout Animal) -> Void = { _ in }) throws -> Animal
    {
        var animal = try animal(text, name: name)
        animal.organizationID = "1"
        animal.breeds.primary = "Beagle"
        animal.gender = .known(.male)
        animal.age = .known(.adult)
        animal.provenance = [Provenance(id: animal.id, fetchedAt: Self.fetched)]
        change(&animal)
        return animal
    }

    private func shelters(_ sources: String...) throws -> [Organization] {
        try sources.map { source in
            var organization = try organization(source, "1", at: point(10, 10))
            organization.name = "Happy Tails Rescue"
            return organization
        }
    }

    private var all: AnimalFilter {
        var filter = AnimalFilter()
        filter.statuses = []
        return filter
    }

    private func expectListed(_ ids: [String], _ comment: Comment) async throws {
        let page = try await catalog.page(of: everywhere(all))
        #expect(page.items.map(\.animal.id.description) == ids, comment, sourceLocation: location)
        #expect(page.total == ids.count, comment, sourceLocation: location)
    }

    func checkMerging() async throws {
        try await catalog.write(CatalogBatch(organizations: shelters("beta"), animals: [max("beta:2")]))
        try await expectListed(["beta:2"], "one record")
        let cats = try max("alpha:1", name: "***ADOPTION PENDING*** Max") { animal in
            animal.environment.cats = .yes
            animal.provenance[0].fetchedAt.addTimeInterval(60)
        }
        try await catalog.write(CatalogBatch(organizations: shelters("alpha"), animals: [cats]))
        try await expectListed(["alpha:1"], "in a later batch")
        let both = [
            try max("gamma:3") { $0.environment.dogs = .yes }, try max("delta:4", name: "Luna"),
            try max("gamma:4", name: "Luna") { $0.gender = .known(.female) },
        ]
        try await catalog.write(CatalogBatch(organizations: shelters("gamma", "delta"), animals: both))
        try await expectListed(["alpha:1", "delta:4", "gamma:4"], "in one batch with others")
        let merged = try await stored(id("gamma:3"))
        let parts = try await catalog.parts(of: id("gamma:3"))
        #expect(parts.map(\.animal.id.description) == ["alpha:1", "beta:2", "gamma:3"], sourceLocation: location)
        #expect(parts.allSatisfy { $0.organization?.name == "Happy Tails Rescue" }, sourceLocation: location)
        #expect(merged == Animal.merged(from: parts.map(\.animal)), sourceLocation: location)
        #expect(merged.name == "***ADOPTION PENDING*** Max", sourceLocation: location)
        #expect(
            merged.provenance.map(\.id.description) == ["alpha:1", "beta:2", "gamma:3"],
            sourceLocation: location
        )
    }

    func checkMergedFacts() async throws {
        let change: (inout Animal, Companion) -> Void = { animal, companion in
            if companion == .cats { animal.environment.cats = .yes } else { animal.environment.dogs = .yes }
            animal.tags = [companion.rawValue]
        }
        let batch = CatalogBatch(
            organizations: try shelters("alpha", "beta"),
            animals: [try max("alpha:1") { change(&$0, .cats) }, try max("beta:2") { change(&$0, .dogs) }]
        )
        try await catalog.write(batch)
        var filter = AnimalFilter()
        filter.goodWith = [.cats, .dogs]
        filter.text = "cats dogs max"
        filter.sources = [try source("beta")]
        let found = try await catalog.page(of: everywhere(filter))
        #expect(found.items.map(\.animal.id.description) == ["alpha:1"], sourceLocation: location)
        let area = SearchArea.around(try point(10, 10), within: Distance(kilometers: 1))
        let statistics = try await catalog.statistics(of: filter, in: area, now: Self.fetched)
        #expect(statistics.total == 1, sourceLocation: location)
        #expect(try await catalog.sites(of: all, in: area).map(\.count) == [1], sourceLocation: location)
        let names = try await catalog.suggestions(for: "ma", kinds: [.name], limit: 5)
        #expect(names == [Suggestion(kind: .name, text: "Max", count: 1)], sourceLocation: location)
        let sources = try await catalog.sources()
        #expect(sources.map(\.animals) == [1, 1], "of each source its own record", sourceLocation: location)
        #expect(sources.allSatisfy { $0.fetchedAt == Self.fetched }, sourceLocation: location)
    }

    func checkRecordsOfMerged() async throws {
        let animals = [try max("alpha:1"), try max("beta:2") { $0.status = .known(.pending) }]
        try await catalog.write(CatalogBatch(organizations: try shelters("alpha", "beta"), animals: animals))
        let records = try await catalog.animals(matching: all, after: nil, limit: 10)
        #expect(records.map(\.id.description) == ["alpha:1", "beta:2"], sourceLocation: location)
        #expect(records.map(\.status) == [.known(.adoptable), .known(.pending)], sourceLocation: location)
        #expect(records.allSatisfy { $0.provenance.count == 1 }, sourceLocation: location)
        let ids = try await catalog.animalIDs(startingWith: "", limit: 10)
        #expect(ids.map(\.description) == ["alpha:1", "beta:2"], sourceLocation: location)
        #expect(
            try await catalog.animal(id("beta:2"), measuredFrom: nil)?.animal.id == id("alpha:1"),
            sourceLocation: location
        )
        #expect(try await catalog.parts(of: id("beta:3")).isEmpty, sourceLocation: location)
    }

    func checkLitters() async throws {
        let litter = try ["alpha", "beta"].flatMap { source in
            try ["Pup 1", "Pup 2", "Bella", "Bella II"].enumerated().map { number, name in
                try max("\(source):\(number)", name: name) { animal in
                    animal.photos = [Photo(full: "https://example.org/litter-2024.jpg")]
                    animal.organizationAnimalID = "L-2024-5"
                    if source == "beta", number > 1 { animal.gender = .known(.female) }
                }
            }
        }
        try await catalog.write(CatalogBatch(organizations: try shelters("alpha", "beta"), animals: litter))
        try await expectListed(
            ["alpha:0", "alpha:1", "alpha:2", "alpha:3", "beta:2", "beta:3"],
            "each pup with itself, and Bella, of whom one is male, with nobody"
        )
        try await catalog.write(
            CatalogBatch(animals: [try max("alpha:9", name: "Pup 1") { $0.photos = litter[0].photos }])
        )
        try await expectListed(
            ["alpha:0", "alpha:1", "alpha:2", "alpha:3", "alpha:9", "beta:0", "beta:2", "beta:3"],
            "two of that name, and nobody knows which"
        )
    }

    func checkDissolving() async throws {
        let animals = [try max("alpha:1"), try max("beta:2"), try max("gamma:3")]
        let organizations = try shelters("alpha", "beta", "gamma")
        try await catalog.write(CatalogBatch(organizations: organizations, animals: animals))
        try await expectListed(["alpha:1"], "three records")
        try await catalog.write(CatalogBatch(animals: [try max("alpha:1") { $0.gender = .known(.female) }]))
        try await expectListed(["alpha:1", "beta:2"], "one that changed is another")
        try await catalog.write(CatalogBatch(animals: animals))
        try await expectListed(["alpha:1"], "and comes back")
        var renamed = organizations[1]
        renamed.name = "Second Chance"
        try await catalog.write(CatalogBatch(organizations: [renamed]))
        try await expectListed(["alpha:1", "beta:2"], "an organisation that is another")
        try await catalog.write(CatalogBatch(organizations: organizations))
        let gone = try ["alpha:1", "beta:2", "gamma:3"].map { id in
            try max(id) { animal in
                animal.status = .known(.unlisted)
                animal.provenance[0].fetchedAt.addTimeInterval(60)
            }
        }
        try await catalog.write(CatalogBatch(animals: Array(gone[..<2])))
        #expect(
            try await stored(id("alpha:1")).status == .known(.adoptable),
            "one source lists it",
            sourceLocation: location
        )
        try await catalog.write(CatalogBatch(animals: gone))
        #expect(try await stored(id("alpha:1")).status == .known(.unlisted), "none does", sourceLocation: location)
    }

    func checkRefetching() async throws {
        let animals = [try max("alpha:1") { $0.coat = .known(.short) }, try max("beta:2") { $0.coat = .known(.long) }]
        try await catalog.write(CatalogBatch(organizations: try shelters("alpha", "beta"), animals: animals))
        for (seconds, index) in [(60.0, 0), (120, 1), (180, 0)] {
            var again = animals[index]
            again.provenance[0].fetchedAt = Self.fetched.addingTimeInterval(seconds)
            let summary = try await catalog.write(CatalogBatch(animals: [again]))
            #expect(summary == CatalogWriteSummary(unchanged: 1), sourceLocation: location)
            let merged = try await stored(id("alpha:1"))
            #expect(merged.coat == again.coat, "the fresher has the word", sourceLocation: location)
            #expect(merged.provenance.first == again.provenance.first, sourceLocation: location)
        }
    }

    func checkMergedPopulations() async throws {
        for (round, batch) in try mergingBatches(seed: 29).enumerated() {
            try await catalog.write(batch)
            try await expectMergedAsReference("round \(round)")
        }
    }

    /// As before, with many batches taken in together, in which records come, change, move and part again.
    func checkIntakes() async throws {
        let first = try await catalog.intake()
        for batch in try mergingBatches(seed: 31) { _ = try await first.take(batch) }
        try await first.finish()
        try await expectMergedAsReference("the first intake")
        let second = try await catalog.intake()
        var (taken, listed) = (CatalogWriteSummary(), 0)
        for batch in try mergingBatches(seed: 37) {
            let takeIn = second.prepare(batch)
            let summary = try await takeIn()
            taken.added += summary.added
            listed += summary.added + summary.changed + summary.unchanged
        }
        #expect(listed > taken.added, "some were known", sourceLocation: location)
        try await second.finish()
        try await second.finish()
        try await expectMergedAsReference("the second intake")
    }

    /// Batches of records of few animals, which several sources list.
    private func mergingBatches(seed: UInt64) throws -> [CatalogBatch] {
        var random = SeededGenerator(seed: seed)
        let sources = ["alpha", "beta", "gamma"]
        return try (0..<6).map { round in
            var batch = CatalogBatch()
            for _ in 0..<60 {
                let source = random.pick(sources)
                let animal = try listing("\(source):\(Int.random(in: 0..<80, using: &random))", &random)
                batch.animals.append(animal)
            }
            if round == 0 { batch.organizations = try shelters("alpha", "beta", "gamma") }
            return batch
        }
    }

    private func expectMergedAsReference(_ comment: String) async throws {
        let records = try await catalog.animals(matching: all, after: nil, limit: 1000)
        let known = Dictionary(
            try await catalog.organizations(after: nil, limit: 10).map { ($0.id, $0) },
            uniquingKeysWith: { $1 }
        )
        let listings = listings(of: records, known)
        #expect(listings.count < records.count, "some are merged", sourceLocation: location)
        let facets = try await catalog.facets(of: all, in: .everywhere(measuredFrom: nil))
        let reference = FacetCounts(of: all, in: .everywhere(measuredFrom: nil), from: listings)
        #expect(facets == reference, "\(comment)", sourceLocation: location)
        for order in [AnimalOrder.name, .newest, .distance] {
            try await expectReference(
                everywhere(all, order: order),
                from: listings,
                organizations: known,
                "\(comment) by \(order)"
            )
        }
    }

    /// A record of one of few animals, so that many sources have it.
    private func listing(_ text: String, _ random: inout SeededGenerator) throws -> Animal {
        let name = random.pick(["Max", "Bella", "~ URGENT ~ Max", "Max (Maximus)", "Luna", "Pup 1", "Pup 2", "Zoé"])
        var fetched = Self.fetched
        fetched.addTimeInterval(Double(Int.random(in: 0...3, using: &random)))
        return try max(text, name: name) { animal in
            animal.gender = random.pick([.known(.male), .known(.female), nil])
            animal.breeds.primary = random.pick(["Beagle", "Poodle", "Boxer", nil])
            animal.age = random.pick([.known(.baby), .known(.adult), nil])
            if random.one(in: 2) { animal.organizationAnimalID = "A1000\(Int.random(in: 0...20, using: &random))" }
            if random.one(in: 3) {
                animal.photos = [Photo(full: "https://x.org/\(Int.random(in: 0...9, using: &random)).jpg")]
            }
            if random.one(in: 6) { animal.organizationID = nil }
            animal.status = random.pick([.known(.adoptable), .known(.adoptable), .known(.unlisted)])
            animal.provenance[0].fetchedAt = fetched
        }
    }

    /// What a catalogue lists of these records.
    private func listings(of records: [Animal], _ organizations: [OrganizationID: Organization]) -> [Animal] {
        let byID = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) })
        let groups = AnimalIdentity.groups(
            of: records.map { record in
                let id = record.organizationID.flatMap { OrganizationID(source: record.id.source, sourceID: $0) }
                return OfferedAnimal(record, offeredBy: id.flatMap { organizations[$0] })
            }
        )
        let parts = Set(groups.joined())
        return groups.compactMap { Animal.merged(from: $0.compactMap { byID[$0] }) }
            + records.filter { !parts.contains($0.id) }
    }
}
