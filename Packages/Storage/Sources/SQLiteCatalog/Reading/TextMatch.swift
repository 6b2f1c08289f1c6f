import Domain
import GRDB

/// The animals that a search text finds, and in what ways, word by word.
struct TextMatch {
    let search: TextSearch
    /// For each word the ways in which it is found anywhere, and the animals of each, which may have it in a better way,
    /// too.
    let hits: [[(hit: TextHit, keys: KeySet)]]

    /// `nil` when the filter asks for no word.
    init?(_ filter: AnimalFilter, _ index: IndexReader) throws {
        guard let search = filter.textSearch else { return nil }
        self.search = search
        hits = try zip(search.words, Self.meant(by: search.words, index.db)).map { word, meant in
            try TextHit.allCases.compactMap { hit in
                let keys = try Self.keys(hit, of: word, meant, index)
                return keys.isEmpty ? nil : (hit, keys)
            }
        }
    }

    /// Narrows `keys` to the animals in which every word is found.
    func narrow(_ keys: inout KeySet) {
        for hits in hits {
            keys.formIntersection(hits.reduce(into: KeySet()) { $0.formUnion($1.keys) })
        }
    }

    /// - Parameter meant: What the word may be a misspelling of: the words, and pairs of them, that the catalogue's names
    ///   and breeds hold.
    private static func keys(
        _ hit: TextHit,
        of word: TextSearch.Word,
        _ meant: [Misspelling.Nearness: [String]],
        _ index: IndexReader
    ) throws -> KeySet {
        let field = Posting.Field(hit.field)
        switch hit.likeness {
        case .same: return try index.keys(Posting(field, word.text))
        case .beginning: return word.isUnfinished ? try index.keys(field, beginning: word.text) : KeySet()
        case .near(let nearness): return try index.keys(field, anyOf: meant[nearness] ?? [])
        }
    }

    /// Looks through the words of all names and breeds, once for all words of the text.
    private static func meant(
        by words: [TextSearch.Word],
        _ db: Database
    ) throws -> [[Misspelling.Nearness: [String]]] {
        var meant: [[Misspelling.Nearness: [String]]] = words.map { word in
            let pairs = word.misspelling?.pairs ?? []
            return pairs.isEmpty ? [:] : [.oneSlip: pairs.map { "\($0.first) \($0.second)" }]
        }
        let misspellings = words.enumerated().compactMap { index, word in
            word.misspelling.map { (index: index, isUnfinished: word.isUnfinished, misspelling: $0) }
        }
        guard !misspellings.isEmpty else { return meant }
        let known = try String.fetchCursor(db.cachedStatement(sql: "SELECT text FROM name_word"))
        while let word = try known.next() {
            for (index, isUnfinished, misspelling) in misspellings {
                guard let nearness = misspelling.nearness(to: word, isUnfinished: isUnfinished) else { continue }
                meant[index][nearness, default: []].append(word)
            }
        }
        return meant
    }
}
