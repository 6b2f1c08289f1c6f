public import Boundaries
public import BusinessServices
import Domain

/// Shows a person what their alerts have found and not yet told, and leaves it to be told.
///
/// - Actor: a person who looks at their alerts.
/// - Event: the news of all alerts, or of some, are asked for.
/// - Effects: catalogue and alerts are read, and what matches and was neither told nor taken for known is presented.
///   Nothing is claimed, nothing is written: the next check tells the same animals.
public struct AlertNewsUseCase: AlertNewsViewEvents {
    private let store: any AlertStore
    private let search: AlertSearch
    private let limit: Int
    private let view: any AlertNewsView
    private let tracker: any AlertsTracker

    /// - Parameter limit: How many animals of one alert are shown; all are counted.
    public init(
        store: any AlertStore,
        nearby: NearbyAnimalsService,
        catalog: any AnimalCatalog,
        limit: Int,
        view: any AlertNewsView,
        tracker: any AlertsTracker
    ) {
        self.store = store
        search = AlertSearch(nearby: nearby, catalog: catalog)
        self.limit = limit
        self.view = view
        self.tracker = tracker
    }

    @discardableResult
    public func viewDidRequestNews(of names: [String]) -> UseCaseResponse<[AlertNews]> {
        UseCaseResponse { try await self.news(of: names) }
    }

    private func news(of names: [String]) async throws -> [AlertNews] {
        do {
            var all: [AlertNews] = []
            for alert in try await store.alerts(named: names) { all.append(try await news(of: alert)) }
            await view.present(all)
            return all
        } catch let error as AlertsError {
            await tracker.alertsFailed(error.failure)
            throw error
        }
    }

    /// What one alert would tell. That its place is not known any more concerns it alone.
    private func news(of alert: Alert) async throws -> AlertNews {
        var news = AlertNews(alert: alert)
        do {
            let pages = try search.pages(of: alert.search)
            while let page = try await pages.next() {
                try Task.checkCancellation()
                for listed in try await untold(page, by: alert) {
                    news.total += 1
                    if news.animals.count < limit { news.animals.append(listed) }
                }
            }
        } catch let error as AlertsError {
            guard case .nearby(let reason) = error, reason.isAboutPlace else { throw error }
            news.failure = error
        }
        return news
    }

    /// Those of the animals that the alert has not told, be it by the id of another of their records.
    private func untold(_ page: [ListedAnimal], by alert: Alert) async throws(AlertsError) -> [ListedAnimal] {
        do {
            let untold = Set(try await store.unreported(page.flatMap(\.animal.knownIDs), by: alert.id))
            return page.filter { $0.animal.knownIDs.allSatisfy(untold.contains) }
        } catch {
            throw .store(error)
        }
    }
}

extension NearbyAnimalsError {
    fileprivate var isAboutPlace: Bool {
        switch self {
        case .unknownPlace, .ambiguousPlace: true
        case .catalog: false
        }
    }
}
