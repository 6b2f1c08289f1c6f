import AnimalDetails
import Boundaries
import Domain

extension SceneFactory {
    func details(
        of listed: ListedAnimal,
        onClose: @escaping @MainActor @Sendable (DetailsChange) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        let root = dependencies.root
        let tools = DetailsSceneTools(
            makeUseCase: { id, view throws(CatalogError) in
                try root.animalDetails(
                    idText: id.description,
                    isExplained: false,
                    view: view,
                    coordinator: OneShotAnimalDetailsCoordinator()
                )
            },
            shortlist: dependencies.shortlistAccess,
            household: root.household,
            now: root.now,
            loadPhoto: dependencies.loadPhoto
        )
        return DetailsScene(of: listed, tools, onClose: onClose, in: environment)
    }
}
