import AnimalsNearYou
import Domain

/// Leads from the list to where the person wants to go, or has to say something first.
struct NearYouSceneCoordinator: AnimalsNearYouCoordinator {
    weak let scene: NearYouScene?

    func showDetails(of animal: ListedAnimal) async { await scene?.openDetails(of: animal) }

    func choosePlace(among choices: [Place]) async { await scene?.choosePlace(among: choices) }

    func askForPlace() async { await scene?.askForPlace() }
}

/// Takes what the use case shows to the scene, for as long as there is one.
struct NearYouSceneView: AnimalsNearYouView {
    weak let scene: NearYouScene?

    func present(_ presentation: AnimalsNearYouPresentation) async { await scene?.present(presentation) }
}
