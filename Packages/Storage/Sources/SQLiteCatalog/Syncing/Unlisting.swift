import Domain
import FoundationEssentials
import GRDB

/// Tells which records of a source are listed, and unlists those that it no longer tells of: for all of them at once,
/// as ``Animal/unlisted(at:)`` has it for one.
struct Unlisting {
    private let db: Database
    private let source: SourceName
    private var terms: TermTable

    init(of source: SourceName, _ db: Database) {
        self.db = db
        self.source = source
        terms = TermTable(db)
    }

    /// How many records of the source are listed.
    func listedCount() throws -> Int {
        let select: SQLRequest<Int> = "SELECT count(*) FROM animal WHERE \(isListed)"
        return try select.fetchOne(db) ?? 0
    }

    /// Unlists those that were not fetched since `start`; answers how many.
    ///
    /// Without the plus, SQLite would look through all that the source told lately, once for each animal.
    mutating func unlist(notFetchedSince start: Date, at moment: Date) throws -> Int {
        let gone: SQLRequest<Int64> = """
            SELECT id FROM animal
            WHERE \(isListed) AND NOT EXISTS (
                SELECT * FROM provenance AS own
                WHERE own.animal = animal.id AND +own.source = animal.source AND own.source_id = animal.source_id
                    AND own.fetched_at >= \(start.timeIntervalSinceReferenceDate)
            )
            """
        let records = try gone.fetchAll(db)
        let keys = AnimalKeys(records)
        guard !keys.isEmpty else { return 0 }
        let unlisted = try terms.id(of: ListingStatus.unlisted.rawValue)
        let writer = AnimalWriter(db)
        try writer.suggested.remove(records)
        for row in try Row.fetchAll(db.cachedStatement(sql: Self.statuses), arguments: [keys.json]) {
            let (key, status): (Int64, Int64) = (row[0], row[1])
            writer.index.remove(Posting(.status, status), from: key)
            writer.index.add(Posting(.status, unlisted), to: key)
        }
        let moment = moment.timeIntervalSinceReferenceDate
        try db.run(Self.continueHistory, [unlisted, moment, keys.json])
        try db.run("UPDATE animal SET status = ? WHERE id IN (SELECT value FROM json_each(?))", [unlisted, keys.json])
        try db.run(
            "UPDATE listing SET status_changed_at = ? WHERE animal IN (SELECT value FROM json_each(?))",
            [moment, keys.json]
        )
        var merging = MergedListings(writer, db)
        try merging.renew(changed: [], refetched: records)
        try merging.writer.finish()
        return keys.count
    }

    /// A condition on `animal` that ``Animal/isListed`` holds for the record, and that it is one of the source's.
    private var isListed: SQL {
        let statuses = [ListingStatus.adopted, .unlisted].map(\.rawValue)
        return """
            animal.source = \(source.text) AND animal.merged = 0
            AND animal.status NOT IN (SELECT term.id FROM term WHERE term.text IN \(statuses))
            """
    }

    private static let statuses = "SELECT id, status FROM animal WHERE id IN (SELECT value FROM json_each(?))"
    private static let continueHistory = """
        INSERT INTO status_change (animal, position, status, since)
        SELECT key.value,
            (SELECT coalesce(max(position) + 1, 0) FROM status_change WHERE status_change.animal = key.value), ?1, ?2
        FROM json_each(?3) AS key
        """
}
