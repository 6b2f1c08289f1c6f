import Domain
import Search

/// A command leads nowhere: what a person could do next stands in the error's sentence.
struct OneShotSearchCoordinator: SearchCoordinator {
    func showDetails(of animal: ListedAnimal) async {}

    func choosePlace(among choices: [Place]) async {}
}
