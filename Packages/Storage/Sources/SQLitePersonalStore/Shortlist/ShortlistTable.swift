import Domain
import GRDB

/// The table of the shortlist, within one transaction.
struct ShortlistTable {
    /// An entry, and where it stands.
    typealias Stored = (row: Int64, entry: ShortlistEntry)

    private let db: Database

    private static let selected = "SELECT rowid, \(ShortlistEntry.columns.joined(separator: ", ")) FROM shortlist"

    init(_ db: Database) {
        self.db = db
    }

    /// What is in the list, in its order.
    func entries() throws -> [ShortlistEntry] {
        let sql = Self.selected + " WHERE removal IS NULL ORDER BY added_at, source, source_id"
        return try Row.fetchAll(db.cachedStatement(sql: sql)).map { try ShortlistEntry($0) }
    }

    func present(_ id: AnimalID) throws -> Stored? {
        try stored(" WHERE removal IS NULL AND source = ? AND source_id = ?", [id.source.text, id.sourceID])
    }

    func lastRemoved() throws -> Stored? {
        try stored(" WHERE removal IS NOT NULL ORDER BY removal DESC LIMIT 1", [])
    }

    func insert(_ entry: ShortlistEntry) throws {
        let columns = ShortlistEntry.columns
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        try run("INSERT INTO shortlist (\(columns.joined(separator: ", "))) VALUES (\(places))", entry.columnValues)
    }

    func replace(_ row: Int64, by entry: ShortlistEntry) throws {
        let changes = ShortlistEntry.columns.map { "\($0) = ?" }.joined(separator: ", ")
        try run("UPDATE shortlist SET \(changes) WHERE rowid = ?", entry.columnValues + [row])
    }

    /// Takes the row out of the list, as the last that was removed.
    func remove(_ row: Int64) throws {
        let sql = "UPDATE shortlist SET removal = (SELECT coalesce(max(removal), 0) + 1 FROM shortlist) WHERE rowid = ?"
        try run(sql, [row])
    }

    func restore(_ row: Int64) throws {
        try run("UPDATE shortlist SET removal = NULL WHERE rowid = ?", [row])
    }

    func delete(_ row: Int64) throws {
        try run("DELETE FROM shortlist WHERE rowid = ?", [row])
    }

    private func stored(_ condition: String, _ values: [(any DatabaseValueConvertible)?]) throws -> Stored? {
        let statement = try db.cachedStatement(sql: Self.selected + condition)
        guard let row = try Row.fetchOne(statement, arguments: StatementArguments(values)) else { return nil }
        return (row["rowid"], try ShortlistEntry(row))
    }

    private func run(_ sql: String, _ values: [(any DatabaseValueConvertible)?]) throws {
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
    }
}
