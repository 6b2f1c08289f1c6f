import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Animals that several sources list, when one of those unlists, expires or is removed.
extension SyncCatalogContract {
    /// Three animals of three sources each; `alpha`'s records expire after 10 s.
    private func fillWithMerged() async throws {
        let animals = try ["alpha", "beta", "gamma"].flatMap { source in
            try ["Max", "Bella", "Luna"].enumerated().map { number, name in
                var animal = try animal("\(source):\(number)", fetched: 0, lifetime: source == "alpha" ? 10 : nil)
                animal.name = name
                animal.organizationAnimalID = "A2024\(number)"
                return animal
            }
        }
        try await catalog.write(CatalogBatch(animals: animals))
    }

    private func shown() async throws -> [String] {
        var filter = AnimalFilter()
        filter.statuses = []
        let page = try await catalog.page(of: reading.everywhere(filter))
        #expect(page.total == page.items.count, sourceLocation: location)
        return page.items.map(\.animal.id.description)
    }

    func checkMergedExpiry() async throws {
        try await fillWithMerged()
        clock.now = moment(9)
        #expect(try await shown() == ["alpha:0", "alpha:1", "alpha:2"], sourceLocation: location)
        clock.now = moment(11)
        #expect(
            try await shown() == ["beta:0", "beta:1", "beta:2", "gamma:0", "gamma:1", "gamma:2"],
            "nothing of what expired is shown",
            sourceLocation: location
        )
        #expect(try await catalog.parts(of: reading.id("beta:0")).count == 1, sourceLocation: location)
        #expect(try await catalog.animal(reading.id("alpha:0"), measuredFrom: nil) == nil, sourceLocation: location)
        #expect(try await catalog.sources().map(\.animals) == [3, 3], sourceLocation: location)
        #expect(try await catalog.purge(expiredBefore: moment(11)) == 3, sourceLocation: location)
        #expect(try await shown() == ["beta:0", "beta:1", "beta:2"], "the others are one", sourceLocation: location)
        #expect(try await catalog.parts(of: reading.id("gamma:0")).count == 2, sourceLocation: location)
    }

    func checkMergedRemoval() async throws {
        try await fillWithMerged()
        #expect(try await catalog.remove(reading.source("gamma")) == 3, sourceLocation: location)
        #expect(try await shown() == ["alpha:0", "alpha:1", "alpha:2"], sourceLocation: location)
        let merged = try await reading.stored(reading.id("beta:1"))
        #expect(merged.provenance.map(\.id.description) == ["alpha:1", "beta:1"], sourceLocation: location)
        #expect(try await catalog.remove(reading.source("alpha")) == 3, sourceLocation: location)
        #expect(try await shown() == ["beta:0", "beta:1", "beta:2"], sourceLocation: location)
        #expect(try await catalog.remove(reading.source("beta")) == 3, sourceLocation: location)
        #expect(try await shown().isEmpty, sourceLocation: location)
        #expect(try await catalog.sources().isEmpty, sourceLocation: location)
    }

    func checkMergedUnlisting() async throws {
        try await fillWithMerged()
        let max = try reading.id("alpha:0")
        for (source, status) in [("gamma", ListingStatus.adoptable), ("beta", .adoptable), ("alpha", .unlisted)] {
            let source = try reading.source(source)
            try await catalog.begin(SyncPass(source: source, startedAt: moment(1), scope: ""))
            _ = try await catalog.finishPass(over: source, at: moment(2), rule: .forced)
            #expect(try await reading.stored(max).status == .known(status), "\(source)", sourceLocation: location)
        }
        #expect(try await shown().count == 3, sourceLocation: location)
    }
}
