public import Domain

/// Finds places by what people call them, on this machine alone: asking never sends anything anywhere.
public protocol PlaceDirectory: Sendable {
    /// Reads a postal code, "City, ST", "City, CC", a bare city or "lat,lon".
    func find(_ text: String) -> PlaceSearch

    /// Reads the same as ``find(_:)``, but of what is called nearly so suggests nothing: fast enough to ask at each key
    /// that somebody types.
    func match(_ text: String) -> PlaceSearch

    /// Places whose name begins with `text`, the most populous first; at most `limit`.
    func suggestions(for text: String, limit: Int) -> [Place]

    /// Where an address is: by its postal code, else by its city; `nil` when neither is known.
    func location(of address: Address) -> Location?
}

extension PlaceDirectory {
    public func match(_ text: String) -> PlaceSearch {
        let search = find(text)
        guard case .unknown = search else { return search }
        return .unknown(suggestions: [])
    }
}

/// What came of looking for a place.
public enum PlaceSearch: Hashable, Sendable {
    case found(Place)
    /// Several places are called so; the likeliest first.
    case ambiguous([Place])
    /// No place is called so; these are called nearly so.
    case unknown(suggestions: [Place])
}
