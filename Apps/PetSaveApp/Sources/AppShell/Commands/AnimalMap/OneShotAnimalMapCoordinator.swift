import AnimalMap
import Domain

/// A command leads nowhere: what a person could do next stands in the error's sentence.
struct OneShotAnimalMapCoordinator: AnimalMapCoordinator {
    func choosePlace(among choices: [Place]) async {}

    func askForPlace() async {}
}
