public import BusinessServices
public import Domain

/// What the person asked for.
public struct AnimalsNearYouRequest: Hashable, Sendable, Codable {
    /// As the person typed it; `nil` or blank when nothing says where.
    public var place: String?
    public var search: NearbySearch
    /// From 1 on.
    public var firstPage: Int
    /// How many animals make a page.
    public var pageSize: Int

    public init(place: String?, search: NearbySearch = NearbySearch(), firstPage: Int = 1, pageSize: Int = 20) {
        self.place = place
        self.search = search
        self.firstPage = firstPage
        self.pageSize = pageSize
    }
}

/// Everything the use case knows, in one value.
public struct AnimalsNearYouState: Hashable, Sendable, Codable {
    public var request: AnimalsNearYouRequest
    public var place: Place?
    public var phase: LoadingPhase
    /// The pages that arrived.
    public var pages: PagedAnimals
    /// Where the answers came from. Not encoded: the catalogue is the truth, and is asked again.
    public var sources: [SourceFreshness] = []

    private enum CodingKeys: String, CodingKey {
        case request, place, phase, pages
    }

    public init(request: AnimalsNearYouRequest) {
        self.request = request
        phase = .idle
        pages = PagedAnimals(firstPage: request.firstPage, pageSize: request.pageSize)
    }
}
