import Boundaries
import BusinessServices
import CatalogStatistics
import Domain
import Testing

@Suite("Statistics")
struct CatalogStatisticsUseCaseTests {
    struct Watcher: CatalogStatisticsView, CatalogStatisticsTracker {
        let told = Recorder<String>()

        func present(_ presentation: CatalogStatisticsPresentation) async {
            told.record("shown \(presentation.statistics.total)")
        }
        func statisticsShown(total: Int) async { told.record("tracked \(total)") }
    }

    private let watcher = Watcher()
    private let asked = Recorder<SearchArea>()

    private func useCase(place: String?, within: Distance?) throws -> CatalogStatisticsUseCase {
        let asked = asked
        let source = try Samples.source("petfinder")
        let empty = CatalogStatistics(of: [], hasCenter: false, now: Samples.now)
        let catalog = StubCatalog(
            onStatistics: { area throws(CatalogError) in
                asked.record(area)
                return empty
            },
            onSources: { () throws(CatalogError) in [source] }
        )
        let places = StubPlaces(searches: ["19104": .found(try Samples.place("Philadelphia"))])
        return CatalogStatisticsUseCase(
            request: .init(filter: AnimalFilter(), place: place, within: within),
            catalog: catalog,
            nearby: NearbyAnimalsService(catalog: catalog, places: places),
            now: { Samples.now },
            view: watcher,
            tracker: watcher
        )
    }

    @Test("everything is counted without a place, and measured from one that is given")
    func areas() async throws {
        let center = try Samples.place("Philadelphia").coordinate
        let radius = Distance(kilometers: 5)
        _ = try await useCase(place: nil, within: nil).viewDidAppear().value
        _ = try await useCase(place: "19104", within: nil).viewDidAppear().value
        _ = try await useCase(place: "19104", within: radius).viewDidAppear().value
        #expect(
            asked.entries == [
                .everywhere(measuredFrom: nil), .everywhere(measuredFrom: center), .around(center, within: radius),
            ]
        )
        #expect(watcher.told.entries == ["shown 0", "tracked 0", "shown 0", "tracked 0", "shown 0", "tracked 0"])
    }

    @Test("an unknown place is told, not ignored")
    func unknownPlace() async throws {
        let useCase = try useCase(place: "Nowhere", within: nil)
        await #expect(throws: NearbyAnimalsError.unknownPlace(text: "Nowhere", suggestions: [])) {
            try await useCase.viewDidAppear().value
        }
    }
}
