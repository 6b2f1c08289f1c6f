/// Reads tokens from left to right: the longest phrase first, and what belongs to it.
struct PhraseReader {
    let tokens: [PhraseToken]
    /// Of a distance without a unit.
    let unit: DistanceUnit
    /// The types that are asked for, which decide what “tan” or “rex” is.
    let types: Set<AnimalType>

    /// All tokens, each in one piece.
    func read() -> [PhrasePiece] {
        var pieces: [PhrasePiece] = []
        var once = OnceOnly()
        var index = 0
        while index < tokens.count {
            for piece in piecesBeginning(at: index) {
                pieces.append(once.allows(piece) ? piece : PhrasePiece(piece.tokens, .text))
                index = piece.tokens.upperBound
            }
        }
        return pieces
    }

    /// Keeps to the first place, distance and order; there can only be one of each.
    private struct OnceOnly {
        private var seen: [UnderstoodSearch.Term.Subject: PhraseFilter] = [:]

        mutating func allows(_ piece: PhrasePiece) -> Bool {
            guard let filter = piece.filters.first, !filter.canBeExcluded else { return true }
            if case .name = filter { return true }
            guard let first = seen[filter.subject] else {
                seen[filter.subject] = filter
                return true
            }
            return filter == first
        }
    }

    /// One or more pieces without a gap, the first of which begins with the token at `index`.
    private func piecesBeginning(at index: Int) -> [PhrasePiece] {
        let token = tokens[index]
        if token.isQuoted { return [PhrasePiece(index..<index + 1, .text)] }
        if token.words.isEmpty { return [PhrasePiece(index..<index + 1, .connecting)] }
        if token.startsWithMinus, let excluded = excludable(at: index) {
            return [PhrasePiece(index..<excluded.end, excluded.filter, isExcluded: true)]
        }
        if let distance = distance(at: index, takesBareNumber: false) {
            return distanceClause(distance, from: index)
        }
        if let friendly = friendlyList(at: index) { return [friendly] }
        guard let phrase = phrase(at: index) else { return [PhrasePiece(index..<index + 1, .text)] }
        return pieces(of: phrase.meaning, in: index..<phrase.end)
    }

    private func pieces(of meaning: PhraseMeaning, in range: Range<Int>) -> [PhrasePiece] {
        switch meaning {
        case .filters(let filters): return [filterPiece(filters, in: range)]
        case .statusOfType(let status):
            guard case .filters(let filters)? = phrase(at: range.upperBound)?.meaning, case .type? = filters.first
            else {
                return [PhrasePiece(range, .text)]
            }
            return [PhrasePiece(range, .status(status))]
        case .text: return [PhrasePiece(range, .text)]
        case .connecting: return [PhrasePiece(range, .connecting)]
        case .negation: return negated(by: range)
        case .goodWithOpener: return [goodWithClause(from: range)]
        case .placeOpener(let isStrict): return placeClause(from: range, isStrict: isStrict)
        case .here: return [PhrasePiece(range, .here)]
        case .distanceOpener(let takesBareNumber):
            let start = skippingArticles(range.upperBound)
            guard let distance = distance(at: start, takesBareNumber: takesBareNumber) else {
                return [PhrasePiece(range, .text)]
            }
            return distanceClause(distance, from: range.lowerBound)
        case .nameOpener: return [nameClause(from: range)]
        }
    }

    /// The longest phrase at `index`.
    func phrase(at index: Int) -> (meaning: PhraseMeaning, end: Int)? {
        index < tokens.count ? PhraseLexicon.standard.longest(in: tokens, at: index, types: types) : nil
    }

    /// The folded word at `index`, if it is a single one, is not quoted, and no comma stands before it.
    func word(at index: Int) -> String? {
        guard index < tokens.count, index == 0 || tokens[index - 1].separator != .comma else { return nil }
        return tokens[index].word
    }

    func skippingArticles(_ index: Int) -> Int {
        word(at: index).map { ["a", "an", "the"].contains($0) } ?? false ? index + 1 : index
    }

    /// What follows a breed without asking for more belongs to it: “lab mix”.
    func endOfBreed(_ filters: [PhraseFilter], at end: Int) -> Int {
        guard case .breed? = filters.last, let word = word(at: end), ClauseWords.breedSuffixes.contains(word) else {
            return end
        }
        return end + 1
    }

    private func filterPiece(_ filters: [PhraseFilter], in range: Range<Int>) -> PhrasePiece {
        // In “dog friendly with cats” the dog is what is looked for.
        if case .goodWith? = filters.first, range.count == 2, let next = word(at: range.upperBound),
            ClauseWords.friendlyTowards.contains(next),
            let type = tokens[range.lowerBound].word.flatMap(AnimalType.init(reading:))
        {
            return PhrasePiece(range.lowerBound..<range.lowerBound + 1, .type(type))
        }
        let end = endOfBreed(filters, at: range.upperBound)
        return PhrasePiece(range.lowerBound..<end, .understood(filters, isExcluded: false))
    }

    /// “named Brown”: the next word is a name, and so are those behind it that have a capital letter as it has.
    private func nameClause(from opener: Range<Int>) -> PhrasePiece {
        let start = opener.upperBound
        guard start < tokens.count, tokens[start - 1].separator == .none, !tokens[start].words.isEmpty else {
            return PhrasePiece(opener, .text)
        }
        var end = start + 1
        if tokens[start].isQuoted {
            return PhrasePiece(opener.lowerBound..<end, .name(String(tokens[start].text)))
        }
        while end < tokens.count, tokens[start].isCapitalized, tokens[end].isCapitalized, !tokens[end].isQuoted,
            tokens[end - 1].separator == .none
        {
            end += 1
        }
        return PhrasePiece(opener.lowerBound..<end, .name(PhraseText.slice(tokens[start..<end])))
    }
}
