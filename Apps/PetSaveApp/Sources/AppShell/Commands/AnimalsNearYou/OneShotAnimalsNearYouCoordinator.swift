import AnimalsNearYou
import Domain

/// A command leads nowhere: what a person could do next stands in the error's sentence.
struct OneShotAnimalsNearYouCoordinator: AnimalsNearYouCoordinator {
    func showDetails(of animal: ListedAnimal) async {}

    func choosePlace(among choices: [Place]) async {}

    func askForPlace() async {}
}
