import Boundaries
import Platform
import Shortlist

extension SceneFactory {
    func shortlist(restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        var restored: (order: ShortlistOrder, cursor: ListCursor?) = (.added, nil)
        if case .shortlist(let order, let cursor) = memento { restored = (order, cursor) }
        let (root, service) = (dependencies.root, dependencies.shortlist)
        let tools = ShortlistSceneTools(
            makeShortlist: { order, view, coordinator throws(CatalogError) in
                try root.shortlist(order: order, service: service, view: view, coordinator: coordinator)
            },
            openPage: { url throws(WebPageOpenerError) in try WebPageOpener.open(url) },
            history: dependencies.shortlistHistory
        )
        return opened("Shortlist") { () throws(CatalogError) in
            try ShortlistScene(order: restored.order, restoring: restored.cursor, tools: tools, in: environment)
        }
    }
}
