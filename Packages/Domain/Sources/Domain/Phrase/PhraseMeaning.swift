/// What a phrase of the lexicon is, before the words around it are looked at.
enum PhraseMeaning: Hashable, Sendable {
    /// One filter, or several at once: “puppy” is a type and an age. Excluded, it is the last one: “no puppies” is an age.
    case filters([PhraseFilter])
    /// Something asked for that has to do with neither (“adopted”) unless a type follows.
    case statusOfType(ListingStatus)
    /// Words that look like filters and are none: “good boy”.
    case text
    /// Small words that ask for nothing: “a”, “with”, “looking for”.
    case connecting
    /// “no”, “without”.
    case negation
    /// “good with”.
    case goodWithOpener
    /// “near”; `isStrict` for “in”, which mostly is no place's.
    case placeOpener(isStrict: Bool)
    /// “near me”.
    case here
    /// “within”; only that one takes a number without a unit.
    case distanceOpener(takesBareNumber: Bool)
    /// “named”.
    case nameOpener
}

/// One thing that an animal, or the list, shall be.
enum PhraseFilter: Hashable, Sendable {
    case type(AnimalType)
    case breed(String)
    /// A kind of animal that is no type: Petfinder's “species”, which text finds and filters do not have.
    case kind(String)
    case age(AgeGroup)
    case gender(Gender)
    case size(Size)
    case coat(Coat)
    case color(String)
    case goodWith([Companion])
    case houseTrained
    case specialNeeds
    case photo
    /// `nil` is any.
    case status(ListingStatus?)
    case order(AnimalOrder)
    case place(String)
    /// Where the person is.
    case here
    /// `label` is the distance as it was typed, with its unit.
    case within(Distance, label: String)
    case name(String)

    /// Whether there is something to do about it when it is not wanted.
    var canBeExcluded: Bool {
        switch self {
        case .order, .place, .here, .within, .name: false
        default: true
        }
    }
}
