/// Where and how well a word that somebody searches for is found in an animal, the best first.
///
/// However a word is found as it is spelled, that comes before every way of taking it for misspelled.
public enum TextHit: Int, Hashable, Sendable, CaseIterable {
    case nameWord
    case breedWord
    case nameBeginning
    case breedBeginning
    case tagWord
    case tagBeginning
    case descriptionWord
    case descriptionBeginning
    case nameOneSlip
    case breedOneSlip
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

    /// What a hit of this kind adds to the sum by which animals are ranked: a slip weighs more than where any words are.
    public var penalty: Int {
        switch likeness {
        case .same, .beginning: rawValue
        case .near(.oneSlip): 1000 + rawValue
        case .near(.twoSlips), .near(.beginning): 2000 + rawValue
        }
    }
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
