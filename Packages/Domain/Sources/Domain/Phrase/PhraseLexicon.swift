/// The phrases that are understood, and what each of them means.
struct PhraseLexicon: Sendable {
    /// Everything that ``FilterWords``, ``ClauseWords``, ``BreedShortForms``, ``ColorWords`` and Petfinder's names hold.
    static let standard = PhraseLexicon(builder: PhraseLexiconBuilder.standard)

    struct Entry: Sendable {
        let words: [String]
        let meaning: PhraseMeaning
        /// The types of which one must have been asked for; `nil` if it means this anyhow.
        let types: Set<AnimalType>?
    }

    /// The longest first; of equal ones those that a type brings out first.
    private let entriesByFirstWord: [String: [Entry]]
    private let maximumWords: Int

    private init(builder: PhraseLexiconBuilder) {
        entriesByFirstWord = Dictionary(grouping: builder.entries, by: { $0.words[0] }).mapValues { entries in
            entries.sorted { left, right in
                left.words.count == right.words.count
                    ? left.types != nil && right.types == nil : left.words.count > right.words.count
            }
        }
        maximumWords = builder.entries.map(\.words.count).max() ?? 0
    }

    /// The longest phrase that begins with the token at `index`, and the index behind it. It neither holds a part of a
    /// token nor goes beyond a comma.
    func longest(in tokens: [PhraseToken], at index: Int, types: Set<AnimalType>) -> (
        meaning: PhraseMeaning, end: Int
    )? {
        var words: [String] = []
        var endsByCount: [Int: Int] = [:]
        for position in index..<tokens.count {
            let token = tokens[position]
            guard !token.isQuoted, !(words.isEmpty && token.words.isEmpty) else { break }
            words += token.words
            if !token.words.isEmpty { endsByCount[words.count] = position + 1 }
            if token.separator == .comma || words.count >= maximumWords { break }
        }
        guard let first = words.first, let entries = entriesByFirstWord[first] else { return nil }
        for entry in entries {
            if let end = endsByCount[entry.words.count], words.starts(with: entry.words),
                entry.types.map({ !$0.isDisjoint(with: types) }) ?? true
            {
                return (entry.meaning, end)
            }
        }
        return nil
    }
}
