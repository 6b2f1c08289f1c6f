/// What an animal's name is without what shelters advertise in it: the key that names are sorted and compared by.
///
/// `***ADOPTION PENDING*** Max`, `Max - ADOPTED!` and `🐾 Max 🐾` all have the key `max`. The name itself stays as it is
/// written. A decoration is a run of promotional words that is set apart from the rest by punctuation or brackets, or
/// by being shouted beside a name that is not. A name that consists of nothing else is taken by its word, so that a
/// dog called Pending keeps its name.
public enum NameKey {
    /// The key of a name, folded by ``SearchText/fold(_:)``; empty only when the name has no letter or digit.
    public static func of(_ name: String) -> String {
        if let key = plainKey(of: name) { return key }
        let pieces = pieces(of: name).filter { !$0.isEmpty }
        let kept = pieces.filter { !isPromotion($0.map(\.folded)) }
        let rest = kept.isEmpty ? pieces : kept.map(withoutShouting)
        return rest.flatMap { $0.map(\.folded) }.joined(separator: " ")
    }

    /// The key of a name of ASCII in which nothing parts words but spaces, and no word advertises; `nil` for any other.
    /// Nearly every name is one, and has nothing that could be a decoration.
    private static func plainKey(of name: String) -> String? {
        guard name.utf8.allSatisfy(isPlain) else { return nil }
        let folded = SearchText.fold(name)
        return advertises(folded) ? nil : folded
    }

    /// Whether a word of a folded name may advertise.
    private static func advertises(_ folded: String) -> Bool {
        // Nearly every name is of one word.
        guard folded.utf8.contains(UInt8(ascii: " ")) else { return anySignals.contains(folded) }
        return folded.utf8.split(separator: UInt8(ascii: " ")).contains { anySignals.contains(String(Substring($0))) }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "'"):
            true
        default: false
        }
    }

    private struct Word {
        let folded: String
        let isShouted: Bool

        init(_ folded: String, in original: ArraySlice<Unicode.Scalar>) {
            self.folded = folded
            isShouted =
                original.contains { $0.properties.isUppercase } && !original.contains { $0.properties.isLowercase }
        }
    }

    /// The words of the name, apart where punctuation parts them.
    private static func pieces(of name: String) -> [[Word]] {
        let scalars = Array(name.unicodeScalars)
        var pieces: [[Word]] = [[]]
        var start = scalars.startIndex
        func endWord(at end: Int) {
            let word = scalars[start..<end]
            start = end + 1
            guard !word.isEmpty else { return }
            for folded in SearchText.words(of: String(String.UnicodeScalarView(word))) {
                pieces[pieces.count - 1].append(Word(folded, in: word))
            }
        }
        for (index, scalar) in scalars.enumerated() {
            if scalar.properties.isWhitespace {
                endWord(at: index)
            } else if parts(scalar, at: index, in: scalars) {
                endWord(at: index)
                pieces.append([])
            }
        }
        endWord(at: scalars.endIndex)
        return pieces
    }

    /// Whether the scalar parts what stands before it from what follows. A hyphen, a full stop or a comma inside a word does not,
    /// nor does what joins names.
    private static func parts(_ scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        switch scalar {
        case "'", "’", "ʼ", "&", "+", "%", "$", "#", "\"", "“", "”": return false
        case "-", ".", ",", "/":
            let isInside = index > 0 && index + 1 < scalars.count
            return !(isInside && isWordPart(scalars[index - 1]) && isWordPart(scalars[index + 1]))
        default: return !isWordPart(scalar) && !scalar.properties.isVariationSelector
        }
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil
            || properties.canonicalCombiningClass != .notReordered
    }

    // MARK: - What is promotion

    /// Whether the words say nothing but what a shelter advertises.
    private static func isPromotion(_ words: [String]) -> Bool {
        guard
            words.allSatisfy({
                signals.contains($0) || pairedSignals.contains($0) || fillers.contains($0) || isNumber($0)
            })
        else { return false }
        return words.contains(where: signals.contains)
            || words.count > 1 && words.contains(where: pairedSignals.contains)
    }

    /// The words without promotion in capitals at either end, where the name beside it is not in capitals.
    private static func withoutShouting(_ words: [Word]) -> [Word] {
        guard words.contains(where: { !$0.isShouted }) else { return words }
        let leading = words.prefix(while: \.isShouted)
        if isPromotion(leading.map(\.folded)) { return Array(words.dropFirst(leading.count)) }
        let trailing = words.reversed().prefix(while: \.isShouted)
        if isPromotion(trailing.map(\.folded)) { return Array(words.dropLast(trailing.count)) }
        return words
    }

    private static func isNumber(_ word: String) -> Bool {
        word.unicodeScalars.allSatisfy { $0.properties.numericType != nil }
    }

    /// Words that advertise by themselves.
    private static let signals: Set<String> = [
        "adopted", "asap", "courtesy", "pending", "reserved", "sponsored", "update", "updated", "urgent", "waived",
    ]
    /// Words that advertise beside others, and may be names by themselves.
    private static let pairedSignals: Set<String> = [
        "adopt", "adoption", "available", "fee", "fees", "foster", "hold", "needed", "needs", "reduced", "special",
        "sale",
    ]
    private static let anySignals = signals.union(pairedSignals)
    /// Words that say nothing of an animal beside such.
    private static let fillers: Set<String> = [
        "a", "and", "are", "at", "based", "by", "event", "for", "free", "half", "has", "help", "home", "i", "immediate",
        "immediately",
        "in", "is", "listing", "me", "my", "need", "new", "not", "now", "of", "off", "on", "only", "our", "paid",
        "please", "post", "posting", "price", "ready", "rescue", "soon", "sponsor", "still", "the", "this", "to",
        "today",
        "very", "yet",
    ]
}
