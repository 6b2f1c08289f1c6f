import BusinessServices
import Domain
import TerminalScreen

/// What the scenes of one run of the app share.
struct SceneDependencies: Sendable {
    /// Makes use cases and stores.
    let root: CompositionRoot
    /// One shortlist for all scenes, so that a change in one is announced to the others.
    let shortlist: ShortlistService
    /// What the terminal can do.
    let capabilities: TerminalCapabilities
    /// How servers are reached.
    let network: NetworkAccess
    /// Whether no server is asked.
    let isOffline: Bool
    /// Draws an animal's photo.
    var loadPhoto: DetailsSceneTools.LoadPhoto = countPhotos

    /// Tells how many photos there are, where none can be drawn.
    @Sendable
    static func countPhotos(of animal: Animal, index: Int, box: (columns: Int, rows: Int)) async -> PhotoDisplay {
        let count = animal.photos.count
        return .note(count == 1 ? "There is a photo. P opens it." : "There are \(count) photos. P opens this one.")
    }
}
