/// The words of a search text, and how they are found in animals.
///
/// Every catalogue answers by this, whatever index it finds the animals with.
public struct TextSearch: Hashable, Sendable {
    /// A word of the text, folded.
    public struct Word: Hashable, Sendable {
        public let text: String
        /// Whether it may be the beginning of a word: the last one may, since it is perhaps still being typed.
        public let isUnfinished: Bool
        /// What it may be a misspelling of; `nil` when it must be spelled as it stands there.
        public let misspelling: Misspelling?
    }

    /// The folded text: its words, joined by single spaces.
    public let folded: String
    /// In order, at least one.
    public let words: [Word]

    /// `nil` when the text holds no word. One of more than ``wordsRanked`` words is taken as it is spelled.
    public init?(_ text: String, spelling: TextSpelling) {
        folded = SearchText.fold(text)
        let texts = folded.unicodeScalars.split(separator: " ").map(String.init)
        guard !texts.isEmpty else { return nil }
        let forgives = spelling == .forgiving && texts.count <= Self.wordsRanked
        words = texts.enumerated().map { index, text in
            Word(
                text: text,
                isUnfinished: index == texts.count - 1,
                misspelling: forgives ? Misspelling(of: text) : nil
            )
        }
    }

    /// By how many of its first words a text ranks animals; nobody types more to find a pet.
    public static let wordsRanked = 16

    /// Whether every word is found somewhere in the animal.
    func finds(_ text: AnimalSearchText) -> Bool {
        guard words.contains(where: { $0.misspelling != nil }) else {
            return text.contains(words: words.map(\.text))
        }
        let fields = SearchedFields(text)
        return words.allSatisfy { fields.bestHit(of: $0) != nil }
    }

    /// How well the text is found in `animal`; `nil` when one of the words that count is not.
    public func relevance(of animal: Animal) -> TextRelevance? {
        let text = AnimalSearchText(animal)
        let fields = SearchedFields(text)
        var hits: [TextHit] = []
        for word in words.prefix(Self.wordsRanked) {
            guard let hit = fields.bestHit(of: word) else { return nil }
            hits.append(hit)
        }
        return TextRelevance(
            isWholeName: text.name.utf8.elementsEqual(folded.utf8),
            penalty: hits.reduce(0) { $0 + $1.penalty },
            remainder: remainder(of: hits, in: animal, name: text.name)
        )
    }

    private func remainder(of hits: [TextHit], in animal: Animal, name: String) -> Int {
        if hits.allSatisfy({ $0.field == .name }) {
            return abs(name.unicodeScalars.count - folded.unicodeScalars.count)
        }
        guard hits.allSatisfy({ $0.field == .breeds }) else { return 0 }
        return animal.breeds.named.contains { SearchText.words(of: $0).count == words.count } ? 0 : 1
    }
}

extension AnimalFilter {
    /// What ``text`` and ``spelling`` ask for; `nil` when there is no word to look for.
    public var textSearch: TextSearch? {
        text.flatMap { TextSearch($0, spelling: spelling) }
    }
}
