public import Domain

/// What happens to the list, for whoever counts it. Implemented by the Analytics package.
public protocol AnimalsNearYouTracker: Sendable {
    /// A page arrived. `country` is the place's, the finest that may be told about it.
    func pageShown(number: Int, total: Int, country: String?) async

    /// The list could not be shown.
    func listFailed(_ failure: AnimalsNearYouFailure) async

    /// The person opened an animal of the list.
    func animalSelected(type: OpenValue<AnimalType>) async
}

/// Why the list failed, without a word of the person's own.
public enum AnimalsNearYouFailure: String, Sendable, CaseIterable {
    case placeMissing = "place_missing"
    case placeUnknown = "place_unknown"
    case placeAmbiguous = "place_ambiguous"
    case catalog
    case pageOutOfRange = "page_out_of_range"
    case unavailable
}
