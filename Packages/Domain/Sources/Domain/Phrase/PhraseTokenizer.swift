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
