import AnimalMap
import Boundaries
import Domain

extension SceneFactory {
    func map(
        _ request: AnimalMapRequest,
        onChoose: @escaping @MainActor @Sendable (Place) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        MapScene(
            request,
            makeUseCase: { [root = dependencies.root] view, coordinator throws(CatalogError) in
                try root.animalMap(request: request, view: view, coordinator: coordinator)
            },
            onChoose: onChoose,
            in: environment
        )
    }
}
