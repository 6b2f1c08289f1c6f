public import Boundaries
public import Domain
public import FoundationEssentials
import GRDB

extension SQLiteCatalog: AnimalCatalog {
    /// One page; items, distances and total come from one state of the file.
    public func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> {
        try await readShown { index, shown in
            let selection = try AnimalSelection(query.filter, in: query.area, of: shown, index)
            let (keys, total) = try selection.page(query.page, order: query.effectiveOrder)
            let items = try AnimalLoader(index).listedAnimals(keys, measuredFrom: query.area.center)
            return Page(items: items, request: query.page, total: total)
        }
    }

    /// The animal of that id, measured from `center`.
    public func animal(
        _ id: AnimalID,
        measuredFrom center: Coordinate?
    ) async throws(CatalogError) -> ListedAnimal? {
        try await readShown { index, shown in
            let key: SQLRequest<Int64> = """
                SELECT animal.id FROM animal
                WHERE animal.id = (SELECT \(shown.listing(of: "own.id")) FROM animal AS own WHERE \(Self.isRecord(id)))
                    AND \(shown.isShown(.listings))
                """
            return try AnimalLoader(index).listedAnimals(key.fetchAll(index.db), measuredFrom: center).first
        }
    }

    /// The records behind the listing of that id, in the order of ids.
    public func parts(of id: AnimalID) async throws(CatalogError) -> [ListedAnimal] {
        try await readShown { index, shown in
            let keys: SQLRequest<Int64> = """
                SELECT animal.id FROM animal
                WHERE \(shown.listing(of: "animal.id"))
                        = (SELECT \(shown.listing(of: "own.id")) FROM animal AS own WHERE \(Self.isRecord(id)))
                    AND animal.id IN (\(Self.recordsBeside(id)))
                    AND \(shown.isShown(.records))
                ORDER BY animal.source, animal.source_id
                """
            return try AnimalLoader(index).listedAnimals(keys.fetchAll(index.db), measuredFrom: nil)
        }
    }

    private static func isRecord(_ id: AnimalID) -> SQL {
        "own.source = \(id.source.text) AND own.source_id = \(id.sourceID) AND own.merged = 0"
    }

    /// The keys of the record of that id, and of those that the same listing shows.
    private static func recordsBeside(_ id: AnimalID) -> SQL {
        """
        SELECT own.id FROM animal AS own WHERE \(isRecord(id)) UNION
        SELECT record FROM part WHERE listing IN (
            SELECT part.listing FROM animal AS own JOIN part ON part.record = own.id WHERE \(isRecord(id))
        )
        """
    }

    /// Ids that begin with `prefix`, read from the index source by source.
    public func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID] {
        try await readShown { try IdentifierSearch($1, $0.db).ids(startingWith: prefix, limit: limit) }
    }

    /// Counts the animals that the filter finds in the area, grouped by SQLite.
    public func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics {
        try await readShown { index, shown in
            let selection = try AnimalSelection(filter, in: area, of: shown, index)
            return try StatisticsQuery(selection).statistics(center: area.center, now: now)
        }
    }

    /// Where the animals are that the filter finds in the area, grouped by SQLite.
    public func sites(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> [SiteCount] {
        try await readShown { index, shown in
            try AnimalSelection(filter, in: area, of: shown, index).sites()
        }
    }

    /// How many animals in the area each choice of the filter would list, counted by sets.
    public func facets(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> FacetCounts {
        try await readShown { try FacetQuery(filter, in: area, of: $1, $0).facets() }
    }

    /// What there is of each source, by name.
    public func sources() async throws(CatalogError) -> [SourceSummary] {
        try await readShown { try SourceSummaries($1, $0.db).all() }
    }

    /// Animals that pass the filter, after `previous`, by id.
    public func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal] {
        try await readShown { index, shown in
            let selection = try AnimalSelection(
                filter,
                in: .everywhere(measuredFrom: nil),
                of: shown,
                as: .records,
                index
            )
            let after: SQL =
                previous.map { "(animal.source, animal.source_id) > (\($0.source.text), \($0.sourceID))" } ?? "1"
            let select: SQLRequest<Int64> = """
                SELECT animal.id FROM animal WHERE \(after) AND \(selection.condition)
                ORDER BY animal.source, animal.source_id LIMIT \(max(0, limit))
                """
            return try AnimalLoader(index).animals(select.fetchAll(index.db))
        }
    }

    /// Organisations after `previous`, by source and id.
    public func organizations(
        after previous: OrganizationID?,
        limit: Int
    ) async throws(CatalogError) -> [Organization] {
        try await read { db in
            let after: SQL =
                previous.map { "(identity.source, identity.source_id) > (\($0.source.text), \($0.sourceID))" } ?? "1"
            return try AnimalLoader(db).organizations(after, limit: max(0, limit))
        }
    }

    /// What the adoptable animals suggest for a beginning; of counts that are kept, and soon of memory.
    public func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion] {
        guard limit > 0 else { return [] }
        let (now, memory) = (now(), suggestionMemory)
        return try await read { db in
            let query = try SuggestionQuery(at: now, db)
            let found = try kinds.flatMap { try memory.suggestions(of: $0, for: prefix, limit: limit, query) }
            return Suggestion.ranked(found, limit: limit)
        }
    }
}
