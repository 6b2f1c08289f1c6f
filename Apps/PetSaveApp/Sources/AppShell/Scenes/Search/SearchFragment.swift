import Domain

/// The end of a search that is being typed: what suggestions complete.
struct SearchFragment: Hashable, Sendable {
    /// What stands before it, with the space between.
    let head: String
    let text: String
    let kinds: Set<SuggestionKind>

    /// How many words a suggestion may be the completion of.
    private static let mostWords = 3
    /// Words that a place follows.
    private static let placeWords: Set<String> = ["near", "around"]

    /// What the end of `text` may be the beginning of, the longest first; nothing behind a space or in quotation marks.
    static func candidates(in text: String) -> [SearchFragment] {
        guard let last = text.last, !last.isWhitespace, text.count(where: { $0 == "\"" }).isMultiple(of: 2) else {
            return []
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        let place = words.dropLast().lastIndex { placeWords.contains($0.lowercased()) }.map { index in
            fragment(of: text, from: words[index + 1], kinds: [.place])
        }
        let kinds = Set(SuggestionKind.allCases).subtracting([.place])
        let ends = words.suffix(mostWords).map { fragment(of: text, from: $0, kinds: kinds) }
        return [place].compactMap(\.self) + ends
    }

    private static func fragment(of text: String, from word: Substring, kinds: Set<SuggestionKind>) -> SearchFragment {
        SearchFragment(head: String(text[..<word.startIndex]), text: String(text[word.startIndex...]), kinds: kinds)
    }

    /// The whole text with a suggestion in the place of the fragment, and a space to go on behind.
    func adopting(_ suggestion: Suggestion) -> String {
        head + Self.words(for: suggestion) + " "
    }

    /// A name that would be taken for a filter is put in quotation marks, which make it text.
    private static func words(for suggestion: Suggestion) -> String {
        let text = suggestion.text.filter { $0 != "\"" }
        guard suggestion.kind == .name else { return text }
        return SearchPhrase.understand(text, unit: .kilometers).terms.isEmpty ? text : "\"\(text)\""
    }
}
