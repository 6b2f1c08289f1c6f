public import Boundaries
public import Domain
public import FoundationEssentials
import GRDB

extension SQLiteCatalog: AnimalCatalog {
    /// One page; items, distances and total come from one state of the file.
    public func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> {
        try await read { db in
            let selection = try AnimalSelection(query.filter, in: query.area, db)
            let (keys, total) = try selection.page(query.page, order: query.effectiveOrder)
            let items = try AnimalLoader(db).listedAnimals(keys, measuredFrom: query.area.center)
            return Page(items: items, request: query.page, total: total)
        }
    }

    /// The animal of that id, measured from `center`.
    public func animal(
        _ id: AnimalID,
        measuredFrom center: Coordinate?
    ) async throws(CatalogError) -> ListedAnimal? {
        try await read { db in
            let key: SQLRequest<Int64> = """
                SELECT id FROM animal WHERE source = \(id.source.text) AND source_id = \(id.sourceID)
                """
            return try AnimalLoader(db).listedAnimals(key.fetchAll(db), measuredFrom: center).first
        }
    }

    /// Ids that begin with `prefix`, read from the index source by source.
    public func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID] {
        try await read { try IdentifierSearch($0).ids(startingWith: prefix, limit: limit) }
    }

    /// Counts the animals that the filter finds in the area, grouped by SQLite.
    public func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics {
        try await read { db in
            let selection = try AnimalSelection(filter, in: area, db)
            return try StatisticsQuery(selection).statistics(center: area.center, now: now)
        }
    }

    /// What there is of each source, by name.
    public func sources() async throws(CatalogError) -> [SourceSummary] {
        try await read { db in
            let select: SQLRequest<Row> = """
                SELECT name, animals, (SELECT max(fetched_at) FROM provenance WHERE provenance.source = name)
                FROM source WHERE animals > 0 ORDER BY name
                """
            return try select.fetchAll(db).map { row in
                var reader = RowReader(row)
                let name: String = try reader.required()
                guard let source = SourceName(name) else { throw UnreadableRow(reason: "\(name) is no source's name") }
                let animals: Int = try reader.required()
                return SourceSummary(source: source, animals: animals, fetchedAt: try reader.nextDate() ?? .distantPast)
            }
        }
    }

    /// Animals that pass the filter, after `previous`, by id.
    public func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal] {
        try await read { db in
            let selection = try AnimalSelection(filter, in: .everywhere(measuredFrom: nil), db)
            let after: SQL =
                previous.map { "(animal.source, animal.source_id) > (\($0.source.text), \($0.sourceID))" } ?? "1"
            let select: SQLRequest<Int64> = """
                SELECT animal.id FROM animal WHERE \(after) AND \(selection.condition)
                ORDER BY animal.source, animal.source_id LIMIT \(max(0, limit))
                """
            return try AnimalLoader(db).animals(select.fetchAll(db))
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

    /// What the adoptable animals suggest for a beginning, counted by SQLite.
    public func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion] {
        guard limit > 0 else { return [] }
        return try await read { db in
            let query = try SuggestionQuery(prefix, limit: limit, db)
            return Suggestion.ranked(try kinds.flatMap(query.suggestions), limit: limit)
        }
    }
}
