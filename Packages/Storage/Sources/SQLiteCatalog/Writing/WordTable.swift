import Domain
import GRDB

/// The words that names and breeds are made of, so that misspelled ones are found; lives as long as one transaction.
///
/// A word stays when the last animal that has it changes or goes: it then leads nowhere, which harms nobody.
struct WordTable {
    private let db: Database
    private var known: Set<[UInt8]> = []

    init(_ db: Database) {
        self.db = db
    }

    /// Takes in the words of a folded text.
    mutating func learn(_ folded: String) throws {
        for word in folded.utf8.split(separator: UInt8(ascii: " ")) where known.insert(Array(word)).inserted {
            try db.run("INSERT OR IGNORE INTO name_word (text) VALUES (?)", [String(Substring(word))])
        }
    }

    /// Takes in the words of everything that was written before there was this table.
    static func fill(_ db: Database) throws {
        var words = WordTable(db)
        let names = try String.fetchCursor(db, sql: "SELECT DISTINCT folded_name FROM animal")
        while let name = try names.next() { try words.learn(name) }
        let breeds = try String.fetchCursor(
            db,
            sql: """
                SELECT folded FROM term
                WHERE id IN (SELECT primary_breed FROM animal UNION SELECT secondary_breed FROM animal)
                """
        )
        while let breed = try breeds.next() { try words.learn(breed) }
        let species = try String.fetchCursor(db, sql: "SELECT DISTINCT species FROM listing WHERE species IS NOT NULL")
        while let species = try species.next() { try words.learn(SearchText.fold(species)) }
    }
}
