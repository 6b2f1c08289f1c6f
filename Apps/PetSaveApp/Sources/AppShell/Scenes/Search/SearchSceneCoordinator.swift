import Domain
import Search

/// Leads from the search to other scenes.
struct SearchSceneCoordinator: SearchCoordinator {
    weak let environment: (any SceneEnvironment)?
    /// What an animal's details hand back.
    let onClose: @MainActor @Sendable (DetailsChange) -> Void
    /// The place that was meant.
    let onChoose: @MainActor @Sendable (Place) -> Void

    func showDetails(of animal: ListedAnimal) async {
        await environment?.go(to: .details(animal, onClose: onClose))
    }

    func choosePlace(among choices: [Place]) async {
        await environment?.go(to: .placeChoice(choices, onChoose: onChoose))
    }
}
