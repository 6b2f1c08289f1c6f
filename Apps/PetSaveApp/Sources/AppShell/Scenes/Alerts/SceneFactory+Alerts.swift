import Alerts
import Boundaries
import BusinessServices
import Platform
import Preferences

extension SceneFactory {
    func alerts(restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        var restored = ListCursor()
        if case .alerts(let cursor) = memento { restored = cursor }
        return opened("Alerts") { () throws(CatalogError) in
            try AlertsScene(restoring: restored, tools: alertsTools, in: environment)
        }
    }

    func alert(_ item: AlertsPresentation.Item, in environment: any SceneEnvironment) -> any Scene {
        opened("Alert") { () throws(CatalogError) in try AlertScene(item, tools: alertsTools, in: environment) }
    }

    private var alertsTools: AlertsSceneTools {
        let root = dependencies.root
        return AlertsSceneTools(
            makeAlerts: { view throws(CatalogError) in try root.alerts(view: view) },
            makeNews: { view throws(CatalogError) in try root.alertNews(limit: AlertScene.limit, view: view) },
            places: root.places,
            shortlist: dependencies.shortlistAccess,
            openPage: { url throws(WebPageOpenerError) in try WebPageOpener.open(url) },
            home: root.preferences.place,
            unit: root.preferences.units
        )
    }
}
