/// A closed list of terms that feeds mostly keep to, such as the eight animal types.
///
/// `rawValue` is the term as Petfinder's API writes it, which PetSave's own JSON uses too.
public protocol Vocabulary: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// Other spellings of the terms, folded by ``SearchText/fold(_:)``: parameter slugs, plurals, everyday words.
    static var synonyms: [String: Self] { get }
}

extension Vocabulary {
    /// The term that `text` names, whatever its case, punctuation or spelling; `nil` when it names none.
    ///
    /// Inlinable, since an import asks several times an animal, and what is not made for one vocabulary costs tenfold.
    @inlinable
    public init?(reading text: String) {
        if let exact = Self(rawValue: text) {
            self = exact
            return
        }
        let folded = SearchText.fold(text)
        let match = Self.allCases.first { SearchText.fold($0.rawValue) == folded } ?? Self.synonyms[folded]
        guard let match else { return nil }
        self = match
    }
}

/// A value of a vocabulary, or the raw text of one that the vocabulary does not know.
///
/// One unknown value in a feed must not cost the record, and must come out again as it came in.
public enum OpenValue<Known: Vocabulary>: Hashable, Sendable {
    /// A term of the vocabulary.
    case known(Known)
    /// A term that the vocabulary does not hold, as the feed wrote it.
    case other(String)

    /// Reads a feed's text: a known term in any spelling, else the text itself.
    @inlinable
    public init(_ text: String) {
        if let term = Known(reading: text) {
            self = .known(term)
        } else {
            self = .other(text)
        }
    }

    /// The term as PetSave writes it.
    public var text: String {
        switch self {
        case .known(let term): term.rawValue
        case .other(let text): text
        }
    }

    /// The known term, if it is one.
    public var known: Known? {
        if case .known(let term) = self { term } else { nil }
    }
}
