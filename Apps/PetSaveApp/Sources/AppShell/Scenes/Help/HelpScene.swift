import TerminalInput

/// Lists every key of the scene below it.
@MainActor
final class HelpScene: Scene {
    private(set) var state: HelpSceneState

    init(_ contents: HelpContents) {
        state = HelpSceneState(contents: contents)
    }

    var coversTabs: Bool { state.contents.coversTabs }

    func willDraw(on stage: Stage) {
        state.pageRows = state.room(on: stage)
        state.lineCount = state.lines(on: stage).count
        scroll(to: state.first)
    }

    func perform(_ action: SceneAction) -> Bool {
        switch action {
        case .up: scroll(to: state.first - 1)
        case .down: scroll(to: state.first + 1)
        case .pageUp: scroll(to: state.first - max(1, state.pageRows))
        case .pageDown: scroll(to: state.first + max(1, state.pageRows))
        case .top: scroll(to: 0)
        case .bottom: scroll(to: state.lineCount)
        // The help of the help is what is seen already.
        case .help: return true
        default: return false
        }
        return true
    }

    private func scroll(to line: Int) {
        state.first = max(0, min(line, state.lineCount - state.pageRows))
    }
}
