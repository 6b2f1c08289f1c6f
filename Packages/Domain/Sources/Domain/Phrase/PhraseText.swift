/// Collects the words that are left for the text search, in the person's own spelling.
struct PhraseText {
    private var parts: [String] = []

    mutating func add(_ part: String) {
        parts.append(part)
    }

    mutating func add(_ token: PhraseToken) {
        if !token.text.isEmpty { parts.append(String(token.text)) }
    }

    /// All of it; `nil` when it has no letter or digit to look for.
    var whole: String? {
        let text = parts.joined(separator: " ")
        return SearchText.fold(text).isEmpty ? nil : text
    }

    /// What was typed from the first of `tokens` to the last.
    static func slice(_ tokens: ArraySlice<PhraseToken>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(first.source.base[first.source.startIndex..<last.source.endIndex])
    }
}
