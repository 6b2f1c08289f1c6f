import AnimalDetails
import Platform

/// Opens pages with the desktop's own opener.
struct OneShotAnimalDetailsCoordinator: AnimalDetailsCoordinator {
    func open(url: String) async throws(AnimalDetailsError) {
        do {
            try WebPageOpener.open(url)
        } catch {
            throw .cannotOpen(url: url, reason: error.description)
        }
    }
}
