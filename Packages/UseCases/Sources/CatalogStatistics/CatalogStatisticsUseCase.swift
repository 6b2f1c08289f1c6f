public import Boundaries
public import BusinessServices
public import Domain
public import FoundationEssentials

/// Counts the animals of the catalogue by kind.
///
/// - Actor: a person who wants to know what there is.
/// - Event: the view appears.
/// - Effects: the catalogue is asked and the counts are presented; nothing is written.
public actor CatalogStatisticsUseCase: CatalogStatisticsViewEvents {
    /// What to count.
    public struct Request: Hashable, Sendable, Codable {
        public var filter: AnimalFilter
        /// As the person typed it; `nil` counts everywhere, without distances.
        public var place: String?
        /// Only animals this near to the place.
        public var within: Distance?

        public init(filter: AnimalFilter, place: String?, within: Distance?) {
            self.filter = filter
            self.place = place
            self.within = within
        }
    }

    private let request: Request
    private let catalog: any AnimalCatalog
    private let nearby: NearbyAnimalsService
    private let now: @Sendable () -> Date
    private let view: any CatalogStatisticsView
    private let tracker: any CatalogStatisticsTracker

    public init(
        request: Request,
        catalog: any AnimalCatalog,
        nearby: NearbyAnimalsService,
        now: @escaping @Sendable () -> Date,
        view: any CatalogStatisticsView,
        tracker: any CatalogStatisticsTracker
    ) {
        self.request = request
        self.catalog = catalog
        self.nearby = nearby
        self.now = now
        self.view = view
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidAppear() -> UseCaseResponse<CatalogStatisticsPresentation> {
        UseCaseResponse { try await self.count() }
    }

    private func count() async throws -> CatalogStatisticsPresentation {
        let place = try request.place.map { text throws(NearbyAnimalsError) in try nearby.place(named: text) }
        let area: SearchArea =
            if let place, request.within != nil {
                .around(place.coordinate, within: request.within)
            } else {
                .everywhere(measuredFrom: place?.coordinate)
            }
        do {
            let statistics = try await catalog.statistics(of: request.filter, in: area, now: now())
            let sources = try await catalog.sources()
            let presentation = CatalogStatisticsPresentation(
                statistics: statistics,
                place: place,
                isSample: sources.contains { $0.source == .sample }
            )
            await view.present(presentation)
            await tracker.statisticsShown(total: statistics.total)
            return presentation
        } catch {
            throw NearbyAnimalsError.catalog(error)
        }
    }
}
