import Boundaries
import BusinessServices
import Domain
import Platform
import Preferences
import Search

extension SceneFactory {
    func search(restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        guard case .search(let request, let count, let cursor) = memento else {
            return search(for: nil, isNested: false, in: environment)
        }
        return search(for: request, restoring: (count, cursor), isNested: false, in: environment)
    }

    /// A search that lies over another scene.
    func search(for request: SearchRequest, in environment: any SceneEnvironment) -> any Scene {
        search(for: request, isNested: true, in: environment)
    }

    private func search(
        for request: SearchRequest?,
        restoring restored: (count: Int, cursor: ListCursor)? = nil,
        isNested: Bool,
        in environment: any SceneEnvironment
    ) -> any Scene {
        opened("Search") { () throws(CatalogError) in
            try SearchScene(
                request: request,
                restoring: restored,
                isNested: isNested,
                tools: searchTools,
                in: environment
            )
        }
    }

    private var searchTools: SearchSceneTools {
        let root = dependencies.root
        return SearchSceneTools(
            makeSearch: { view, coordinator throws(CatalogError) in
                try root.search(network: NetworkAccess(), view: view, coordinator: coordinator)
            },
            makeSuggestions: { view throws(CatalogError) in try root.suggestions(view: view) },
            makeAlerts: { view throws(CatalogError) in try root.alerts(view: view) },
            shortlist: dependencies.shortlistAccess,
            openPage: { url throws(WebPageOpenerError) in try WebPageOpener.open(url) },
            home: root.preferences.place,
            unit: root.preferences.units,
            clock: root.world.timer
        )
    }
}
