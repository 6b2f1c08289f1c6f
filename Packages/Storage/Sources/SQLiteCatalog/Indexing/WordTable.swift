import GRDB

/// The words that names and breeds are made of, so that misspelled ones are found.
///
/// A word stays when the last animal that has it changes or goes: it then leads nowhere, which harms nobody. It need only be
/// learned with a posting that nobody had.
struct WordTable {
    private let insert: Statement

    init(_ db: Database) throws {
        insert = try db.cachedStatement(sql: "INSERT OR IGNORE INTO name_word (text) VALUES (?)")
    }

    /// Takes in the word, if it is one word of a name or of breeds.
    func learn(_ posting: Posting) throws {
        guard posting.field == .nameWord || posting.field == .breedWord, case .text(let word) = posting.value,
            !word.utf8.contains(UInt8(ascii: " "))
        else { return }
        try insert.run(word)
    }
}
