extension PhraseReader {
    /// “near boston”, “in Boston, MA”, “in a 50 km radius of boston”; the opener is text where no place follows.
    func placeClause(from opener: Range<Int>, isStrict: Bool) -> [PhrasePiece] {
        let start = opener.upperBound
        if let distance = distance(at: skippingArticles(start), takesBareNumber: false) {
            return distanceClause(distance, from: opener.lowerBound)
        }
        guard tokens[start - 1].separator == .none, let place = place(at: start, isStrict: isStrict) else {
            return [PhrasePiece(opener, .text)]
        }
        return [PhrasePiece(opener.lowerBound..<place.end, .place(place.name))]
    }

    /// The name of the place at `index`, as typed, and the index behind it.
    ///
    /// `isStrict` wants something that looks like a place: a number, a capital letter, “city, state”, or a few
    /// lower-case words before the next filter or the end.
    func place(at index: Int, isStrict: Bool) -> (name: String, end: Int)? {
        guard index < tokens.count, let first = tokens[index].words.first else { return nil }
        if tokens[index].isQuoted { return (String(tokens[index].text), index + 1) }
        guard !ClauseWords.noPlace.contains(first) || isArticleOfName(at: index, isStrict: isStrict),
            !tokens[index].startsWithMinus,
            distance(at: index, takesBareNumber: false) == nil, isNoType(at: index)
        else { return nil }
        let end = endOfPlace(from: index)
        guard !isStrict || looksLikePlace(index..<end) else { return nil }
        let typed = PhraseText.slice(tokens[index..<end])
        return (String(typed.reversed().drop { ".!?:)".contains($0) }.reversed()), end)
    }

    /// “near the Bronx”, not “near the beach”; nor “in the Hat”, since “in” leads to so much else.
    private func isArticleOfName(at index: Int, isStrict: Bool) -> Bool {
        !isStrict && tokens[index].word == "the" && index + 1 < tokens.count && tokens[index + 1].isCapitalized
    }

    /// “near Orange” and “near White Plains” are places; “near cats” is none, nor is “near good with kids”.
    private func isNoType(at index: Int) -> Bool {
        switch phrase(at: index)?.meaning {
        case nil, .text?, .connecting?: return true
        case .filters(let filters)?:
            return filters.allSatisfy {
                switch $0 {
                case .color, .size, .age, .breed: true
                default: false
                }
            }
        default: return false
        }
    }

    private func endOfPlace(from start: Int) -> Int {
        let first = tokens[start]
        // No place has more words; and a text without any filter must not be taken for one.
        let limit = min(start + 6, tokens.count)
        var end = start + 1
        while end < limit, continuesPlace(first, at: end) { end += 1 }
        return end
    }

    private func continuesPlace(_ first: PhraseToken, at index: Int) -> Bool {
        let token = tokens[index]
        let isBehindComma = tokens[index - 1].separator == .comma
        guard !token.isQuoted, !token.words.isEmpty, tokens[index - 1].separator != .slash,
            distance(at: index, takesBareNumber: false) == nil
        else { return false }
        let isShouted = first.bareText.allSatisfy(\.isUppercase)
        if token.isRegionCode, !isShouted, token.bareText.allSatisfy(\.isUppercase) { return true }
        let isKnown = phrase(at: index) != nil
        if token.isRegionCode, isBehindComma { return !isKnown || index == tokens.count - 1 }
        if first.hasDigit { return token.hasDigit || token.isCapitalized && !isKnown }
        if isLink(at: index) {
            let next = isLink(at: index + 1) ? index + 2 : index + 1
            return next < tokens.count && tokens[next].isCapitalized == first.isCapitalized && phrase(at: next) == nil
        }
        return !isKnown && (token.isCapitalized || token.hasDigit || !first.isCapitalized)
    }

    private func isLink(at index: Int) -> Bool {
        word(at: index).map(ClauseWords.placeLinks.contains) ?? false
    }

    private func looksLikePlace(_ range: Range<Int>) -> Bool {
        let first = tokens[range.lowerBound]
        let last = tokens[range.upperBound - 1]
        let hasRegion = range.count > 1 && last.isRegionCode
        if let known = phrase(at: range.lowerBound), known.end == range.upperBound { return false }
        if hasRegion { return true }
        if first.hasDigit { return first.bareText.count >= 5 || range.count > 1 }
        if first.isCapitalized { return true }
        return range.count <= 3
            && tokens[range].allSatisfy { $0.word.map { !ClauseWords.noPlace.contains($0) } ?? true }
            && phrase(at: range.lowerBound) == nil
    }
}
