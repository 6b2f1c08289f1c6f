extension UnderstoodSearch {
    /// Puts together what was read.
    init(pieces: [PhrasePiece], tokens: [PhraseToken]) {
        var pieces = Self.joiningSmallWords(pieces)
        // “I'm looking for a …” begins what is asked, and asks for nothing itself.
        if pieces.count > 1, let first = pieces.first, first.isConnecting {
            terms.append(
                Term(
                    subject: .text,
                    words: PhraseText.slice(tokens[first.tokens]),
                    meaning: "nothing is asked",
                    isExcluded: false
                )
            )
            pieces.removeFirst()
        }
        // All words of a text must be found, so that text can look for one kind only; several are said as breeds.
        let isKindText = Set(pieces.compactMap(\.wantedKind)).count == 1
        var texts = PhraseText()
        for piece in pieces {
            switch piece.content {
            case .text, .connecting:
                for index in piece.tokens { texts.add(tokens[index]) }
            case .understood(let filters, let isExcluded):
                for filter in filters {
                    switch filter {
                    case .kind(let kind) where isKindText && !isExcluded: texts.add(kind)
                    case .name(let name): texts.add(name)
                    default: filter.apply(to: &self, isExcluded: isExcluded)
                    }
                    terms.append(
                        Term(
                            subject: subject(of: filter, isKindText: isKindText && !isExcluded),
                            words: PhraseText.slice(tokens[piece.tokens]),
                            meaning: filter.meaning(isExcluded: isExcluded),
                            isExcluded: isExcluded
                        )
                    )
                }
            }
        }
        filter.text = texts.whole
    }

    private func subject(of filter: PhraseFilter, isKindText: Bool) -> Term.Subject {
        if case .kind = filter, !isKindText { .breed } else { filter.subject }
    }

    /// Small words go to what was understood behind them, else before them; between words of text they are text, and at
    /// the beginning a piece of their own.
    private static func joiningSmallWords(_ pieces: [PhrasePiece]) -> [PhrasePiece] {
        var joined: [PhrasePiece] = []
        var waiting: Range<Int>?
        for piece in pieces {
            if piece.isConnecting {
                waiting = (waiting?.lowerBound ?? piece.tokens.lowerBound)..<piece.tokens.upperBound
                continue
            }
            var piece = piece
            if let small = waiting {
                if case .understood = piece.content {
                    piece.tokens = small.lowerBound..<piece.tokens.upperBound
                } else {
                    place(small, behind: &joined)
                }
                waiting = nil
            }
            joined.append(piece)
        }
        if let small = waiting { place(small, behind: &joined) }
        return joined
    }

    private static func place(_ small: Range<Int>, behind pieces: inout [PhrasePiece]) {
        if case .understood? = pieces.last?.content {
            pieces[pieces.count - 1].tokens = pieces[pieces.count - 1].tokens.lowerBound..<small.upperBound
        } else {
            pieces.append(PhrasePiece(small, pieces.isEmpty ? .connecting : .text))
        }
    }
}
