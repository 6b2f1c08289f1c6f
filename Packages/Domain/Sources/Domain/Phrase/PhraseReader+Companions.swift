extension PhraseReader {
    /// “good with kids and dogs”. With somebody else (“good with horses”) all of it is text.
    func goodWithClause(from opener: Range<Int>) -> PhrasePiece {
        if let list = companions(at: opener.upperBound) {
            return PhrasePiece(opener.lowerBound..<list.end, .goodWith(list.companions))
        }
        guard tokens[opener.upperBound - 1].separator == .none,
            case (.filters, let end)? = phrase(at: opener.upperBound)
        else { return PhrasePiece(opener, .text) }
        return PhrasePiece(opener.lowerBound..<end, .text)
    }

    /// “kid and dog friendly”; of a single one the lexicon knows.
    func friendlyList(at index: Int) -> PhrasePiece? {
        guard let list = companions(at: index), list.end > index + 1, word(at: list.end) == "friendly",
            word(at: list.end + 1).map({ !ClauseWords.friendlyTowards.contains($0) }) ?? true
        else { return nil }
        return PhrasePiece(index..<list.end + 1, .goodWith(list.companions))
    }

    /// Companions joined by “and”, “or”, commas and such, and the index behind them.
    func companions(at index: Int) -> (companions: [Companion], end: Int)? {
        guard var (companions, end) = companion(at: index) else { return nil }
        // A household has three kinds of them; the limit keeps a list of thousands from being read once for each word.
        while end < index + 12 {
            var next = end
            var isJoined = tokens[end - 1].separator != .none
            while next < tokens.count, next < end + 3, !tokens[next].isQuoted,
                tokens[next].words.isEmpty || tokens[next].word.map(ClauseWords.companionJoiners.contains) ?? false
            {
                isJoined = true
                next += 1
            }
            guard isJoined, let more = companion(at: next) else { break }
            companions += more.companions.filter { !companions.contains($0) }
            end = more.end
        }
        return (companions, end)
    }

    /// One companion, with the adjectives before it.
    private func companion(at index: Int) -> (companions: [Companion], end: Int)? {
        var index = index
        let limit = min(index + 2, tokens.count - 1)
        while index < limit, let word = tokens[index].word, ClauseWords.companionAdjectives.contains(word) {
            index += 1
        }
        guard index < tokens.count, let word = tokens[index].word, let companions = ClauseWords.companions[word] else {
            return nil
        }
        return (companions, index + 1)
    }
}
