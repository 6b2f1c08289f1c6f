import Boundaries
import Domain
import FoundationEssentials

/// For those who look for animals.
extension CatalogFile: AnimalCatalog {
    func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> {
        try await answering().page(of: query)
    }

    func animal(_ id: AnimalID, measuredFrom center: Coordinate?) async throws(CatalogError) -> ListedAnimal? {
        try await answering().animal(id, measuredFrom: center)
    }

    func parts(of id: AnimalID) async throws(CatalogError) -> [ListedAnimal] {
        try await answering().parts(of: id)
    }

    func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID] {
        try await answering().animalIDs(startingWith: prefix, limit: limit)
    }

    func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics {
        try await answering().statistics(of: filter, in: area, now: now)
    }

    func sites(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> [SiteCount] {
        try await answering().sites(of: filter, in: area)
    }

    func facets(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> FacetCounts {
        try await answering().facets(of: filter, in: area)
    }

    func sources() async throws(CatalogError) -> [SourceSummary] {
        try await answering().sources()
    }

    func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal] {
        try await answering().animals(matching: filter, after: previous, limit: limit)
    }

    func organizations(after previous: OrganizationID?, limit: Int) async throws(CatalogError) -> [Organization] {
        try await answering().organizations(after: previous, limit: limit)
    }

    func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion] {
        try await answering().suggestions(for: prefix, kinds: kinds, limit: limit)
    }
}
