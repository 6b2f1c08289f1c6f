import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Every way to read a catalogue.
extension SyncCatalogContract {
    /// Expects that every reader finds these animals and no other; `hidden` are some that are not to be found.
    func expectReaders(
        toFind shown: [Animal],
        of organizations: [OrganizationID: Organization] = [:],
        hidden: [Animal],
        _ comment: Comment
    ) async throws {
        let center = RandomPopulation.places[0]
        let areas: [SearchArea] = [
            .everywhere(measuredFrom: nil), .everywhere(measuredFrom: center),
            .around(center, within: Distance(kilometers: 3000)),
        ]
        let questions = areas.flatMap { area in Self.filters.map { (area: area, filter: $0) } }
        for (number, (area, filter)) in questions.enumerated() {
            // A prime number of orders: each of them meets each area, and most of the filters.
            let order = Self.orders[number % Self.orders.count]
            let ordered = AnimalQuery(area: area, filter: filter, order: order, page: .largestFirst)
            try await reading.expectReference(ordered, from: shown, organizations: organizations, comment)
            let query = AnimalQuery(area: area, filter: filter, order: .distance, page: .largestFirst)
            let listed = query.listed(from: shown)
            let statistics = CatalogStatistics(of: listed, hasCenter: area.center != nil, now: Self.start)
            #expect(
                try await catalog.statistics(of: filter, in: area, now: Self.start) == statistics,
                comment,
                sourceLocation: location
            )
            let sites = SiteCount.sites(of: listed.lazy.map(\.animal))
            #expect(try await catalog.sites(of: filter, in: area) == sites, comment, sourceLocation: location)
            let facets = FacetCounts(of: filter, in: area, from: shown)
            #expect(try await catalog.facets(of: filter, in: area) == facets, comment, sourceLocation: location)
        }
        #expect(try await everything() == shown.sorted { $0.id < $1.id }, comment, sourceLocation: location)
        try await expectIdentifiers(toFind: shown, hidden: hidden, comment)
        try await expectSources(toSumUp: shown, comment)
        for prefix in ["", "k", "retr", "do"] {
            let kinds = Set(SuggestionKind.allCases)
            let suggestions = Suggestion.listed(for: prefix, kinds: kinds, limit: 100, from: shown)
            let found = try await catalog.suggestions(for: prefix, kinds: kinds, limit: 100)
            #expect(found == suggestions, comment, sourceLocation: location)
        }
    }

    private func expectIdentifiers(toFind shown: [Animal], hidden: [Animal], _ comment: Comment) async throws {
        let ids = try await catalog.animalIDs(startingWith: "", limit: 10_000)
        #expect(ids == shown.map(\.id).sorted(), comment, sourceLocation: location)
        for animal in shown.prefix(10) {
            let found = try await catalog.animal(animal.id, measuredFrom: nil)?.animal
            #expect(found == animal, comment, sourceLocation: location)
        }
        for animal in hidden.prefix(10) {
            let found = try await catalog.animal(animal.id, measuredFrom: nil)?.animal.id
            #expect(found == nil, comment, sourceLocation: location)
            let ids = try await catalog.animalIDs(startingWith: animal.id.sourceID, limit: 10_000)
            #expect(!ids.contains(animal.id), comment, sourceLocation: location)
        }
    }

    private func expectSources(toSumUp shown: [Animal], _ comment: Comment) async throws {
        let summaries = try await catalog.sources()
        #expect(
            summaries.map(\.source.text) == Set(shown.map(\.id.source.text)).sorted(),
            comment,
            sourceLocation: location
        )
        for summary in summaries {
            let own = shown.filter { $0.id.source == summary.source }
            #expect(summary.animals == own.count, comment, sourceLocation: location)
            let told = shown.flatMap(\.provenance).filter { $0.id.source == summary.source }.map(\.fetchedAt)
            #expect(summary.fetchedAt == told.max() ?? .distantPast, comment, sourceLocation: location)
        }
    }

    private static let orders: [AnimalOrder] = [
        .distance, .newest, .name, .relevance, .random(seed: 7), .match(Household(children: true)), .distance,
    ]

    private static let filters: [AnimalFilter] = {
        var (words, misspelled, retrievers) = (everyStatus, everyStatus, everyStatus)
        words.text = "kit"
        misspelled.text = "kitn"
        misspelled.spelling = .forgiving
        retrievers.breeds = ["retriever"]
        return [everyStatus, AnimalFilter(), words, misspelled, retrievers]
    }()
}
