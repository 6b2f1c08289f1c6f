import Boundaries
import Domain
import FoundationEssentials
import Testing

/// How many each choice of a filter would list.
extension CatalogContract {
    func checkFacets() async throws {
        let somewhere = SearchArea.everywhere(measuredFrom: nil)
        #expect(try await catalog.facets(of: AnimalFilter(), in: somewhere) == FacetCounts(), sourceLocation: location)
        let population = try await fill(seed: 31)
        var random = SeededGenerator(seed: 310)
        for round in 0..<80 {
            let filter = Self.randomChoices(&random)
            let center = random.pick(RandomPopulation.places)
            let radius: Distance? = random.pick([nil, 0, 15, 300, 9000, 20_100, -1, .nan]).map { kilometers in
                Distance(kilometers: kilometers)
            }
            let area: SearchArea =
                random.one(in: 3)
                ? .everywhere(measuredFrom: random.one(in: 2) ? nil : center) : .around(center, within: radius)
            let comment: Comment = "round \(round): \(filter) in \(area)"
            let facets = try await catalog.facets(of: filter, in: area)
            let reference = FacetCounts(of: filter, in: area, from: population.stored)
            #expect(facets == reference, comment, sourceLocation: location)
            if round < 20 { try await expectChoices(of: facets, filter, in: area, comment) }
        }
    }

    /// Expects that each choice lists as many animals as it was counted for, and that a term that was not counted lists
    /// none.
    private func expectChoices(
        of facets: FacetCounts,
        _ filter: AnimalFilter,
        in area: SearchArea,
        _ comment: Comment
    ) async throws {
        func expect(_ count: Int?, _ choose: (inout AnimalFilter) -> Void) async throws {
            var chosen = filter
            choose(&chosen)
            let query = AnimalQuery(area: area, filter: chosen, order: .distance, page: .smallest)
            let total = try await catalog.page(of: query).total
            #expect(total == count ?? 0, "\(comment): \(chosen)", sourceLocation: location)
        }
        try await expect(facets.total) { _ in }
        for type in RandomPopulation.types + [.known(.barnyard)] {
            try await expect(facets.types[type]) { $0.types = [type] }
        }
        for age in RandomPopulation.ages { try await expect(facets.ages[age]) { $0.ages = [age] } }
        for (gender, count) in facets.genders { try await expect(count) { $0.genders = [gender] } }
        for (size, count) in facets.sizes { try await expect(count) { $0.sizes = [size] } }
        for (coat, count) in facets.coats { try await expect(count) { $0.coats = [coat] } }
        for (status, count) in facets.statuses { try await expect(count) { $0.statuses = [status] } }
        for (breed, count) in facets.breeds { try await expect(count) { $0.breeds = [breed] } }
        for (color, count) in facets.colors { try await expect(count) { $0.colors = [color] } }
        for source in RandomPopulation.sources {
            try await expect(facets.sources[source]) { $0.sources = [source] }
        }
        for companion in Companion.allCases {
            try await expect(facets.goodWith[companion]) { $0.goodWith.append(companion) }
        }
        for answer in [true, false] {
            try await expect(facets.houseTrained[answer]) { $0.houseTrained = answer }
            try await expect(facets.specialNeeds[answer]) { $0.specialNeeds = answer }
        }
        try await expect(facets.withPhoto) { $0.hasPhoto = true }
    }

    private static func randomChoices(_ random: inout SeededGenerator) -> AnimalFilter {
        var filter = AnimalFilter()
        if random.one(in: 2) { filter.statuses = [] }
        if random.one(in: 3) { filter.types = random.some(RandomPopulation.types, upTo: 2) }
        if random.one(in: 4) { filter.ages = random.some(RandomPopulation.ages, upTo: 3) }
        if random.one(in: 6) { filter.genders = [.known(.female)] }
        if random.one(in: 6) { filter.sizes = [.known(.small), .known(.large)] }
        if random.one(in: 8) { filter.coats = [.known(.short)] }
        if random.one(in: 5) { filter.breeds = [random.pick(["retriever", "labrador retriever", "poodle", "?"])] }
        if random.one(in: 6) { filter.colors = ["chocolate", "black"] }
        if random.one(in: 5) { filter.goodWith = random.some(Companion.allCases, upTo: 3) }
        if random.one(in: 6) { filter.houseTrained = random.one(in: 2) }
        if random.one(in: 6) { filter.specialNeeds = random.one(in: 2) }
        if random.one(in: 5) { filter.hasPhoto = true }
        if random.one(in: 6) { filter.sources = random.some(RandomPopulation.sources, upTo: 2) }
        if random.one(in: 6) { filter.text = "lov" }
        if random.one(in: 8) { filter.organizations = ["pa123"] }
        if random.one(in: 8) { filter.publishedAfter = RandomPopulation.now.addingTimeInterval(-300 * 86_400) }
        if random.one(in: 6) { filter.excluded.types = [.known(.dog)] }
        return filter
    }
}
