import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import Preferences

extension SceneFactory {
    func nearYou(restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        let root = dependencies.root
        let tools = NearYouSceneTools(
            makeUseCase: { [dependencies] request, view, coordinator throws(CatalogError) in
                try root.animalsNearYou(
                    request: request,
                    network: dependencies.network,
                    view: view,
                    coordinator: coordinator
                )
            },
            shortlist: dependencies.shortlistAccess,
            home: root.preferences.place,
            unit: root.preferences.units,
            household: root.household,
            // Whoever gives a refresh no time on the command line wants none that nobody asked for.
            refreshAtStart: dependencies.isOffline || root.preferences.refreshBudget <= 0
                ? .never : .whenDue(budget: Self.refreshBudget),
            refreshOnDemand: dependencies.isOffline ? .never : .always(budget: Self.refreshBudget)
        )
        return NearYouScene(tools, restoring: memento, in: environment)
    }

    /// How long sources are asked behind a list, in seconds. Nobody waits for it, and a large source takes its time.
    private static let refreshBudget = 1_800.0
}
