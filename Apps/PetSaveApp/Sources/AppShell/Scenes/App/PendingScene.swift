import TerminalText

/// Stands where a scene will be.
@MainActor
final class PendingScene: Scene {
    struct State: SceneState {
        let title: String
        var keys: [SceneKey] { [] }
        func frame(on stage: Stage) -> SceneFrame { SceneFrame(rows: [StyledText(title)]) }
    }

    let state: State

    init(_ title: String) {
        state = State(title: title)
    }

    func perform(_ action: SceneAction) -> Bool { false }
}
