public import BusinessServices
public import Domain

/// What the person asked for.
public struct AnimalMapRequest: Hashable, Sendable, Codable {
    /// As the person typed it; `nil` or blank when nothing says where.
    public var place: String?
    /// Whom to look for and how far; without a radius the map chooses its own. The order makes no difference.
    public var search: NearbySearch

    public init(place: String?, search: NearbySearch = NearbySearch()) {
        self.place = place
        self.search = search
    }
}

/// Everything the use case knows, in one value.
public struct AnimalMapState: Hashable, Sendable, Codable {
    public var request: AnimalMapRequest
    public var place: Place?
    public var phase: LoadingPhase = .idle
    /// What is on the map; `nil` before the first answer. Not encoded: the catalogue is the truth, and is asked again.
    public var map: AnimalMapPresentation.Map?

    private enum CodingKeys: String, CodingKey {
        case request, place, phase
    }

    public init(request: AnimalMapRequest) {
        self.request = request
    }
}
