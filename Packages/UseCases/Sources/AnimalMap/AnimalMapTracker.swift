/// What happens to the map, for whoever counts it. Implemented by the Analytics package.
public protocol AnimalMapTracker: Sendable {
    /// The map was shown with so many animals on it. `country` is the place's, the finest that may be told about it.
    func mapShown(total: Int, clusters: Int, country: String?) async

    /// The map could not be shown.
    func mapFailed(_ failure: AnimalMapFailure) async
}

/// Why the map failed, without a word of the person's own.
public enum AnimalMapFailure: String, Sendable, CaseIterable {
    case placeMissing = "place_missing"
    case placeUnknown = "place_unknown"
    case placeAmbiguous = "place_ambiguous"
    case catalog
}
