import Boundaries
import Domain
import Testing

/// The order by how well animals match a household.
extension CatalogContract {
    func checkMatches() async throws {
        let none = AnimalQuery(
            area: .everywhere(measuredFrom: nil),
            order: .match(Household(dogs: true)),
            page: .largestFirst
        )
        try await expectReference(none, from: [], "nothing to match")
        let population = try await fill(seed: 9)
        var filter = AnimalFilter()
        filter.statuses = []
        var random = SeededGenerator(seed: 90)
        for number in 0..<40 {
            let household = number == 0 ? Household() : RandomPopulation.household(&random)
            let center = random.pick(RandomPopulation.places)
            let area = random.pick([
                SearchArea.everywhere(measuredFrom: nil), .everywhere(measuredFrom: center),
                .around(center, within: nil), .around(center, within: Distance(kilometers: 9000)),
            ])
            for page in 1...3 {
                let query = AnimalQuery(
                    area: area,
                    filter: filter,
                    order: .match(household),
                    page: try request(page, size: 40)
                )
                try await expectReference(
                    query,
                    from: population.stored,
                    organizations: population.organizationsByID,
                    "page \(page) in \(area) for \(household)"
                )
            }
        }
    }
}
