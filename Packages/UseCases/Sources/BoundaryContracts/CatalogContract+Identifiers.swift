import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Ids, and reading by them.
extension CatalogContract {
    func checkOddIdentifiers() async throws {
        let texts = [
            "a:é", "a:e\u{301}", "a:É", "a:A", "a:a", "a:a:b", "a: a", "a:%", "a:_", "a:'", "a:\"", "a:\u{10ffff}",
            "a:\u{ffff}",
            "a:10", "a:9", "a:٣", "a.b:1", "a-b:1", "a_b:1", "ab:1", "a:\n", "a:" + String(repeating: "x", count: 5000),
        ]
        let animals = try texts.map { try animal($0, name: $0) }
        try await catalog.write(CatalogBatch(animals: animals))
        for animal in animals {
            let found = try await stored(animal.id)
            #expect(isExactly(found, animal), "\(animal.name.debugDescription)", sourceLocation: location)
        }
        let ordered = try await catalog.animals(matching: AnimalFilter(), after: nil, limit: 100).map(\.id)
        #expect(ordered == animals.map(\.id).sorted(), "ids are ordered by bytes", sourceLocation: location)
        let absent = try await catalog.animal(id("a:nobody"), measuredFrom: nil)
        #expect(absent == nil, sourceLocation: location)
    }

    func checkIdentifierPrefixes() async throws {
        let texts = [
            "cat:1", "cat:12", "cat:123", "cat:cat", "cat:cat:1", "cats:1", "cats:12", "dog:cat:1", "dog:1\u{10ffff}",
            "dog:1z",
            "dog:2", "dog:É", "dog:é", "dog:e\u{301}", "zoo:d", "zoo:%", "zoo:_a", "zoo:Cat",
        ]
        let ids = try texts.map { try id($0) }
        try await catalog.write(CatalogBatch(animals: try texts.map { try animal($0) }))
        let prefixes = [
            "", "c", "cat", "cat:", "cat:1", "cat:12", "cat:cat", "cats", "cats:", "d", "dog:1", "1", "12",
            "1\u{10ffff}", "é", "e",
            "zoo:%", "%", "_", "C", "nothing", ":", "\u{10ffff}", "dog:é", "cat:cat:1", "'", "zz",
        ]
        for prefix in prefixes {
            let expected = ids.sorted().filter {
                $0.description.utf8.starts(with: prefix.utf8) || $0.sourceID.utf8.starts(with: prefix.utf8)
            }
            for limit in [0, 1, 3, 100] {
                let found = try await catalog.animalIDs(startingWith: prefix, limit: limit)
                #expect(found == Array(expected.prefix(limit)), "\(prefix), at most \(limit)", sourceLocation: location)
            }
        }
    }

    func checkStatistics() async throws {
        let population = try await fill(seed: 9)
        var dogs = AnimalFilter()
        dogs.types = [.known(.dog)]
        var all = AnimalFilter()
        all.statuses = []
        var words = AnimalFilter()
        words.text = "gentle"
        let center = RandomPopulation.places[0]
        let areas: [SearchArea] = [
            .everywhere(measuredFrom: nil), .everywhere(measuredFrom: center), .around(center, within: nil),
            .around(center, within: Distance(kilometers: 3000)), .around(center, within: Distance(kilometers: -1)),
        ]
        for filter in [AnimalFilter(), dogs, all, words] {
            for area in areas {
                let now = RandomPopulation.now
                let found = try await catalog.statistics(of: filter, in: area, now: now)
                let query = AnimalQuery(area: area, filter: filter, order: .distance, page: .largestFirst)
                let listed = query.listed(from: population.stored)
                let expected = CatalogStatistics(of: listed, hasCenter: area.center != nil, now: now)
                #expect(found == expected, "\(area)", sourceLocation: location)
            }
        }
    }

    func checkSources() async throws {
        let population = try await fill(seed: 10)
        try await catalog.write(CatalogBatch(organizations: [try organization("zeta", "1")]))
        var silent = try animal("silent:1")
        silent.status = .known(.adopted)
        try await catalog.write(CatalogBatch(animals: [silent]))
        let animals = population.stored + [silent]
        let names = Set(animals.map(\.id.source.text)).sorted()
        let found = try await catalog.sources()
        #expect(found.map(\.source.text) == names, sourceLocation: location)
        for summary in found {
            let own = animals.filter { $0.id.source == summary.source }
            #expect(summary.animals == own.count, "\(summary.source)", sourceLocation: location)
            let freshest = own.flatMap(\.provenance).map(\.fetchedAt).max() ?? .distantPast
            #expect(summary.fetchedAt == freshest, "\(summary.source)", sourceLocation: location)
        }
        var again = try #require(population.animals.first, sourceLocation: location)
        let later = RandomPopulation.now.addingTimeInterval(1000)
        again.provenance = [Provenance(id: again.id, fetchedAt: later)]
        try await catalog.write(CatalogBatch(animals: [again]))
        let refreshed = try await catalog.sources().first { $0.source == again.id.source }
        #expect(refreshed?.fetchedAt == later, "fetched again", sourceLocation: location)
        let count = found.first { $0.source == again.id.source }?.animals
        #expect(refreshed?.animals == count, "an animal told again is not another", sourceLocation: location)
    }

    func checkKeyset() async throws {
        let population = try await fill(seed: 11)
        var all = AnimalFilter()
        all.statuses = []
        var dogs = AnimalFilter()
        dogs.types = [.known(.dog)]
        for filter in [all, dogs] {
            var read: [Animal] = []
            while true {
                let portion = try await catalog.animals(matching: filter, after: read.last?.id, limit: 23)
                read += portion
                #expect(portion.count <= 23, sourceLocation: location)
                guard portion.count == 23 else { break }
            }
            let expected = population.stored.filter(filter.matches).sorted { $0.id < $1.id }
            #expect(read.map(\.id) == expected.map(\.id), sourceLocation: location)
            #expect(read == expected, sourceLocation: location)
        }
        var organizations: [Organization] = []
        while true {
            let portion = try await catalog.organizations(after: organizations.last?.id, limit: 3)
            organizations += portion
            guard portion.count == 3 else { break }
        }
        #expect(organizations == population.organizations.sorted { $0.id < $1.id }, sourceLocation: location)
        #expect(try await catalog.animals(matching: all, after: nil, limit: 0).isEmpty, sourceLocation: location)
        #expect(try await catalog.organizations(after: nil, limit: 0).isEmpty, sourceLocation: location)
        let beyond = try await catalog.animals(matching: all, after: id("zzz:z"), limit: 10)
        #expect(beyond.isEmpty, sourceLocation: location)
    }
}
