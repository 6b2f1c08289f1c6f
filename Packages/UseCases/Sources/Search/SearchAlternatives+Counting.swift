import Boundaries
import Domain
import FoundationEssentials

extension SearchAlternatives {
    /// How many ways out are offered.
    fileprivate static let limit = 5

    /// How many pairs of things are tried, since each costs a query.
    private static let pairLimit = 40

    /// Counts what would match `plan` if one thing were given up or, when that is never enough, two; and what types
    /// there are.
    init(to plan: SearchPlan, in catalog: any AnimalCatalog, now: Date) async throws(CatalogError) {
        let within = plan.place == nil ? nil : plan.within
        var relaxed = try await catalog.matching(SearchRelaxation.ofOneThing(in: plan.filter, within: within), of: plan)
        // Another type of animal is the last thing that somebody would want instead.
        if relaxed.allSatisfy({ $0.relaxation.changes == [.any(.type)] }) {
            let pairs = SearchRelaxation.ofTwoThings(in: plan.filter, within: within).prefix(Self.pairLimit)
            relaxed = try await catalog.matching(Array(pairs), of: plan) + relaxed
        }
        let types = try await catalog.statistics(of: AnimalFilter(), in: .everywhere(measuredFrom: nil), now: now).types
        self.init(relaxed: Array(relaxed.prefix(Self.limit)), types: types)
    }
}

extension AnimalCatalog {
    /// Those that some animal matches.
    fileprivate func matching(
        _ relaxations: [SearchRelaxation],
        of plan: SearchPlan
    ) async throws(CatalogError) -> [SearchAlternatives.Relaxed] {
        var matching: [SearchAlternatives.Relaxed] = []
        for relaxation in relaxations {
            // Farther circles hold the nearer ones: the first that holds an animal is enough.
            if relaxation.isFartherCircle, matching.contains(where: \.relaxation.isFartherCircle) { continue }
            let total = try await total(of: plan, relaxedBy: relaxation)
            if total > 0 { matching.append(SearchAlternatives.Relaxed(relaxation: relaxation, total: total)) }
            if matching.count == SearchAlternatives.limit { break }
        }
        return matching
    }

    /// How many animals match `plan` when something is given up.
    private func total(of plan: SearchPlan, relaxedBy relaxation: SearchRelaxation) async throws(CatalogError) -> Int {
        let area: SearchArea =
            plan.place.flatMap { place in
                relaxation.isEverywhere ? nil : .around(place.coordinate, within: relaxation.within)
            } ?? .everywhere(measuredFrom: nil)
        let query = AnimalQuery(area: area, filter: relaxation.filter, order: .distance, page: .smallest)
        return try await page(of: query).total
    }
}
