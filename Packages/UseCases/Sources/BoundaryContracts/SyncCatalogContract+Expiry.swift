import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Records that may be shown for a while only, and the removal of records.
extension SyncCatalogContract {
    func checkExpiry() async throws {
        let population = try RandomPopulation(seed: 8, count: 120)
        let animals = population.stored.enumerated().map { index, animal in
            var animal = animal
            for each in animal.provenance.indices where index % 3 == 0 {
                animal.provenance[each].expiresAt = moment(Double(index))
            }
            return animal
        }
        try await catalog.write(CatalogBatch(organizations: population.organizations, animals: animals))
        for seconds in [-1.0, 50, 10_000] {
            clock.now = moment(seconds)
            let hidden = animals.filter { $0.isExpired(at: clock.now) }
            try await expectReaders(
                toFind: animals.filter { !$0.isExpired(at: clock.now) },
                of: population.organizationsByID,
                hidden: hidden,
                "\(hidden.count) expired after \(seconds) s"
            )
        }
        let organizations = try await catalog.organizations(after: nil, limit: 100)
        #expect(organizations.count == population.organizations.count, "they stay", sourceLocation: location)
    }

    func checkExpiryMoment() async throws {
        let mortal = try animal("alpha:1", fetched: 0, lifetime: 10)
        var retold = try animal("alpha:2", fetched: 0, lifetime: 1000)
        retold.provenance.append(
            Provenance(id: try reading.id("beta:2"), fetchedAt: moment(5), expiresAt: moment(5))
        )
        try await catalog.write(CatalogBatch(animals: [mortal, retold, animal("alpha:3", fetched: 0)]))
        for (seconds, count) in [(9.999, 3), (10, 2), (10.001, 2), (999, 2), (1000, 1), (1e9, 1)] {
            clock.now = moment(seconds)
            #expect(try await everything().count == count, "after \(seconds) s", sourceLocation: location)
        }
        for seconds in [1e9, 0] {
            clock.now = moment(seconds)
            let purged = try await catalog.purge(expiredBefore: moment(10))
            #expect(purged == 0, "not before that moment", sourceLocation: location)
        }
        #expect(try await everything().count == 3, sourceLocation: location)
    }

    func checkRenewal() async throws {
        let first = try animal("alpha:1", fetched: 0, lifetime: 10)
        try await catalog.write(CatalogBatch(animals: [first]))
        clock.now = moment(20)
        #expect(try await everything().isEmpty, sourceLocation: location)
        let again = try animal("alpha:1", fetched: 20, lifetime: 10)
        let summary = try await catalog.write(CatalogBatch(animals: [again]))
        #expect(summary == CatalogWriteSummary(unchanged: 1), sourceLocation: location)
        #expect(try await everything() == [again.beginningHistory()], sourceLocation: location)
        #expect(try await catalog.purge(expiredBefore: clock.now) == 0, sourceLocation: location)
        clock.now = moment(30)
        #expect(try await everything().isEmpty, sourceLocation: location)
        var forever = try animal("alpha:1", fetched: 30)
        forever.name = "Renamed"
        try await catalog.write(CatalogBatch(animals: [forever]))
        clock.now = moment(1e9)
        #expect(try await everything().map(\.name) == ["Renamed"], sourceLocation: location)
    }

    func checkPurge() async throws {
        let population = try RandomPopulation(seed: 9, count: 140)
        let animals = population.stored.enumerated().map { index, animal in
            var animal = animal
            animal.provenance = [
                Provenance(
                    id: animal.id,
                    fetchedAt: moment(0),
                    expiresAt: index % 3 == 0 ? nil : moment(index % 3 == 1 ? 20 : 10)
                )
            ]
            return animal.beginningHistory()
        }
        let batch = CatalogBatch(organizations: population.organizations, animals: animals)
        try await catalog.write(batch)
        let (gone, kept) = (
            animals.filter { $0.expiresAt == moment(10) }, animals.filter { $0.expiresAt != moment(10) }
        )
        #expect(try await catalog.purge(expiredBefore: moment(10.5)) == gone.count, sourceLocation: location)
        #expect(try await catalog.purge(expiredBefore: moment(10.5)) == 0, sourceLocation: location)
        try await expectReaders(toFind: kept, of: population.organizationsByID, hidden: gone, "after the purge")
        let summary = try await catalog.write(batch)
        #expect(summary == CatalogWriteSummary(added: gone.count, unchanged: kept.count), sourceLocation: location)
        try await expectReaders(toFind: animals, of: population.organizationsByID, hidden: [], "written again")
    }

    func checkRemoval() async throws {
        let population = try await reading.fill(seed: 11, count: 120)
        let gone = try #require(RandomPopulation.sources.first, sourceLocation: location)
        let stays = try #require(RandomPopulation.sources.last, sourceLocation: location)
        for source in [gone, stays] { try await catalog.begin(pass(source.text)) }
        let (hidden, shown) = (
            population.stored.filter { $0.id.source == gone }, population.stored.filter { $0.id.source != gone }
        )
        #expect(try await catalog.remove(gone) == hidden.count, sourceLocation: location)
        #expect(try await catalog.remove(gone) == 0, sourceLocation: location)
        #expect(try await catalog.syncRecords().map(\.source) == [stays], sourceLocation: location)
        let organizations = population.organizationsByID.filter { $0.key.source != gone }
        try await expectReaders(toFind: shown, of: organizations, hidden: hidden, "after the removal")
        let left = try await catalog.organizations(after: nil, limit: 100)
        #expect(left.map(\.id) == organizations.keys.sorted(), sourceLocation: location)
        let summary = try await catalog.write(
            CatalogBatch(organizations: population.organizations, animals: population.animals)
        )
        #expect(
            summary
                == CatalogWriteSummary(
                    added: hidden.count,
                    unchanged: shown.count,
                    organizations: population.organizations.count - organizations.count
                ),
            sourceLocation: location
        )
        try await expectReaders(
            toFind: population.stored,
            of: population.organizationsByID,
            hidden: [],
            "written again"
        )
    }
}
