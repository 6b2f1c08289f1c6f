public import Domain

/// What happens to searches, for whoever counts it: never what was searched. Implemented by the Analytics package.
public protocol SearchTracker: Sendable {
    /// A page arrived. `subjects` are what the words were understood to speak of.
    func pageShown(number: Int, total: Int, subjects: [UnderstoodSearch.Term.Subject], hasText: Bool) async

    /// Nothing matched; so many ways out were offered.
    func nothingFound(alternatives: Int) async

    /// The search could not be made.
    func searchFailed(_ failure: SearchFailure) async

    /// The person opened an animal of the list.
    func animalSelected(type: OpenValue<AnimalType>) async
}

/// Why a search failed, without a word of the person's own.
public enum SearchFailure: String, Sendable, CaseIterable {
    case placeMissing = "place_missing"
    case placeUnknown = "place_unknown"
    case placeAmbiguous = "place_ambiguous"
    case catalog
    case pageOutOfRange = "page_out_of_range"
    case unavailable
}
