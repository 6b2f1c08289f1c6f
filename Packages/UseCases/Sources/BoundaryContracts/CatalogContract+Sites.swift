import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Where the animals are.
extension CatalogContract {
    func checkSites() async throws {
        let somewhere = SearchArea.everywhere(measuredFrom: nil)
        #expect(try await catalog.sites(of: AnimalFilter(), in: somewhere).isEmpty, sourceLocation: location)
        let population = try await fill(seed: 23)
        var random = SeededGenerator(seed: 230)
        for round in 0..<60 {
            let filter = Self.randomFilter(&random)
            let center = random.pick(RandomPopulation.places)
            let radius: Distance? = random.pick([nil, 0, 15, 300, 9000, 20_100, -1, .nan]).map { kilometers in
                Distance(kilometers: kilometers)
            }
            let area: SearchArea =
                random.one(in: 4)
                ? .everywhere(measuredFrom: random.one(in: 2) ? nil : center) : .around(center, within: radius)
            let query = AnimalQuery(area: area, filter: filter, order: .distance, page: .largestFirst)
            let reference = SiteCount.sites(of: query.listed(from: population.stored).lazy.map(\.animal))
            let sites = try await catalog.sites(of: filter, in: area)
            #expect(sites == reference, "round \(round): \(filter) in \(area)", sourceLocation: location)
        }
    }

    private static func randomFilter(_ random: inout SeededGenerator) -> AnimalFilter {
        var filter = AnimalFilter()
        if random.one(in: 2) { filter.statuses = [] }
        if random.one(in: 3) { filter.types = [random.pick(RandomPopulation.types)] }
        if random.one(in: 4) { filter.breeds = ["retriever"] }
        if random.one(in: 5) { filter.text = "lov" }
        if random.one(in: 6) { filter.goodWith = [.cats] }
        return filter
    }
}
