import TerminalInput

/// Asks for one line of text, such as a note or a name, and hands it on when it will do.
@MainActor
final class TextEntryScene: Scene {
    private(set) var state: TextEntrySceneState
    private let entry: TextEntry
    private weak let environment: (any SceneEnvironment)?

    init(_ entry: TextEntry, in environment: any SceneEnvironment) {
        self.entry = entry
        self.environment = environment
        state = TextEntrySceneState(
            title: entry.title,
            field: TextField(entry.text, maximumLength: 1000),
            problem: entry.problem(entry.text)
        )
    }

    func type(_ event: TerminalEvent) -> Bool {
        switch event {
        case .paste(let text): state.field.insert(text)
        case .key(let press): guard state.field.handle(press) else { return false }
        case .mouse, .focus: return false
        }
        state.wasTouched = true
        state.problem = entry.problem(state.field.text)
        return true
    }

    func perform(_ action: SceneAction) -> Bool {
        guard action == .submit else { return false }
        let text = state.field.text
        state.problem = entry.problem(text)
        state.wasTouched = true
        guard state.problem == nil else { return true }
        // Closed first: what is done with the text may open another scene.
        environment?.goBack()
        entry.onEnter(text)
        return true
    }
}
