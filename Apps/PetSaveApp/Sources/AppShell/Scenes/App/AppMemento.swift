/// Where the person was in the app, to be found again at the next start.
struct AppMemento: Hashable, Sendable, Codable {
    var tab: AppTab = .nearYou
    var scenes: [AppTab: SceneMemento] = [:]
}
