import Boundaries
import Domain
import FoundationEssentials

extension SearchAlternatives {
    /// How many ways out are offered.
    private static let limit = 5

    /// Counts what would match `plan` if one thing were given up, and what types there are.
    init(to plan: SearchPlan, in catalog: any AnimalCatalog, now: Date) async throws(CatalogError) {
        var counted: [Relaxed] = []
        for relaxation in SearchRelaxation.all(of: plan.filter, within: plan.place == nil ? nil : plan.within) {
            // Farther circles hold the nearer ones: the first that holds an animal is enough.
            if relaxation.isFartherCircle, counted.contains(where: \.relaxation.isFartherCircle) { continue }
            let total = try await catalog.total(of: plan, relaxedBy: relaxation)
            if total > 0 { counted.append(Relaxed(relaxation: relaxation, total: total)) }
        }
        let types = try await catalog.statistics(of: AnimalFilter(), in: .everywhere(measuredFrom: nil), now: now).types
        self.init(relaxed: Array(counted.prefix(Self.limit)), types: types)
    }
}

extension AnimalCatalog {
    /// How many animals match `plan` when something is given up.
    fileprivate func total(of plan: SearchPlan, relaxedBy relaxation: SearchRelaxation) async throws(CatalogError) -> Int {
        guard let one = PageRequest(number: 1, size: 1) else { return 0 }
        let area: SearchArea =
            plan.place.flatMap { place in
                relaxation.isEverywhere ? nil : .around(place.coordinate, within: relaxation.within)
            } ?? .everywhere(measuredFrom: nil)
        let query = AnimalQuery(area: area, filter: relaxation.filter, order: .distance, page: one)
        return try await page(of: query).total
    }
}
