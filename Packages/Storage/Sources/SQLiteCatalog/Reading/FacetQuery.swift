import Domain
import GRDB

/// Counts what each choice of a filter would list, out of the sets of what animals have.
///
/// For each field there is one set of animals that everything else asks for, and each value's set is counted against it,
/// block by block as it is read.
struct FacetQuery {
    private let index: IndexReader
    /// The animals that all asks for that is no choice.
    private let candidates: KeySet
    private let chosen: [(field: Posting.Field, keys: KeySet)]
    /// The animals that the filter lists.
    private let listed: KeySet

    init(_ filter: AnimalFilter, in area: SearchArea, of shown: ShownAnimals, _ index: IndexReader) throws {
        self.index = index
        var candidates = try shown.keys(.listings, index)
        try filter.narrowBesidesChoices(&candidates, index)
        try TextMatch(filter, index)?.narrow(&candidates)
        try area.narrow(&candidates, index)
        self.candidates = candidates
        chosen = try filter.chosenKeys(index)
        listed = chosen.reduce(into: candidates) { $0.formIntersection($1.keys) }
    }

    func facets() throws -> FacetCounts {
        let terms = try Term.all(index.db)
        var facets = FacetCounts()
        facets.total = listed.count
        facets.types = try counts(.type, terms)
        facets.ages = try counts(.age, terms)
        facets.genders = try counts(.gender, terms)
        facets.sizes = try counts(.size, terms)
        facets.coats = try counts(.coat, terms)
        facets.statuses = try counts(.status, terms)
        facets.breeds = try phrases(.breed, terms)
        facets.colors = try phrases(.color, terms)
        facets.sources = try sources()
        for companion in Companion.allCases { facets.goodWith[companion] = try answers(Posting.Field(companion))[true] }
        facets.houseTrained = try answers(.houseTrained)
        facets.specialNeeds = try answers(.specialNeeds)
        facets.withPhoto = try answers(.hasPhoto)[true] ?? 0
        return facets
    }

    /// The animals that everything asks for but what is chosen in that field, to be held against thousands of blocks.
    private func others(than field: Posting.Field) -> KeySet {
        guard chosen.contains(where: { $0.field == field }) else { return listed.asBits }
        return chosen.filter { $0.field != field }.reduce(into: candidates) { $0.formIntersection($1.keys) }.asBits
    }

    private func counts<Known>(_ field: Posting.Field, _ terms: [Int64: Term]) throws -> [OpenValue<Known>: Int] {
        let counts: [Int64: Int] = try index.counts(field, of: others(than: field))
        // Several terms may be one text for Swift.
        return Dictionary(
            try counts.map { (OpenValue(stored: try Term.of($0.key, terms).text), $0.value) },
            uniquingKeysWith: +
        )
    }

    private func answers(_ field: Posting.Field) throws -> [Bool: Int] {
        let counts: [Int64: Int] = try index.counts(field, of: others(than: field))
        return Dictionary(counts.map { ($0.key != 0, $0.value) }, uniquingKeysWith: +)
    }

    private func sources() throws -> [SourceName: Int] {
        let counts: [String: Int] = try index.counts(.source, of: others(than: .source))
        return Dictionary(
            try counts.map { text, count in
                guard let source = SourceName(text) else { throw UnreadableRow(reason: "\(text) is no source") }
                return (source, count)
            },
            uniquingKeysWith: +
        )
    }

    /// As `AnimalFilter.terms(holding:)` finds them: a text lists the animals that have it or one that it is a part of.
    private func phrases(_ field: Posting.Field, _ terms: [Int64: Term]) throws -> [String: Int] {
        let others = others(than: field)
        // What stands together with the same animals' other values must be counted as one set.
        var present: [Int64: Blocks] = [:]
        try index.forEachBlock(field) { (term: Int64, number, block) in
            let count = others.intersectionCount(block, number: number)
            guard count > 0 else { return }
            present[term, default: Blocks()].add(block, number, count: count)
        }
        let folded = try present.keys.map { (term: $0, bytes: Array(try Term.of($0, terms).folded.utf8)) }
        let texts = Set(folded.lazy.map(\.bytes).filter { !$0.isEmpty })
        var holders: [[UInt8]: [Int64]] = [:]
        for (term, bytes) in folded {
            for phrase in Self.phrases(of: bytes) where texts.contains(phrase) {
                holders[phrase, default: []].append(term)
            }
        }
        let counts = holders.map { text, terms in
            (String(decoding: text, as: UTF8.self), count(of: terms.compactMap { present[$0] }, in: others))
        }
        return Dictionary(counts, uniquingKeysWith: max)
    }

    /// How many of `others` have any of the values, range by range of keys: a set of one range is a small one.
    private func count(of values: [Blocks], in others: KeySet) -> Int {
        if values.count == 1 { return values[0].count }
        let ranges = Dictionary(grouping: values.lazy.flatMap(\.blocks), by: \.number)
        return ranges.reduce(0) { count, range in
            if range.value.count == 1 {
                return count + others.intersectionCount(range.value[0].block, number: range.key)
            }
            var union = KeySet().asBits
            for (_, block) in range.value { union.formUnion(block, number: 0) }
            return count + others.intersectionCount(union.firstBlock, number: range.key)
        }
    }

    /// The words of a folded text that stand together, however many, each once.
    private static func phrases(of text: [UInt8]) -> Set<[UInt8]> {
        let words = text.split(separator: UInt8(ascii: " "))
        return Set(
            words.indices.flatMap { first in
                words[first...].map { last in Array(text[words[first].startIndex..<last.endIndex]) }
            }
        )
    }
}

/// The animals that have a value, and how many of them count.
private struct Blocks {
    private(set) var count = 0
    private(set) var blocks: [(number: Int, block: KeyBlock)] = []

    mutating func add(_ block: KeyBlock, _ number: Int, count: Int) {
        self.count += count
        blocks.append((number, block))
    }
}

/// A text that animals have, as the catalogue keeps it.
private struct Term {
    let text: String
    let folded: String

    static func all(_ db: Database) throws -> [Int64: Term] {
        var terms: [Int64: Term] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: "SELECT id, text, folded FROM term"))
        while let row = try rows.next() {
            var reader = RowReader(row)
            terms[try reader.required()] = Term(text: try reader.required(), folded: try reader.required())
        }
        return terms
    }

    static func of(_ id: Int64, _ terms: [Int64: Term]) throws -> Term {
        guard let term = terms[id] else { throw UnreadableRow(reason: "there is no term \(id)") }
        return term
    }
}
