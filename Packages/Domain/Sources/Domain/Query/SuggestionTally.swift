/// Counts what animals have of one kind, and says what that suggests.
public struct SuggestionTally: Sendable {
    private let kind: SuggestionKind
    /// How many animals have exactly these values.
    private var groups: [[ExactText]: Int] = [:]

    public init(_ kind: SuggestionKind) {
        self.kind = kind
    }

    /// Takes in so many adoptable animals that have these values: one name or type, all breeds or colours.
    ///
    /// - Parameter count: Less than 0 for animals that were taken in and do not count after all.
    public mutating func add(_ values: [String], count: Int) {
        groups[values.map(ExactText.init), default: 0] += count
    }

    /// What begins with `prefix`, or has a later word that does; in no particular order.
    public func suggestions(for prefix: String) -> [Suggestion] {
        let beginning = Array(" \(SearchText.fold(prefix))".utf8)
        let groups: [Group] = groups.filter { $0.value > 0 }.map { values, count in
            Group(spellings: values, folded: values.map { ExactText(SearchText.fold($0.text)) }, count: count)
        }
        let folded = Set(groups.flatMap(\.folded))
        let wanted = folded.filter { value in
            !value.text.isEmpty && SearchText.occurs(beginning, in: Array(" \(value.text)".utf8))
        }
        let counts = counts(of: wanted, in: groups, among: folded)
        return Self.spellings(of: wanted, in: groups).map { value, spelling in
            Suggestion(kind: kind, text: spelling, count: counts[value] ?? 0)
        }
    }

    /// How many animals each of the wanted values gives.
    private func counts(
        of wanted: Set<ExactText>,
        in groups: [Group],
        among folded: Set<ExactText>
    ) -> [ExactText: Int] {
        let lengths = Set(wanted.map { $0.words.count })
        let givenBy = Dictionary(
            uniqueKeysWithValues: folded.map { value in
                let phrases = findsByPhrase ? value.phrases(ofLengths: lengths) : [value]
                return (value, phrases.filter(wanted.contains))
            }
        )
        var counts: [ExactText: Int] = [:]
        for group in groups {
            for value in Set(group.folded.flatMap { givenBy[$0] ?? [] }) { counts[value, default: 0] += group.count }
        }
        return counts
    }

    /// Whether a value also gives the animals whose own value it is a part of.
    private var findsByPhrase: Bool {
        switch kind {
        case .breed, .color: true
        case .name, .type, .place: false
        }
    }

    /// How most animals spell each value, the first by bytes where several are as common.
    private static func spellings(of wanted: Set<ExactText>, in groups: [Group]) -> [ExactText: String] {
        var counts: [ExactText: [ExactText: Int]] = [:]
        for group in groups {
            // A breed that is both the primary and the secondary one is spelled once by its animal.
            var seen: Set<ExactText> = []
            for (spelling, folded) in zip(group.spellings, group.folded)
            where wanted.contains(folded) && seen.insert(spelling).inserted {
                counts[folded, default: [:]][spelling, default: 0] += group.count
            }
        }
        return counts.compactMapValues { counts in
            counts.max { left, right in
                left.value == right.value
                    ? right.key.text.utf8.lexicographicallyPrecedes(left.key.text.utf8) : left.value < right.value
            }?.key.text
        }
    }

    private struct Group {
        let spellings: [ExactText]
        let folded: [ExactText]
        let count: Int
    }
}

/// A text that equals only itself, byte by byte, as an index of bytes has it.
private struct ExactText: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    var words: [Substring.UnicodeScalarView] { text.unicodeScalars.split(separator: " ") }

    /// Its words that stand together, so many at a time.
    func phrases(ofLengths lengths: Set<Int>) -> [ExactText] {
        let words = words
        return lengths.filter { $0 <= words.count }.flatMap { length in
            (0...(words.count - length)).map { start in
                ExactText(words[start..<(start + length)].map(String.init).joined(separator: " "))
            }
        }
    }
}
