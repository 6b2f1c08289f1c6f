public import Boundaries
public import Domain
public import FoundationEssentials

/// A catalogue that lives as long as the process: the plain way to answer, and the home of the sample catalogue.
///
/// It answers by the reference functions of Domain, so it holds every animal in memory and looks at all of them.
public actor MemoryCatalog: AnimalCatalog, AnimalCatalogWriter {
    var contents = MemoryContents()
    var syncs: [SourceName: MemorySync] = [:]
    /// The sources that somebody is syncing.
    var busy: Set<SourceName> = []
    /// The clock by which records expire.
    private let now: @Sendable () -> Date

    /// An empty catalogue.
    ///
    /// - Parameter now: The clock by which records expire.
    public init(now: @escaping @Sendable () -> Date = { Date.now }) {
        self.now = now
    }

    /// A catalogue that holds these records, as if they had been written at once.
    ///
    /// - Parameter now: The clock by which records expire.
    public init(
        organizations: [Organization],
        animals: [Animal],
        now: @escaping @Sendable () -> Date = { Date.now }
    ) {
        self.now = now
        var contents = MemoryContents()
        _ = contents.take(CatalogBatch(organizations: organizations, animals: animals))
        self.contents = contents
    }

    /// Takes the batch in; no reader sees a part of it.
    @discardableResult
    public func write(_ batch: CatalogBatch) -> CatalogWriteSummary {
        contents.take(batch)
    }

    /// One page, found by filtering, measuring and sorting all animals.
    public func page(of query: AnimalQuery) -> Page<ListedAnimal> {
        let listed = query.listed(from: shown)
        let items = listed.dropFirst(query.page.offset).prefix(query.page.size).map { animal, distance in
            ListedAnimal(animal: animal, organization: contents.organization(of: animal), distance: distance)
        }
        return Page(items: items, request: query.page, total: listed.count)
    }

    /// The animal of that id, measured from `center`.
    public func animal(_ id: AnimalID, measuredFrom center: Coordinate?) -> ListedAnimal? {
        contents.listing(of: id, at: now()).map { listed($0, measuredFrom: center) }
    }

    /// The records behind the animal of that id.
    public func parts(of id: AnimalID) -> [ListedAnimal] {
        contents.parts(of: id, at: now()).map { listed($0, measuredFrom: nil) }
    }

    private func listed(_ animal: Animal, measuredFrom center: Coordinate?) -> ListedAnimal {
        ListedAnimal(
            animal: animal,
            organization: contents.organization(of: animal),
            distance: center.flatMap { center in
                animal.location.map { GreatCircle.distance(from: center, to: $0.coordinate) }
            }
        )
    }

    /// Ids that begin with `prefix`, in order.
    public func animalIDs(startingWith prefix: String, limit: Int) -> [AnimalID] {
        let found = contents.records(at: now()).map(\.id).filter { id in
            id.description.utf8.starts(with: prefix.utf8) || id.sourceID.utf8.starts(with: prefix.utf8)
        }
        return Array(found.sorted().prefix(max(0, limit)))
    }

    /// Counts the animals that the filter finds in the area.
    public func statistics(of filter: AnimalFilter, in area: SearchArea, now: Date) -> CatalogStatistics {
        let query = AnimalQuery(area: area, filter: filter, order: .distance, page: .largestFirst)
        return CatalogStatistics(
            of: query.listed(from: shown),
            hasCenter: area.center != nil,
            now: now
        )
    }

    /// Where the animals are that the filter finds in the area.
    public func sites(of filter: AnimalFilter, in area: SearchArea) -> [SiteCount] {
        let query = AnimalQuery(area: area, filter: filter, order: .distance, page: .largestFirst)
        return SiteCount.sites(of: query.listed(from: shown).lazy.map(\.animal))
    }

    /// How many animals in the area each choice of the filter would list.
    public func facets(of filter: AnimalFilter, in area: SearchArea) -> FacetCounts {
        FacetCounts(of: filter, in: area, from: shown)
    }

    /// What there is of each source, by name.
    public func sources() -> [SourceSummary] {
        contents.sources(at: now())
    }

    /// Animals that pass the filter, after `previous`, by id.
    public func animals(matching filter: AnimalFilter, after previous: AnimalID?, limit: Int) -> [Animal] {
        let found = contents.records(at: now()).filter { animal in
            (previous.map { $0 < animal.id } ?? true) && filter.matches(animal)
        }
        return Array(found.sorted { $0.id < $1.id }.prefix(max(0, limit)))
    }

    /// Organisations after `previous`, by source and id.
    public func organizations(after previous: OrganizationID?, limit: Int) -> [Organization] {
        let found = contents.organizations.values.filter { organization in
            previous.map { $0 < organization.id } ?? true
        }
        return Array(found.sorted { $0.id < $1.id }.prefix(max(0, limit)))
    }

    /// What the adoptable animals suggest for a beginning.
    public func suggestions(for prefix: String, kinds: Set<SuggestionKind>, limit: Int) -> [Suggestion] {
        Suggestion.listed(for: prefix, kinds: kinds, limit: limit, from: shown)
    }

    /// The animals that may be shown now.
    private var shown: some Sequence<Animal> { contents.shown(at: now()) }
}
