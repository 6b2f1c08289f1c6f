import Alerts
import Analytics
import Boundaries
import BusinessServices
import Domain

/// The use cases of alerts.
extension CompositionRoot {
    func alerts(view: any AlertsView) throws(CatalogError) -> AlertsUseCase {
        let catalog = try catalog()
        return AlertsUseCase(
            store: alertStore(),
            nearby: NearbyAnimalsService(catalog: catalog, places: places),
            catalog: catalog,
            now: now,
            makeID: makeIdentifier,
            view: view,
            tracker: AlertsAnalyticsTracker(recorder: recorder())
        )
    }

    func alertNews(limit: Int, view: any AlertNewsView) throws(CatalogError) -> AlertNewsUseCase {
        let catalog = try catalog()
        return AlertNewsUseCase(
            store: alertStore(),
            nearby: NearbyAnimalsService(catalog: catalog, places: places),
            catalog: catalog,
            limit: limit,
            view: view,
            tracker: AlertsAnalyticsTracker(recorder: recorder())
        )
    }

    func alertCheck(
        names: [String],
        writer: any AlertBatchWriter,
        feed: (any AlertFeedWriter)?,
        view: any AlertCheckView
    ) throws -> AlertCheckUseCase {
        let catalog = try catalog()
        return AlertCheckUseCase(
            names: names,
            dependencies: AlertCheckDependencies(
                store: alertStore(),
                nearby: NearbyAnimalsService(catalog: catalog, places: places),
                catalog: catalog,
                home: home?.coordinate,
                match: AlertMatch.init,
                writer: writer,
                feed: feed,
                now: now,
                makeBatchID: makeIdentifier,
                view: view,
                tracker: AlertsAnalyticsTracker(recorder: recorder())
            )
        )
    }
}
