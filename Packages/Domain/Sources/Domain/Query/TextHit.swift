/// Where and how well a word that somebody searches for is found in an animal, the best first.
///
/// Whole words come before beginnings and slips, the name before breeds, tags and description. A slip in the name or a
/// breed comes before the mere beginning of a word in a description: `chiuaua` means the dog, not what it chews.
public enum TextHit: Int, Hashable, Sendable, CaseIterable {
    case nameWord
    case breedWord
    case nameBeginning
    case breedBeginning
    case tagWord
    case tagBeginning
    case descriptionWord
    case nameOneSlip
    case breedOneSlip
    case descriptionBeginning
    case nameTwoSlips
    case breedTwoSlips
    case nameBeginningOneSlip
    case breedBeginningOneSlip

    /// The field of ``AnimalSearchText`` in which the word is found.
    public var field: SearchField {
        switch self {
        case .nameWord, .nameBeginning, .nameOneSlip, .nameTwoSlips, .nameBeginningOneSlip: .name
        case .breedWord, .breedBeginning, .breedOneSlip, .breedTwoSlips, .breedBeginningOneSlip: .breeds
        case .tagWord, .tagBeginning: .tags
        case .descriptionWord, .descriptionBeginning: .description
        }
    }

    /// What the word has to be to one that stands in the field.
    public var likeness: WordLikeness {
        switch self {
        case .nameWord, .breedWord, .tagWord, .descriptionWord: .same
        case .nameBeginning, .breedBeginning, .tagBeginning, .descriptionBeginning: .beginning
        case .nameOneSlip, .breedOneSlip: .near(.oneSlip)
        case .nameTwoSlips, .breedTwoSlips: .near(.twoSlips)
        case .nameBeginningOneSlip, .breedBeginningOneSlip: .near(.beginning)
        }
    }

    /// What a hit of this kind adds to the sum by which animals are ranked.
    public var penalty: Int { rawValue }
}

/// A field of ``AnimalSearchText``.
public enum SearchField: String, Hashable, Sendable, CaseIterable {
    case name
    case breeds
    case tags
    case description
}

/// What a word that is searched for is to a word that stands in a text.
public enum WordLikeness: Hashable, Sendable {
    case same
    case beginning
    case near(Misspelling.Nearness)
}
