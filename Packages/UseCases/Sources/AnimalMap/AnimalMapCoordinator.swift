public import Domain

/// Where the person goes from the map. Made by the app shell.
public protocol AnimalMapCoordinator: Sendable {
    /// Asks which of several places was meant.
    func choosePlace(among choices: [Place]) async

    /// Asks where the person is, since nothing says so.
    func askForPlace() async
}
