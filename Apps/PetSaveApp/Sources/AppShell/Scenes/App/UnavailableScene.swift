import Boundaries
import TerminalText

/// Tells why there is no scene.
@MainActor
final class UnavailableScene: Scene {
    struct State: SceneState {
        let title: String
        let reason: String

        var keys: [SceneKey] { [] }

        func frame(on stage: Stage) -> SceneFrame {
            let lines = StyledText("! " + reason, style: stage.theme.error).wrapped(toWidth: max(2, stage.columns))
            return SceneFrame(rows: Array(lines.prefix(stage.rows)))
        }
    }

    let state: State

    init(_ title: String, reason: String) {
        state = State(title: title, reason: reason)
    }

    func perform(_ action: SceneAction) -> Bool { false }
}

extension SceneFactory {
    /// The scene that `make` makes or, where the catalogue cannot be opened, one that tells so.
    func opened(_ title: String, _ make: () throws(CatalogError) -> any Scene) -> any Scene {
        do throws(CatalogError) { return try make() } catch {
            return UnavailableScene(title, reason: error.description)
        }
    }
}
