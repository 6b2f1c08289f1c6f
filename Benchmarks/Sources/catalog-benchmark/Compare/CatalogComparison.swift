import Boundaries
import Domain
import FoundationEssentials

/// Asks a catalogue, and holds its answers against the reference functions.
struct CatalogComparison {
    /// An answer that is not the reference's.
    struct Difference: Error, CustomStringConvertible {
        let what: String
        let catalog: String
        let reference: String

        var description: String { "\(what): the catalogue says \(catalog), the reference \(reference)" }
    }

    private let catalog: any AnimalCatalog
    private let animals: [Animal]
    private let now: Date

    private static let suggestionLimit = 50

    /// - Parameter animals: What the catalogue may show.
    init(_ catalog: any AnimalCatalog, animals: [Animal], now: Date) {
        self.catalog = catalog
        self.animals = animals
        self.now = now
    }

    /// - Throws: ``Difference`` at the first, and what the catalogue throws.
    func check(_ question: ComparedQuestion) async throws {
        let listed = question.query(.smallest).listed(from: animals)
        let last = max(1, (listed.count + question.pageSize - 1) / question.pageSize)
        for number in [1, 1 + (last - 1) * question.middle / 1000, last, last + 1] {
            guard let request = PageRequest(number: number, size: question.pageSize) else { continue }
            try await checkPage(request, of: question, listed)
        }
        let (filter, area) = (question.filter, question.area)
        try Self.expect(
            "statistics",
            try await catalog.statistics(of: filter, in: area, now: now),
            CatalogStatistics(of: listed, hasCenter: area.center != nil, now: now)
        )
        try Self.expect(
            "sites",
            try await catalog.sites(of: filter, in: area),
            SiteCount.sites(of: listed.lazy.map(\.animal))
        )
        try Self.expect(
            try await catalog.facets(of: filter, in: area),
            FacetCounts(of: filter, in: area, from: animals)
        )
        let (prefix, kinds) = (question.prefix, question.kinds)
        try Self.expect(
            "suggestions",
            try await catalog.suggestions(for: prefix, kinds: kinds, limit: Self.suggestionLimit),
            Suggestion.listed(for: prefix, kinds: kinds, limit: Self.suggestionLimit, from: animals)
        )
    }

    private func checkPage(
        _ request: PageRequest,
        of question: ComparedQuestion,
        _ listed: [(animal: Animal, distance: Distance?)]
    ) async throws {
        let page = try await catalog.page(of: question.query(request))
        let expected = listed.dropFirst(request.offset).prefix(request.size)
        try Self.expect("total of page \(request.number)", page.total, listed.count)
        try Self.expect(
            "order of page \(request.number)",
            page.items.map(\.animal.id.description),
            expected.map(\.animal.id.description)
        )
        try Self.expect(
            "distances of page \(request.number)",
            page.items.map(\.distance),
            expected.map(\.distance)
        )
        for (item, reference) in zip(page.items, expected) {
            try Self.expect("animal of page \(request.number)", item.animal, reference.animal)
        }
    }

    /// Facet by facet, so that the one that differs is told.
    private static func expect(_ facets: FacetCounts, _ reference: FacetCounts) throws {
        try expect("facets by type", facets.types, reference.types)
        try expect("facets by age", facets.ages, reference.ages)
        try expect("facets by gender", facets.genders, reference.genders)
        try expect("facets by size", facets.sizes, reference.sizes)
        try expect("facets by coat", facets.coats, reference.coats)
        try expect("facets by status", facets.statuses, reference.statuses)
        try expect("facets by breed", facets.breeds, reference.breeds)
        try expect("facets by colour", facets.colors, reference.colors)
        try expect("facets by source", facets.sources, reference.sources)
        try expect("facets by companion", facets.goodWith, reference.goodWith)
        try expect("facets", facets, reference)
    }

    private static func expect<Key>(_ what: String, _ counts: [Key: Int], _ reference: [Key: Int]) throws {
        let different = Set(counts.keys).union(reference.keys).filter { counts[$0] != reference[$0] }
        guard let key = different.first else { return }
        let answers = [counts, reference].map { $0[key].map(String.init) ?? "none" }
        throw Difference(what: "\(what), \(key)", catalog: answers[0], reference: answers[1])
    }

    private static func expect<Value: Equatable>(_ what: String, _ answer: Value, _ reference: Value) throws {
        guard answer != reference else { return }
        throw Difference(what: what, catalog: "\(answer)", reference: "\(reference)")
    }
}

extension ComparedQuestion {
    /// One page of what the question asks for.
    func query(_ page: PageRequest) -> AnimalQuery {
        AnimalQuery(area: area, filter: filter, order: order, page: page)
    }
}
