import Domain
import Shortlist

/// A command leads nowhere: `petsave show ID` does.
struct OneShotShortlistCoordinator: ShortlistCoordinator {
    func showDetails(of animal: ListedAnimal) async {}
}
