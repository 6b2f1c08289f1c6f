/// A piece of what was typed, between spaces, commas and slashes; or all that stands in one pair of double quotes.
struct PhraseToken {
    /// What stands behind a piece, beside spaces.
    enum Separator {
        case none
        case comma
        case slash
    }

    /// As typed, with the quotes.
    let source: Substring
    /// As typed, without the quotes.
    let text: Substring
    /// Its folded words: none for `&`, two for `long-haired`.
    let words: [String]
    let isQuoted: Bool
    var separator = Separator.none

    init(_ text: Substring, quotedAs source: Substring? = nil) {
        self.text = text
        self.source = source ?? text
        isQuoted = source != nil
        words = SearchText.words(of: String(text))
    }

    /// Its word, if it is a single one and not quoted.
    var word: String? { words.count == 1 && !isQuoted ? words[0] : nil }

    /// Without the punctuation that ends a sentence.
    var bareText: Substring {
        var bare = text
        while let last = bare.last, ".!?:)".contains(last) { bare.removeLast() }
        while bare.first == "(" { bare.removeFirst() }
        return bare
    }

    var isCapitalized: Bool { bareText.first?.isUppercase ?? false }

    /// Two letters, as states and countries are written: `PA`, `uk`.
    var isRegionCode: Bool { bareText.count == 2 && bareText.allSatisfy(\.isLetter) }

    var hasDigit: Bool { text.contains { $0.isASCII && $0.isNumber } }

    /// `-cats`, as search engines have it.
    var startsWithMinus: Bool { text.first == "-" && text.dropFirst().first?.isLetter == true && !isQuoted }
}
