/// An HTML comment that speaks to the checker: `<!-- layercheck:name argument … -->`.
struct Directive: Equatable {
    var name: String
    var arguments: [String]

    private static let opening = "<!-- layercheck:"
    private static let closing = "-->"

    /// The directive that is the whole of `line`, if it is one.
    init?(line: String) {
        let text = line.trimmed
        guard text.hasPrefix(Self.opening), text.hasSuffix(Self.closing) else {
            return nil
        }
        let words = Self.words(of: text.dropFirst(Self.opening.count).dropLast(Self.closing.count))
        guard let name = words.first else {
            return nil
        }
        self.name = name
        arguments = Array(words.dropFirst())
    }

    /// Splits at blanks outside straight quotes.
    private static func words(of text: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in text {
            if character == "\"" {
                isQuoted.toggle()
                word = word ?? ""
            } else if character.isWhitespace, !isQuoted {
                words += word.map { [$0] } ?? []
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}

extension StringProtocol {
    /// Without white space at either end.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true {
            text = text.dropFirst()
        }
        while text.last?.isWhitespace == true {
            text = text.dropLast()
        }
        return String(text)
    }
}
