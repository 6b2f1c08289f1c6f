import Domain
import TerminalInput
import TerminalText

/// Places of which one is to be chosen.
struct PlaceChoiceSceneState: SceneState {
    var places: [Place]
    var cursor = ListCursor()

    var title: String { "Which place?" }

    var keys: [SceneKey] { .listMotion + [[SceneKey].opening("look there")] }

    func frame(on stage: Stage) -> SceneFrame {
        let head = StyledText("Several places are called so. Which one is meant?", style: stage.theme.title)
            .wrapped(toWidth: stage.columns)
        let visible = cursor.visible(count: places.count, page: stage.rows - head.count)
        let targets = visible.enumerated().map { offset, index in
            ClickTarget(
                rows: (head.count + offset)..<(head.count + offset + 1),
                columns: 0..<stage.columns,
                action: .choose(index)
            )
        }
        return SceneFrame(
            rows: head + PlaceRows.rows(places, visible, selected: cursor.selected, on: stage),
            clickTargets: targets
        )
    }
}

/// Asks which of several places was meant.
@MainActor
final class PlaceChoiceScene: Scene {
    private(set) var state: PlaceChoiceSceneState {
        didSet { if state != oldValue { environment?.setNeedsDisplay() } }
    }

    private let onChoose: @MainActor @Sendable (Place) -> Void
    private weak let environment: (any SceneEnvironment)?
    private var page = 1

    init(
        _ places: [Place],
        onChoose: @escaping @MainActor @Sendable (Place) -> Void,
        in environment: any SceneEnvironment
    ) {
        state = PlaceChoiceSceneState(places: places)
        self.onChoose = onChoose
        self.environment = environment
    }

    func willDraw(on stage: Stage) {
        page = max(1, stage.rows - 1)
        state.cursor.fit(count: state.places.count, page: page)
    }

    func perform(_ action: SceneAction) -> Bool {
        if state.cursor.move(action, count: state.places.count, page: page) { return true }
        switch action {
        case .choose(let row):
            state.cursor.select(row, count: state.places.count, page: page)
            choose()
        case .open: choose()
        default: return false
        }
        return true
    }

    private func choose() {
        guard state.places.indices.contains(state.cursor.selected) else { return }
        let place = state.places[state.cursor.selected]
        environment?.goBack()
        onChoose(place)
    }
}
