public import Boundaries
public import BusinessServices
import Domain

/// Shows where adoptable animals are around a place.
///
/// - Actor: a person who looks for a pet.
/// - Events: the view appears, a refresh is asked for.
/// - Effects: sites are read from the catalogue, gathered and presented; nothing is written. A map that fails leaves the one
///   before it; an answer that was overtaken by a refresh is dropped.
public actor AnimalMapUseCase: AnimalMapViewEvents {
    private let nearby: NearbyAnimalsService
    private let towns: any TownDirectory
    private let view: any AnimalMapView
    private let coordinator: any AnimalMapCoordinator
    private let tracker: any AnimalMapTracker

    /// Everything the use case knows.
    public private(set) var state: AnimalMapState
    /// Counts loads, so that an answer to an earlier one is recognised.
    private var generation = 0

    public init(
        request: AnimalMapRequest,
        nearby: NearbyAnimalsService,
        towns: any TownDirectory,
        view: any AnimalMapView,
        coordinator: any AnimalMapCoordinator,
        tracker: any AnimalMapTracker
    ) {
        state = AnimalMapState(request: request)
        self.nearby = nearby
        self.towns = towns
        self.view = view
        self.coordinator = coordinator
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidAppear() -> UseCaseResponse<AnimalMapPresentation> {
        UseCaseResponse { try await self.load() }
    }

    @discardableResult
    public nonisolated func viewDidRequestRefresh() -> UseCaseResponse<AnimalMapPresentation> {
        UseCaseResponse { try await self.load() }
    }

    private var presentation: AnimalMapPresentation { AnimalMapPresentation(state) }

    private func load() async throws -> AnimalMapPresentation {
        generation += 1
        let generation = generation
        state.phase = .loading
        await view.present(presentation)
        let outcome = await survey()
        guard generation == self.generation else { return presentation }
        if Task.isCancelled {
            state.phase = state.map == nil ? .idle : .loaded
            await view.present(presentation)
            throw CancellationError()
        }
        switch outcome {
        case .success(let (place, map)):
            state.place = place
            state.map = map
            state.phase = .loaded
            await view.present(presentation)
            await tracker.mapShown(total: map.total, clusters: map.clusters.count, country: place.country)
            return presentation
        case .failure(let error):
            state.phase = .failed(String(describing: error))
            await view.present(presentation)
            await tracker.mapFailed(error.failure)
            await guide(out: error)
            throw error
        }
    }

    private typealias Survey = (place: Place, map: AnimalMapPresentation.Map)

    private func survey() async -> Result<Survey, AnimalMapError> {
        guard let text = state.request.place?.trimmingSpaces, !text.isEmpty else { return .failure(.placeMissing) }
        do throws(NearbyAnimalsError) {
            let place = try nearby.place(named: text)
            return .success((place, try await map(around: place, search: state.request.search)))
        } catch {
            return .failure(.nearby(error))
        }
    }

    private func map(
        around place: Place,
        search: NearbySearch
    ) async throws(NearbyAnimalsError) -> AnimalMapPresentation.Map {
        let (sites, radius) = try await sites(around: place, search: search)
        let located = try await nearby.count(of: search.filter, around: place)
        let everywhere = try await nearby.count(of: search.filter, around: nil)
        let sources = try await nearby.sources()
        return AnimalMapPresentation.Map(
            radius: radius,
            sites: sites,
            clusters: clusters(of: sites, around: place, radius: radius),
            // Counted one after the other, while an import may be under way.
            fartherCount: max(0, located - sites.animalCount),
            placelessCount: max(0, everywhere - located),
            notices: sources.contains { $0.source == .sample } ? [.sampleCatalog] : []
        )
    }

    /// The sites on the map, and how far it reaches: as was asked, else as fits what there is.
    private func sites(
        around place: Place,
        search: NearbySearch
    ) async throws(NearbyAnimalsError) -> (sites: [SiteCount], radius: Distance?) {
        if let radius = search.within { return (try await nearby.sites(around: place, search: search), radius) }
        var search = search
        search.within = MapRadius.horizon
        var sites = try await nearby.sites(around: place, search: search)
        if sites.isEmpty {
            search.within = nil
            sites = try await nearby.sites(around: place, search: search)
        }
        guard let radius = MapRadius.fitting(sites, around: place.coordinate) else { return ([], nil) }
        return (sites.filter { GreatCircle.distance(from: place.coordinate, to: $0.coordinate) <= radius }, radius)
    }

    private func clusters(
        of sites: [SiteCount],
        around place: Place,
        radius: Distance?
    ) -> [AnimalMapPresentation.Cluster] {
        guard let radius else { return [] }
        let cellSize = Distance(kilometers: radius.kilometers / Self.cellsInRadius)
        let clusters = MapCluster.clusters(of: sites, around: place.coordinate, cellSize: cellSize)
        let reach = min(Distance(kilometers: cellSize.kilometers / 2), Self.farthestTown)
        return clusters.map { cluster in
            AnimalMapPresentation.Cluster(cluster: cluster, town: towns.town(at: cluster.center, reach: reach))
        }
    }

    /// So few that a map of forty columns has room for the number of each cluster.
    private static let cellsInRadius = 5.0

    /// A larger town farther from the middle of a cluster would say less about where that is.
    private static let farthestTown = Distance(kilometers: 25)

    /// Leads the person to where the trouble can be mended.
    private func guide(out error: AnimalMapError) async {
        switch error {
        case .placeMissing: await coordinator.askForPlace()
        case .nearby(.ambiguousPlace(_, let choices)): await coordinator.choosePlace(among: choices)
        case .nearby(.unknownPlace), .nearby(.catalog): break
        }
    }
}
