/// What a phrase of the lexicon is, before the words around it are looked at.
enum PhraseMeaning: Hashable, Sendable {
    /// One filter, or several at once: “puppy” is a type and an age. Excluded, it is the last one: “no puppies” is an age.
    case filters([PhraseFilter])
    /// A status where a type follows (“adopted dogs”), else text.
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
