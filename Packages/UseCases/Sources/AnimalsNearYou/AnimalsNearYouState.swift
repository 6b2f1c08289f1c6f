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
    /// Whether sources are asked before the first page.
    public var refresh: RefreshPolicy

    public init(
        place: String?,
        search: NearbySearch = NearbySearch(),
        firstPage: Int = 1,
        pageSize: Int = 20,
        refresh: RefreshPolicy = .never
    ) {
        self.place = place
        self.search = search
        self.firstPage = firstPage
        self.pageSize = pageSize
        self.refresh = refresh
    }

    /// Requests that were written before there was a refresh ask for none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        place = try values.decodeIfPresent(String.self, forKey: .place)
        search = try values.decode(NearbySearch.self, forKey: .search)
        firstPage = try values.decode(Int.self, forKey: .firstPage)
        pageSize = try values.decode(Int.self, forKey: .pageSize)
        refresh = try values.decodeIfPresent(RefreshPolicy.self, forKey: .refresh) ?? .never
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
    /// What came of asking the sources. Not encoded either.
    public var refreshed: RefreshOutcome?
    /// Whether sources are being asked while the list stands. Not encoded either.
    public var isRefreshing = false

    private enum CodingKeys: String, CodingKey {
        case request, place, phase, pages
    }

    public init(request: AnimalsNearYouRequest) {
        self.request = request
        phase = .idle
        pages = PagedAnimals(firstPage: request.firstPage, pageSize: request.pageSize)
    }
}
