public import Domain

/// Where the person goes from the list. Made by the app shell.
public protocol AnimalsNearYouCoordinator: Sendable {
    /// Opens the details of an animal.
    func showDetails(of animal: ListedAnimal) async

    /// Asks which of several places was meant.
    func choosePlace(among choices: [Place]) async

    /// Asks where the person is, since nothing says so.
    func askForPlace() async
}
