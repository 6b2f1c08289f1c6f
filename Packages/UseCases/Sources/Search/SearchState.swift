public import BusinessServices
public import Domain

/// Everything the use case knows, in one value.
public struct SearchState: Hashable, Sendable, Codable {
    public var request: SearchRequest
    public var phase: LoadingPhase
    /// The pages that arrived.
    public var pages: PagedAnimals
    /// How the catalogue is asked: settled with the first page, so that all pages belong to one list.
    public var spelling: TextSpelling
    /// How many animals match as the words are written, when others that match nearly follow.
    public var exactMatches: Int?
    /// How the request was understood; `nil` until it was. Not encoded: it follows from the request.
    public var plan: SearchPlan?
    /// What would match instead, when nothing does. Not encoded: the catalogue is the truth.
    public var alternatives: SearchAlternatives?
    /// Where the answers came from. Not encoded either.
    public var sources: [SourceFreshness] = []
    /// What came of asking the sources. Not encoded either.
    public var refreshed: RefreshOutcome?

    private enum CodingKeys: String, CodingKey {
        case request, phase, pages, spelling, exactMatches
    }

    public init(request: SearchRequest) {
        self.request = request
        phase = .idle
        pages = PagedAnimals(firstPage: request.firstPage, pageSize: request.pageSize)
        spelling = .exact
    }
}

/// What a search that found nothing can offer instead.
public struct SearchAlternatives: Hashable, Sendable {
    /// One thing given up, and how many animals match then.
    public struct Relaxed: Hashable, Sendable {
        public let relaxation: SearchRelaxation
        public let total: Int

        public init(relaxation: SearchRelaxation, total: Int) {
            self.relaxation = relaxation
            self.total = total
        }
    }

    /// Most promising first; each with at least one animal.
    public let relaxed: [Relaxed]
    /// The types that there are, most animals first.
    public let types: [CatalogStatistics.Count]

    public init(relaxed: [Relaxed], types: [CatalogStatistics.Count]) {
        self.relaxed = relaxed
        self.types = types
    }
}
