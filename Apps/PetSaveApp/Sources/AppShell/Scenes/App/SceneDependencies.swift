import BusinessServices
import TerminalScreen

/// What the scenes of one run of the app share.
struct SceneDependencies: Sendable {
    /// Makes use cases and stores.
    let root: CompositionRoot
    /// One shortlist for all scenes, so that a change in one is announced to the others.
    let shortlist: ShortlistService
    /// What was done to it since the app began.
    let shortlistHistory = ShortlistHistory()
    /// What the terminal can do.
    let capabilities: TerminalCapabilities
    /// How servers are reached.
    let network: NetworkAccess
    /// Whether no server is asked.
    let isOffline: Bool
    /// Draws an animal's photo.
    let loadPhoto: DetailsSceneTools.LoadPhoto
}
