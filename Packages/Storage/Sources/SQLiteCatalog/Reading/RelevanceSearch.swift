import Domain

/// Lists animals by how well a text is found in them, as `TextSearch.relevance(of:)` has it.
///
/// That is a number of three parts with few values each, so animals are not ranked one by one: the sets of those of one
/// relevance follow one another, the best first, until there are enough.
struct RelevanceSearch {
    private let match: TextMatch
    /// What is listed; the text is found in each.
    private let keys: KeySet
    private let index: IndexReader

    init(_ match: TextMatch, in keys: KeySet, _ index: IndexReader) {
        self.match = match
        self.keys = keys
        self.index = index
    }

    /// Calls `body` with the animals of each relevance, the best first, until it answers `false`.
    func forEachRelevance(_ body: (KeySet) throws -> Bool) throws {
        let whole = try called(match.search.folded)
        guard try whole.isEmpty || body(whole) else { return }
        let found = foundWords()
        for (_, level) in found.levels.sorted(by: { $0.penalty < $1.penalty }) {
            let level = level.subtracting(whole)
            if level.isEmpty { continue }
            for remainder in try remainders(of: level, found) where !remainder.isEmpty {
                guard try body(remainder) else { return }
            }
        }
    }

    /// The animals whose whole name is the text.
    ///
    /// A name as long as the text that holds its words side by side is the text, unless words come in it repeatedly.
    private func called(_ folded: String) throws -> KeySet {
        var called = keys.intersection(try index.keys(Posting(.nameLength, Int64(folded.unicodeScalars.count))))
        let words = folded.utf8.split(separator: UInt8(ascii: " "))
        let pairs = zip(words, words.dropFirst()).map { String(folded[$0.startIndex..<$1.endIndex]) }
        for text in words.count == 1 ? [folded] : pairs where !called.isEmpty {
            called.formIntersection(try index.keys(Posting(.nameWord, text)))
        }
        guard Set(words.map(Array.init)).count < words.count else { return called }
        let keys = Array(called)
        let names = try AnimalLoader(index).animals(keys).map { SearchText.fold($0.name) }
        return KeySet(zip(keys, names).filter { $0.1.utf8.elementsEqual(folded.utf8) }.map(\.0))
    }

    /// In what ways the words that count are found.
    private struct FoundWords {
        /// The animals of each sum of penalties.
        var levels: [(penalty: Int, keys: KeySet)]
        /// Those in whose name all words are found best, and those in whose breeds.
        var inName: KeySet
        var inBreeds: KeySet
    }

    private func foundWords() -> FoundWords {
        var found = FoundWords(levels: [(0, keys)], inName: keys, inBreeds: keys)
        for index in match.search.words.indices.prefix(TextSearch.wordsRanked) {
            let hits = bestHits(ofWord: index)
            var levels: [Int: KeySet] = [:]
            for (penalty, level) in found.levels {
                for (hit, keys) in hits {
                    let both = level.intersection(keys)
                    if !both.isEmpty { levels[penalty + hit.penalty, default: KeySet()].formUnion(both) }
                }
            }
            found.levels = levels.map { ($0.key, $0.value) }
            found.inName.formIntersection(Self.union(hits, in: .name))
            found.inBreeds.formIntersection(Self.union(hits, in: .breeds))
        }
        return found
    }

    /// The animals by the best way in which the word is found.
    private func bestHits(ofWord index: Int) -> [(hit: TextHit, keys: KeySet)] {
        var rest = keys
        var hits: [(hit: TextHit, keys: KeySet)] = []
        for (hit, keys) in match.hits[index] {
            let found = keys.intersection(rest)
            if found.isEmpty { continue }
            rest.subtract(found)
            hits.append((hit, found))
        }
        return hits
    }

    private static func union(_ hits: [(hit: TextHit, keys: KeySet)], in field: SearchField) -> KeySet {
        hits.filter { $0.hit.field == field }.reduce(into: KeySet()) { $0.formUnion($1.keys) }
    }

    /// The animals of a level by their ``TextRelevance/remainder``, from 0 on.
    private func remainders(of level: KeySet, _ found: FoundWords) throws -> [KeySet] {
        let search = match.search
        let named = level.intersection(found.inName)
        let bred = level.intersection(found.inBreeds).subtracting(named)
        var remainders = [level.subtracting(named).subtracting(bred)]
        func add(_ keys: KeySet, _ remainder: Int) {
            while remainders.count <= remainder { remainders.append(KeySet()) }
            remainders[remainder].formUnion(keys)
        }
        if !bred.isEmpty {
            let alike = bred.intersection(try index.keys(Posting(.breedLength, Int64(search.words.count))))
            add(alike, 0)
            add(bred.subtracting(alike), 1)
        }
        var rest = named
        let sought = search.folded.unicodeScalars.count
        let lengths = try index.numbers(.nameLength).map { (number: $0, remainder: abs(Int($0) - sought)) }
        for length in lengths.sorted(by: { $0.remainder < $1.remainder }) where !rest.isEmpty {
            let alike = rest.intersection(try index.keys(Posting(.nameLength, length.number)))
            add(alike, length.remainder)
            rest.subtract(alike)
        }
        return remainders
    }
}
