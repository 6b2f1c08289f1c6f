/// The words that names and texts are made of.
struct Vocabulary {
    private let names: WeightedTable<String>
    private let words: WeightedTable<String>
    private let lengths: WeightedTable<Length>
    private let newNames: LetterChain
    private let newWords: LetterChain

    /// How many words a description has, and whether it ends as those do that were cut.
    private struct Length {
        let words: Int
        let isCut: Bool
    }

    /// Of a hundred names, as many are none of the recorded ones. In the recordings 77 of 100 names are of one dog only;
    /// a catalogue of a million has fewer, since its short and usual names repeat.
    private static let newNamePercent = 25
    /// Of a hundred words of a description, as many are none of the recorded ones: 14 of 100 are found once only.
    private static let newWordPercent = 2

    /// What stands for the animal's name in the words.
    private static let ownName = "{name}"

    init(_ tables: FrequencyTables) throws(GenerationError) {
        names = try tables.texts("name")
        words = try tables.texts("word")
        lengths = try tables.rows("words", columns: 2).map { row in
            Length(words: row[0].flatMap { Int($0) } ?? 0, isCut: row[1] == "yes")
        }
        newNames = LetterChain(Self.plainWords(of: names, from: 3) ?? names)
        newWords = LetterChain(Self.plainWords(of: words, from: 3) ?? words)
    }

    func name(_ random: inout RandomSource) -> String {
        if random.happens(percent: Self.newNamePercent) {
            let name = newNames.word(&random)
            if name.utf8.count > 1 { return name }
        }
        return names.draw(&random)
    }

    /// A description of an animal of that name; `nil` for as many as have none.
    func description(ofAnimalNamed name: String, _ random: inout RandomSource) -> String? {
        let length = lengths.draw(&random)
        guard length.words > 0 else { return nil }
        return text(words: length.words, name: name, &random) + (length.isCut ? "..." : "")
    }

    /// So many words with spaces between them.
    func text(words count: Int, name: String, _ random: inout RandomSource) -> String {
        var text = ""
        for index in 0..<count {
            if index > 0 { text.append(" ") }
            let isNew = random.happens(percent: Self.newWordPercent)
            let word = isNew ? newWords.word(&random) : words.draw(&random)
            if word.hasPrefix(Self.ownName) {
                text.append(name)
                text.append(contentsOf: word.dropFirst(Self.ownName.count))
            } else {
                text.append(word)
            }
        }
        return text
    }

    /// The words of descriptions that have letters only, `length` or more, and were found so many times.
    func plainWords(from length: Int, counted counts: some RangeExpression<Int>) -> WeightedTable<String>? {
        Self.plainWords(of: words, from: length) { counts.contains($0) }
    }

    /// The values that have letters only, `length` or more.
    private static func plainWords(
        of table: WeightedTable<String>,
        from length: Int,
        where isCounted: (Int) -> Bool = { _ in true }
    ) -> WeightedTable<String>? {
        WeightedTable(
            table.values.enumerated().compactMap { index, value in
                let (letters, count) = (value.unicodeScalars, table.count(at: index))
                let isPlain = letters.count >= length && letters.allSatisfy(\.properties.isAlphabetic)
                return isPlain && isCounted(count) ? (value, count) : nil
            }
        )
    }
}
