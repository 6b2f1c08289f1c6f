import Boundaries
import Domain
import FoundationEssentials
import Testing

/// What a write does to what was there.
extension CatalogContract {
    func checkUpdates() async throws {
        let published = RandomPopulation.now.addingTimeInterval(-1000)
        var first = try animal("alpha:1", name: "Before", at: point(1, 1))
        first.publishedAt = published
        first.photos = [Photo(full: "old")]
        first.provenance = [
            Provenance(id: first.id, fetchedAt: published), Provenance(id: try id("beta:9"), fetchedAt: published),
        ]
        try await catalog.write(CatalogBatch(animals: [first]))
        let begun = try await stored(first.id)
        #expect(
            begun.statusHistory == [StatusChange(status: .known(.adoptable), since: published)],
            sourceLocation: location
        )
        var second = try animal("alpha:1", name: "After", at: point(2, 2))
        second.status = .known(.adopted)
        second.statusChangedAt = published.addingTimeInterval(500)
        second.publishedAt = published
        second.tags = ["new"]
        second.provenance = [Provenance(id: second.id, fetchedAt: published.addingTimeInterval(600))]
        let summary = try await catalog.write(CatalogBatch(animals: [second]))
        #expect(summary == CatalogWriteSummary(changed: 1), sourceLocation: location)
        let updated = try await stored(first.id)
        #expect(isExactly(updated, begun.updated(by: second)), "\(updated)", sourceLocation: location)
        #expect(updated.name == "After" && updated.photos.isEmpty, sourceLocation: location)
        #expect(
            updated.statusHistory.map(\.status) == [.known(.adoptable), .known(.adopted)],
            sourceLocation: location
        )
        #expect(updated.provenance.map(\.id.description) == ["alpha:1", "beta:9"], sourceLocation: location)
        try await expectReference(everywhere(AnimalFilter()), from: [updated], "an adopted one is no longer listed")
        let near = AnimalQuery(
            area: .around(try point(1, 1), within: Distance(kilometers: 1)),
            filter: everyStatus,
            order: .distance,
            page: .largestFirst
        )
        try await expectReference(near, from: [updated], "it is no longer where it was")
    }

    func checkRepeats() async throws {
        var organization = try organization("alpha", "1")
        organization.name = "Earlier"
        var renamed = organization
        renamed.name = "Later"
        let batch = CatalogBatch(
            organizations: [organization, renamed],
            animals: [
                try animal("alpha:1", name: "Earlier"), try animal("alpha:2"), try animal("alpha:1", name: "Later"),
            ]
        )
        let summary = try await catalog.write(batch)
        #expect(summary == CatalogWriteSummary(added: 2, organizations: 1), sourceLocation: location)
        #expect(try await stored(id("alpha:1")).name == "Later", sourceLocation: location)
        let page = try await catalog.page(of: everywhere(everyStatus))
        #expect(page.total == 2, sourceLocation: location)
        let organizations = try await catalog.organizations(after: nil, limit: 10)
        #expect(organizations == [renamed], sourceLocation: location)
    }

    func checkUnchanged() async throws {
        let population = try await fill(seed: 12, count: 80)
        let batch = CatalogBatch(organizations: population.organizations, animals: population.animals)
        #expect(
            try await catalog.write(batch) == CatalogWriteSummary(unchanged: 80),
            "the same batch again",
            sourceLocation: location
        )
        let before = try await catalog.animals(matching: everyStatus, after: nil, limit: 1000)
        #expect(before == population.stored.sorted { $0.id < $1.id }, sourceLocation: location)
        let later = RandomPopulation.now.addingTimeInterval(60)
        let fetchedAgain = population.animals.map { animal in
            var animal = animal
            for index in animal.provenance.indices { animal.provenance[index].fetchedAt = later }
            return animal
        }
        let summary = try await catalog.write(CatalogBatch(animals: fetchedAgain))
        #expect(summary == CatalogWriteSummary(unchanged: 80), sourceLocation: location)
        for animal in fetchedAgain {
            let fetched = try await stored(animal.id).provenance.map(\.fetchedAt)
            #expect(fetched == animal.provenance.map(\.fetchedAt), "\(animal.id)", sourceLocation: location)
        }
    }

    func checkSummaries() async throws {
        let organization = try organization("alpha", "1")
        let first = CatalogBatch(
            organizations: [organization],
            animals: [try animal("alpha:1"), try animal("alpha:2"), try animal("alpha:3")]
        )
        let added = CatalogWriteSummary(added: 3, organizations: 1)
        #expect(try await catalog.write(first) == added, sourceLocation: location)
        let second = CatalogBatch(
            organizations: [organization, try self.organization("alpha", "2")],
            animals: [try animal("alpha:1"), try animal("alpha:2", name: "Other"), try animal("alpha:4")]
        )
        let mixed = CatalogWriteSummary(added: 1, changed: 1, unchanged: 1, organizations: 1)
        #expect(try await catalog.write(second) == mixed, sourceLocation: location)
        var renamed = organization
        renamed.socialMedia.youtube = "channel"
        let changed = try await catalog.write(CatalogBatch(organizations: [renamed]))
        #expect(changed == CatalogWriteSummary(organizations: 1), sourceLocation: location)
    }

    func checkReadsWhileWriting() async throws {
        let portions = try (0..<12).map { portion in
            CatalogBatch(animals: try (0..<20).map { try animal("alpha:\(portion)-\($0)", at: point(1, 1)) })
        }
        let near = AnimalQuery(area: .around(try point(1, 1), within: nil), order: .distance, page: .largestFirst)
        let catalog = catalog
        async let writing: Void = {
            for portion in portions { try await catalog.write(portion) }
        }()
        var total = 0
        var reads = 0
        while total < 240, reads < 5000 {
            let page = try await catalog.page(of: near)
            #expect(
                page.total % 20 == 0 && page.total >= total,
                "whole batches, and no going back",
                sourceLocation: location
            )
            #expect(page.items.count == page.total, sourceLocation: location)
            total = page.total
            reads += 1
            await Task.yield()
        }
        try await writing
        #expect(try await catalog.page(of: near).total == 240, sourceLocation: location)
    }

    private var everyStatus: AnimalFilter {
        var filter = AnimalFilter()
        filter.statuses = []
        return filter
    }
}
