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

/// Takes what was typed apart.
enum PhraseTokenizer {
    static func tokens(of text: String) -> [PhraseToken] {
        var tokens: [PhraseToken] = []
        var rest = text[...]
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if let separator = separator(character) {
                if !tokens.isEmpty { tokens[tokens.count - 1].separator = separator }
                rest.removeFirst()
            } else if let closing = closingQuotes[character] {
                let quoted = rest.dropFirst().prefix { !closing.contains($0) }
                let behind = rest[quoted.endIndex...].dropFirst()
                tokens.append(PhraseToken(quoted, quotedAs: rest[..<behind.startIndex]))
                rest = behind
            } else {
                let plain = rest[..<endOfPlain(rest)]
                tokens.append(PhraseToken(plain))
                rest = rest[plain.endIndex...]
            }
        }
        return tokens
    }

    /// What may close a quotation, by what opened it; one that is never closed goes on to the end.
    private static let closingQuotes: [Character: String] = ["\"": "\"", "“": "”\"", "„": "“”\"", "«": "»"]

    private static func separator(_ character: Character) -> PhraseToken.Separator? {
        switch character {
        case ",", ";": .comma
        case "/": .slash
        default: nil
        }
    }

    /// A comma between two digits (`1,000`) does not end a piece.
    private static func endOfPlain(_ text: Substring) -> Substring.Index {
        var index = text.startIndex
        var previous: Character = " "
        while index < text.endIndex {
            let character = text[index]
            if character.isWhitespace { return index }
            let next = text.index(after: index)
            if separator(character) != nil {
                let joins = character == "," && previous.isNumber && next < text.endIndex && text[next].isNumber
                if !joins { return index }
            }
            previous = character
            index = next
        }
        return index
    }
}
