/// The fields of an animal, laid out so that words are quickly found in them.
struct SearchedFields {
    private let texts: [SearchField: [UInt8]]
    private let words: [SearchField: [String]]

    init(_ text: AnimalSearchText) {
        texts = [
            .name: Self.padded(text.name), .breeds: Self.padded(text.breeds), .tags: Self.padded(text.tags),
            .description: Self.padded(text.description),
        ]
        words = [.name: Self.words(text.name), .breeds: Self.words(text.breeds)]
    }

    /// The best way in which the word is found; `nil` when it is not.
    func bestHit(of word: TextSearch.Word) -> TextHit? {
        let nearness = word.misspelling.map { misspelling in
            words.mapValues { nearnesses(of: misspelling, isUnfinished: word.isUnfinished, to: $0) }
        }
        return TextHit.allCases.first { hit in
            switch hit.likeness {
            case .same: occurs(" \(word.text) ", in: hit.field)
            case .beginning: word.isUnfinished && occurs(" \(word.text)", in: hit.field)
            case .near(let wanted): nearness?[hit.field]?.contains(wanted) ?? false
            }
        }
    }

    private func occurs(_ sought: String, in field: SearchField) -> Bool {
        texts[field].map { SearchText.occurs(Array(sought.utf8), in: $0) } ?? false
    }

    private func nearnesses(
        of misspelling: Misspelling,
        isUnfinished: Bool,
        to words: [String]
    ) -> Set<Misspelling.Nearness> {
        var found = Set(words.compactMap { misspelling.nearness(to: $0, isUnfinished: isUnfinished) })
        let pairs = misspelling.pairs
        let isPair = zip(words, words.dropFirst()).contains { first, second in
            pairs.contains { $0.first.utf8.elementsEqual(first.utf8) && $0.second.utf8.elementsEqual(second.utf8) }
        }
        if isPair { found.insert(.oneSlip) }
        return found
    }

    private static func padded(_ text: String) -> [UInt8] { Array(" \(text) ".utf8) }

    private static func words(_ folded: String) -> [String] {
        folded.unicodeScalars.split(separator: " ").map(String.init)
    }
}
