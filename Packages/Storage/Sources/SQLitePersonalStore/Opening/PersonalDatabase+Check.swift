public import Boundaries
import GRDB

/// What a look at a person's own file found.
public struct PersonalCheck: Hashable, Sendable {
    /// What is wrong, a line each; empty for a sound file.
    public let problems: [String]
    /// How many animals are in the shortlist.
    public let shortlisted: Int
    /// How many searches are saved.
    public let alerts: Int
}

extension PersonalDatabase {
    /// Looks through the whole file for damage; `nil` when there is none yet.
    public func check() async throws(PersonalStoreError) -> PersonalCheck? {
        try await read { db in
            PersonalCheck(
                problems: try String.fetchAll(db, sql: "PRAGMA quick_check").filter { $0 != "ok" },
                shortlisted: try Int.fetchOne(db, sql: "SELECT count(*) FROM shortlist WHERE removal IS NULL") ?? 0,
                alerts: try Int.fetchOne(db, sql: "SELECT count(*) FROM alert") ?? 0
            )
        }
    }
}
