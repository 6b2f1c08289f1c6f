import AnimalGeneration
import Boundaries
import Domain

/// Asks the catalogue, and measures nothing but that.
struct Answerer {
    private let catalog: any AnimalCatalog
    private let clock = ContinuousClock()

    init(_ catalog: any AnimalCatalog) {
        self.catalog = catalog
    }

    /// What the catalogue said, and how long it took to say it.
    struct Answer: Encodable, Sendable {
        let nanoseconds: Int
        /// How many there are on all pages; of suggestions, how many were given.
        let total: Int
        /// What was listed, in order: the sources' ids of animals, the texts of suggestions, or the facets that peers count,
        /// too.
        let listed: [String]
    }

    func answer(_ question: Question) async throws(CatalogError) -> Answer {
        if let prefix = question.prefix { return try await suggestions(for: prefix) }
        let query = AnimalQuery(question)
        if question.countsFacets { return try await facets(of: query) }
        let start = clock.now
        let page = try await catalog.page(of: query)
        let duration = clock.now - start
        return Answer(
            nanoseconds: Self.nanoseconds(duration),
            total: page.total,
            listed: page.items.map(\.animal.id.sourceID)
        )
    }

    private func suggestions(for prefix: String) async throws(CatalogError) -> Answer {
        let kinds = Set(SuggestionKind.allCases).subtracting([.place])
        let start = clock.now
        let suggestions = try await catalog.suggestions(for: prefix, kinds: kinds, limit: Self.suggestionLimit)
        let duration = clock.now - start
        return Answer(
            nanoseconds: Self.nanoseconds(duration),
            total: suggestions.count,
            listed: suggestions.map { "\($0.kind.rawValue) \($0.text) \($0.count)" }
        )
    }

    private func facets(of query: AnimalQuery) async throws(CatalogError) -> Answer {
        let start = clock.now
        let facets = try await catalog.facets(of: query.filter, in: query.area)
        let duration = clock.now - start
        let counts: [(facet: String, counts: [(value: String, count: Int)])] = [
            ("type", facets.types.map { ($0.key.text, $0.value) }),
            ("age", facets.ages.map { ($0.key.text, $0.value) }),
            ("gender", facets.genders.map { ($0.key.text, $0.value) }),
            ("size", facets.sizes.map { ($0.key.text, $0.value) }),
            ("good with", facets.goodWith.map { ($0.key.rawValue, $0.value) }),
        ]
        return Answer(
            nanoseconds: Self.nanoseconds(duration),
            total: facets.total,
            listed: counts.flatMap { facet, counts in counts.map { "\(facet) \($0.value) \($0.count)" } }.sorted()
        )
    }

    private static let suggestionLimit = 10

    private static func nanoseconds(_ duration: Duration) -> Int { Int(duration / .nanoseconds(1)) }
}

extension AnimalQuery {
    /// What the question asks of a catalogue.
    fileprivate init(_ question: Question) {
        var filter = AnimalFilter()
        filter.types = question.type.map { [OpenValue($0)] } ?? []
        filter.ages = question.age.map { [OpenValue($0)] } ?? []
        filter.genders = question.gender.map { [OpenValue($0)] } ?? []
        filter.sizes = question.size.map { [OpenValue($0)] } ?? []
        filter.goodWith = question.goodWith.compactMap(Companion.init)
        filter.text = question.text
        filter.spelling = question.isForgiving ? .forgiving : .exact
        let center = question.latitude.flatMap { latitude in
            question.longitude.flatMap { Coordinate(latitude: latitude, longitude: $0) }
        }
        let radius = question.radius.map(Distance.init(kilometers:))
        self.init(
            area: center.map { .around($0, within: radius) } ?? .everywhere(measuredFrom: nil),
            filter: filter,
            order: question.order == "relevance" ? .relevance : .distance,
            page: PageRequest(number: question.page, size: Question.pageSize) ?? .smallest
        )
    }
}
