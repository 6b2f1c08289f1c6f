import Domain
import GRDB

/// The index of texts keeps no copy of what it indexes, and has to be told it again to forget it.
extension AnimalSearchText {
    func remember(as key: Int64, _ db: Database) throws {
        try db.run(Self.insert, [key, name, breeds, tags, description])
    }

    func forget(as key: Int64, _ db: Database) throws {
        try db.run(Self.delete, [key, name, breeds, tags, description])
    }

    private static let insert = """
        INSERT INTO animal_text (rowid, name, breeds, tags, description) VALUES (?, ?, ?, ?, ?)
        """
    private static let delete = """
        INSERT INTO animal_text (animal_text, rowid, name, breeds, tags, description) VALUES ('delete', ?, ?, ?, ?, ?)
        """
}
