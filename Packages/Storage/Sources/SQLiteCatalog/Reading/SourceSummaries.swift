import Boundaries
import Domain
import FoundationEssentials
import GRDB

/// Sums the catalogue up, source by source.
struct SourceSummaries {
    private let db: Database
    private let shown: ShownAnimals

    init(_ shown: ShownAnimals, _ db: Database) {
        self.db = db
        self.shown = shown
    }

    /// What there is of each source that has anything to show, by name.
    func all() throws -> [SourceSummary] {
        let select: SQLRequest<Row> = """
            SELECT name, animals - \(expiredAnimals), \(freshest) FROM source WHERE animals > 0 ORDER BY name
            """
        return try select.fetchAll(db).map { row in
            var reader = RowReader(row)
            let name: String = try reader.required()
            guard let source = SourceName(name) else { throw UnreadableRow(reason: "\(name) is no source's name") }
            let animals: Int = try reader.required()
            return SourceSummary(source: source, animals: animals, fetchedAt: try reader.nextDate() ?? .distantPast)
        }
        .filter { $0.animals > 0 }
    }

    private var expiredAnimals: SQL {
        guard let expired = shown.expired else { return "0" }
        return """
            (SELECT count(*) FROM animal
            WHERE animal.source = source.name AND animal.merged = 0 AND animal.id IN (\(expired)))
            """
    }

    /// When the freshest provenance says that it was fetched, of those that name the source. Nothing of ``FetchColumn`` expires.
    private var freshest: SQL {
        let isShown: SQL = if let expired = shown.expired { "provenance.animal NOT IN (\(expired))" } else { "1" }
        return """
            (SELECT max(moment) FROM (
                SELECT max(fetched_at) AS moment FROM fetch WHERE fetch.source = source.name
                UNION ALL
                SELECT * FROM (
                    SELECT fetched_at FROM provenance WHERE provenance.source = source.name AND \(isShown)
                    ORDER BY fetched_at DESC LIMIT 1
                )
            ))
            """
    }
}
