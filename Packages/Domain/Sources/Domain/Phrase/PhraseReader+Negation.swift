extension PhraseReader {
    /// What “no” or “without” in `negation` speaks of. It binds the next phrase, and those joined to it by “or”:
    /// “no big dogs” asks for dogs that are not big.
    func negated(by negation: Range<Int>) -> [PhrasePiece] {
        let (start, speaksOfOthers) = skippingToNegated(negation.upperBound)
        guard start < tokens.count, tokens[start - 1].separator != .comma, !tokens[start].isQuoted else {
            return [PhrasePiece(negation, .text)]
        }
        if let excluded = excludable(at: start), !speaksOfOthers {
            let first = PhrasePiece(negation.lowerBound..<excluded.end, excluded.filter, isExcluded: true)
            return [first] + alternatives(to: excluded.filter, at: excluded.end)
        }
        if let home = household(at: start, speaksOfOthers: speaksOfOthers) {
            return [PhrasePiece(negation.lowerBound..<home.end, home.filter, isExcluded: true)]
        }
        return [PhrasePiece(negation.lowerBound..<(endOfClause(at: start) ?? negation.upperBound), .text)]
    }

    /// The filter at `index`, if one can do without it, and the index behind it.
    func excludable(at index: Int) -> (filter: PhraseFilter, end: Int)? {
        switch phrase(at: index) {
        case (.filters(let filters), let end)?:
            guard let filter = filters.last, filter.canBeExcluded else { return nil }
            return (filter, endOfBreed(filters, at: end))
        case (.statusOfType(let status), let end)?: return (.status(status), end)
        default: return nil
        }
    }

    /// Behind the small words: “not a”, “not too”, “no other”; and whether “other” was one of them.
    private func skippingToNegated(_ index: Int) -> (start: Int, speaksOfOthers: Bool) {
        var index = index
        var speaksOfOthers = false
        while let word = word(at: index) {
            if word == "other" {
                speaksOfOthers = true
            } else if ClauseWords.companions[word] != nil {
                break
            } else if case (.connecting, index + 1)? = phrase(at: index) {
            } else if !ClauseWords.degrees.contains(word) {
                break
            }
            index += 1
        }
        return (index, speaksOfOthers)
    }

    /// “or dogs” behind “no cats”; “and” goes on with the same subject only: “no cats and dogs”, but “not old and male”.
    private func alternatives(to first: PhraseFilter, at index: Int) -> [PhrasePiece] {
        var pieces: [PhrasePiece] = []
        var end = index
        while end < tokens.count {
            let joiner = word(at: end)
            let isOr = joiner == "or" || joiner == "nor" || tokens[end - 1].separator == .slash
            guard isOr || joiner == "and",
                let next = excludable(at: joiner == "or" || joiner == "nor" || joiner == "and" ? end + 1 : end),
                isOr || next.filter.subject == first.subject
            else { break }
            pieces.append(PhrasePiece(end..<next.end, next.filter, isExcluded: true))
            end = next.end
        }
        return pieces
    }

    /// Whom the person's home does not have, or what the animal need not have, of which no filter speaks.
    private func household(at index: Int, speaksOfOthers: Bool) -> (filter: PhraseFilter, end: Int)? {
        if case (.goodWithOpener, let end)? = phrase(at: index), let list = companions(at: end) {
            return (.goodWith(list.companions), list.end)
        }
        if let friendly = friendlyList(at: index), let filter = friendly.filters.first {
            return (filter, friendly.tokens.upperBound)
        }
        guard let word = tokens[index].word else { return nil }
        if ClauseWords.photos.contains(word) { return (.photo, index + 1) }
        guard let named = ClauseWords.companions[word], speaksOfOthers || named == [.children],
            let list = companions(at: index)
        else { return nil }
        return (.goodWith(list.companions), list.end)
    }

    /// Behind a place, a distance or an order, which cannot be excluded: “not in Boston” as a whole is text.
    private func endOfClause(at index: Int) -> Int? {
        if let distance = distance(at: index, takesBareNumber: false) {
            return distanceClause(distance, from: index).last?.tokens.upperBound
        }
        switch phrase(at: index) {
        case (.placeOpener(let isStrict), let end)?:
            return placeClause(from: index..<end, isStrict: isStrict).last?.tokens.upperBound
        case (.distanceOpener(let takesBareNumber), let end)?:
            return distance(at: skippingArticles(end), takesBareNumber: takesBareNumber).flatMap {
                distanceClause($0, from: index).last?.tokens.upperBound
            }
        case (.here, let end)?, (.filters, let end)?: return end
        default: return nil
        }
    }
}
