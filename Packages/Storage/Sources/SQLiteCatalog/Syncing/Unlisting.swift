import Domain
import FoundationEssentials
import GRDB

/// Tells which records of a source are listed, and unlists those that it no longer tells of.
struct Unlisting {
    private let db: Database
    private let source: SourceName

    init(of source: SourceName, _ db: Database) {
        self.db = db
        self.source = source
    }

    /// How many records of the source are listed.
    func listedCount() throws -> Int {
        let select: SQLRequest<Int> = "SELECT count(*) FROM animal WHERE \(isListed)"
        return try select.fetchOne(db) ?? 0
    }

    /// Unlists those that were not fetched since `start`; answers how many.
    func unlist(notFetchedSince start: Date, at moment: Date) throws -> Int {
        let records = try records(notFetchedSince: start)
        guard !records.isEmpty else { return 0 }
        var writer = try AnimalWriter(db)
        try AnimalLoader(db).forEach(records) { key, animal in
            try writer.replace(animal, with: animal.unlisted(at: moment), key: key)
        }
        try writer.write()
        var merging = MergedListings(writer, db)
        try merging.renew(changed: [], refetched: records)
        try merging.writer.finish()
        return records.count
    }

    /// The listed records that the source told of last before `start`, as far as their rows and their fetches tell.
    private func records(notFetchedSince start: Date) throws -> [Int64] {
        // Without the plus, SQLite would look through all that the source told lately, once for each animal.
        let select: SQLRequest<Int64> = """
            SELECT id FROM animal
            WHERE \(isListed) AND NOT EXISTS (
                SELECT * FROM provenance AS own
                WHERE own.animal = animal.id AND +own.source = animal.source AND own.source_id = animal.source_id
                    AND own.fetched_at >= \(start.timeIntervalSinceReferenceDate)
            )
            """
        let others = try KeySet(inAnyOrder: select.fetchAll(db))
        return Array(others.subtracting(try FetchColumn.records(fetchedSince: start, db)))
    }

    /// A condition on `animal` that ``Animal/isListed`` holds for the record, and that it is one of the source's.
    private var isListed: SQL {
        let statuses = [ListingStatus.adopted, .unlisted].map(\.rawValue)
        return """
            animal.source = \(source.text) AND animal.merged = 0
            AND animal.status NOT IN (SELECT term.id FROM term WHERE term.text IN \(statuses))
            """
    }
}
