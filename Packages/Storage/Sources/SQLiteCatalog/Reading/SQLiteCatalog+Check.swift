public import Boundaries
import Foundation
import GRDB

/// What a look at the catalogue's file found.
public struct CatalogCheck: Hashable, Sendable {
    /// What is wrong, a line each; empty for a sound file.
    public let problems: [String]
    /// How many animals it holds, whatever their status.
    public let animals: Int
    /// How many organisations it holds that were described, not only named.
    public let organizations: Int
    /// The last migration that the file has seen.
    public let schemaVersion: String
    /// The size of the file and its write-ahead log, in bytes.
    public let bytes: Int
}

extension SQLiteCatalog {
    /// Whether the index holds all animals, and no others; of what they have, it is not compared with their rows.
    private static func faultsOfIndex(_ db: Database) throws -> [String] {
        let (rows, indexed) = (
            KeySet(try Int64.fetchAll(db, sql: "SELECT id FROM animal")), try IndexReader(db).keys(.kind)
        )
        let (lost, gone) = (rows.subtracting(indexed).count, indexed.subtracting(rows).count)
        return (lost > 0 ? ["animals that the index lacks: \(lost)"] : [])
            + (gone > 0 ? ["animals in the index that are not there: \(gone)"] : [])
    }

    /// Looks through the whole file for damage; takes a while for a big one.
    public func check() async throws(CatalogError) -> CatalogCheck {
        let bytes = [path, path + "-wal"].reduce(0) { sum, path in
            sum + ((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
        }
        return try await read { db in
            let findings =
                try String.fetchAll(db, sql: "PRAGMA quick_check")
                + String.fetchAll(db, sql: "SELECT rtreecheck('site_index')")
            let dangling = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
                "a row of \(row[0] as String? ?? "?") refers to one of \(row[2] as String? ?? "?") that is missing"
            }
            return CatalogCheck(
                problems: findings.filter { $0 != "ok" } + dangling + (try Self.faultsOfIndex(db)),
                animals: try Int.fetchOne(db, sql: "SELECT count(*) FROM animal WHERE merged = 0") ?? 0,
                organizations: try Int.fetchOne(db, sql: "SELECT count(*) FROM organization") ?? 0,
                schemaVersion: try CatalogSchema.migrator.appliedMigrations(db).last ?? "none",
                bytes: bytes
            )
        }
    }
}
