import Domain
import GRDB

/// A search text as expressions of FTS5 that mean its words and nothing else.
struct TextMatch {
    let search: TextSearch
    /// For each word, what it may be a misspelling of: the words, and pairs of them, that the catalogue's names and
    /// breeds hold.
    private let meant: [[Misspelling.Nearness: [String]]]

    /// `nil` when the filter asks for no word.
    init?(_ filter: AnimalFilter, _ db: Database) throws {
        guard let search = filter.textSearch else { return nil }
        self.search = search
        meant = try Self.meant(by: search.words, db)
    }

    /// An expression for the animals that the text finds.
    var expression: String {
        search.words.indices.map { index in
            let spelled = Self.phrase(search.words[index], unfinished: search.words[index].isUnfinished)
            let meant = meant[index].values.flatMap(\.self)
            return meant.isEmpty ? spelled : "(\(spelled) OR {name breeds} : \(Self.anyOf(meant)))"
        }
        .joined(separator: " AND ")
    }

    /// An expression for the animals in which the word of that index is found in such a way, perhaps also in a better
    /// one; `nil` when there are none.
    func expression(for hit: TextHit, ofWord index: Int) -> String? {
        let word = search.words[index]
        switch hit.likeness {
        case .same:
            return "\(hit.field.rawValue) : \(Self.phrase(word, unfinished: false))"
        case .beginning:
            return word.isUnfinished ? "\(hit.field.rawValue) : \(Self.phrase(word, unfinished: true))" : nil
        case .near(let nearness):
            return meant[index][nearness].map { "\(hit.field.rawValue) : \(Self.anyOf($0))" }
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

    /// Folded words hold no quotation mark; in quotation marks nothing else has a meaning of its own.
    private static func phrase(_ word: TextSearch.Word, unfinished: Bool) -> String {
        "\"\(word.text)\"" + (unfinished ? "*" : "")
    }

    private static func anyOf(_ phrases: [String]) -> String {
        "(\(phrases.map { "\"\($0)\"" }.joined(separator: " OR ")))"
    }
}
