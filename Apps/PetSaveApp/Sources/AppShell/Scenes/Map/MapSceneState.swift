import AnimalMap
import BusinessServices
import Domain
import TerminalInput
import TerminalText

/// A map of where the animals of a list are, and which group of them is chosen.
struct MapSceneState: SceneState {
    var request: AnimalMapRequest
    /// `nil` until the use case said something.
    var shown: AnimalMapPresentation?
    /// Which of the groups, the largest first.
    var cursor = ListCursor()
    /// Why there is no use case.
    var failure: String?

    var title: String { "Map" }

    var clusters: [AnimalMapPresentation.Cluster] { shown?.map?.clusters ?? [] }

    /// The group that is chosen.
    var selected: AnimalMapPresentation.Cluster? {
        clusters.indices.contains(cursor.selected) ? clusters[cursor.selected] : nil
    }

    /// Why there is no map.
    var problem: String? {
        if let failure { return failure }
        guard case .failed(let sentence) = shown?.phase else { return nil }
        return sentence
    }

    var keys: [SceneKey] {
        let nothing = selected == nil ? "There is no group of animals here to look around." : nil
        return .listMotion + [
            [SceneKey].opening("list around it", unavailable: nothing),
            SceneKey("m", "back to the list", .back, isProminent: true),
            SceneKey("r", problem == nil ? "refresh" : "retry", .refresh, isProminent: problem != nil),
        ]
    }
}
