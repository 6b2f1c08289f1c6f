public import Domain

/// Where the person goes from the search. Made by the app shell.
public protocol SearchCoordinator: Sendable {
    /// Opens the details of an animal.
    func showDetails(of animal: ListedAnimal) async

    /// Asks which of several places was meant.
    func choosePlace(among choices: [Place]) async
}
