public import Boundaries
public import Domain
public import FoundationEssentials

/// Answers from a built-in sample for as long as the person's own catalogue holds nothing at all.
///
/// First use then needs no account and no network. Who shows the answers tells by their source that they are the
/// sample's.
public actor SampleFallbackCatalog: AnimalCatalog {
    private let own: any AnimalCatalog
    private let isAllowed: @Sendable () async -> Bool
    private let makeSample: @Sendable () -> any AnimalCatalog
    private var sample: (any AnimalCatalog)?
    private var ownHoldsSomething = false

    /// The sample is made when it is first needed.
    ///
    /// - Parameter isAllowed: Asked while the own catalogue is empty; when the sample may not answer, that does.
    public init(
        own: any AnimalCatalog,
        isAllowed: @escaping @Sendable () async -> Bool = { true },
        sample: @escaping @Sendable () -> any AnimalCatalog
    ) {
        self.own = own
        self.isAllowed = isAllowed
        makeSample = sample
    }

    public func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> {
        try await answering().page(of: query)
    }

    public func animal(_ id: AnimalID, measuredFrom center: Coordinate?) async throws(CatalogError) -> ListedAnimal? {
        try await answering().animal(id, measuredFrom: center)
    }

    public func parts(of id: AnimalID) async throws(CatalogError) -> [ListedAnimal] {
        try await answering().parts(of: id)
    }

    public func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID] {
        try await answering().animalIDs(startingWith: prefix, limit: limit)
    }

    public func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics {
        try await answering().statistics(of: filter, in: area, now: now)
    }

    public func sites(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> [SiteCount] {
        try await answering().sites(of: filter, in: area)
    }

    public func facets(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> FacetCounts {
        try await answering().facets(of: filter, in: area)
    }

    public func sources() async throws(CatalogError) -> [SourceSummary] {
        try await answering().sources()
    }

    public func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal] {
        try await answering().animals(matching: filter, after: previous, limit: limit)
    }

    public func organizations(
        after previous: OrganizationID?,
        limit: Int
    ) async throws(CatalogError) -> [Organization] {
        try await answering().organizations(after: previous, limit: limit)
    }

    public func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion] {
        try await answering().suggestions(for: prefix, kinds: kinds, limit: limit)
    }

    /// The person's own catalogue once it holds something, and from then on.
    private func answering() async throws(CatalogError) -> any AnimalCatalog {
        if try await ownHasSomething() { return own }
        guard await isAllowed() else { return own }
        let answering = sample ?? makeSample()
        sample = answering
        return answering
    }

    private func ownHasSomething() async throws(CatalogError) -> Bool {
        if ownHoldsSomething { return true }
        let holdsAnimals = try await !own.sources().isEmpty
        if !holdsAnimals { guard try await !own.organizations(after: nil, limit: 1).isEmpty else { return false } }
        ownHoldsSomething = true
        sample = nil
        return true
    }
}
