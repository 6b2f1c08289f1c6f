import Boundaries
import Domain
import FoundationEssentials
import Testing

/// A catalogue that answers as a test says; a call that the test did not foresee fails it.
struct StubCatalog: AnimalCatalog {
    var onPage: @Sendable (AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> = { _ throws(CatalogError) in
        try unforeseen("page(of:)")
    }
    var onAnimal: @Sendable (AnimalID, Coordinate?) throws(CatalogError) -> ListedAnimal? = {
        _,
        _ throws(CatalogError) in
        try unforeseen("animal(_:measuredFrom:)")
    }
    var onParts: @Sendable (AnimalID) throws(CatalogError) -> [ListedAnimal] = { _ throws(CatalogError) in
        try unforeseen("parts(of:)")
    }
    var onIDs: @Sendable (String, Int) throws(CatalogError) -> [AnimalID] = { _, _ throws(CatalogError) in
        try unforeseen("animalIDs(startingWith:limit:)")
    }
    var onStatistics: @Sendable (SearchArea) throws(CatalogError) -> CatalogStatistics = { _ throws(CatalogError) in
        try unforeseen("statistics(of:in:now:)")
    }
    var onSites: @Sendable (AnimalFilter, SearchArea) async throws(CatalogError) -> [SiteCount] = {
        _,
        _ throws(CatalogError) in
        try unforeseen("sites(of:in:)")
    }
    var onFacets: @Sendable (AnimalFilter, SearchArea) async throws(CatalogError) -> FacetCounts = {
        _,
        _ throws(CatalogError) in
        try unforeseen("facets(of:in:)")
    }
    var onSources: @Sendable () throws(CatalogError) -> [SourceSummary] = { () throws(CatalogError) in
        try unforeseen("sources()")
    }
    var onAnimals: @Sendable (AnimalID?, Int) throws(CatalogError) -> [Animal] = { _, _ throws(CatalogError) in
        try unforeseen("animals(matching:after:limit:)")
    }
    var onOrganizations: @Sendable (OrganizationID?, Int) throws(CatalogError) -> [Organization] = {
        _,
        _ throws(CatalogError) in
        try unforeseen("organizations(after:limit:)")
    }
    var onSuggestions: @Sendable (String, Set<SuggestionKind>, Int) async throws(CatalogError) -> [Suggestion] = {
        _,
        _,
        _ throws(CatalogError) in
        try unforeseen("suggestions(for:kinds:limit:)")
    }

    func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> { try await onPage(query) }

    func animal(_ id: AnimalID, measuredFrom center: Coordinate?) async throws(CatalogError) -> ListedAnimal? {
        try onAnimal(id, center)
    }

    func parts(of id: AnimalID) async throws(CatalogError) -> [ListedAnimal] { try onParts(id) }

    func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID] {
        try onIDs(prefix, limit)
    }

    func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics {
        try onStatistics(area)
    }

    func sites(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> [SiteCount] {
        try await onSites(filter, area)
    }

    func facets(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> FacetCounts {
        try await onFacets(filter, area)
    }

    func sources() async throws(CatalogError) -> [SourceSummary] { try onSources() }

    func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal] {
        try onAnimals(previous, limit)
    }

    func organizations(
        after previous: OrganizationID?,
        limit: Int
    ) async throws(CatalogError) -> [Organization] {
        try onOrganizations(previous, limit)
    }

    func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion] {
        try await onSuggestions(prefix, kinds, limit)
    }
}

/// Fails the test that did not expect `call`.
func unforeseen<Value>(_ call: String) throws(CatalogError) -> Value {
    Issue.record("the catalogue was asked for \(call), which this test did not foresee")
    throw .failed(reason: "unforeseen call of \(call)")
}
