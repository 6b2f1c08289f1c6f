import Boundaries
import Domain
import Suggestions
import TerminalInput

/// Suggests how the words of a search scene may go on: after a rest, for the text as it is then, and never for an older
/// one.
@MainActor
final class SearchTyping {
    private weak let scene: SearchScene?
    private let suggestions: any SuggestionsViewEvents
    private let rest: Debounce
    private var asked: UseCaseResponse<SuggestionsPresentation>?

    /// How long nobody must have typed.
    static let restDuration = Duration.milliseconds(100)

    init(
        of scene: SearchScene,
        suggestions: any SuggestionsViewEvents,
        clock: any Clock<Duration>,
        in environment: any SceneEnvironment
    ) {
        self.scene = scene
        self.suggestions = suggestions
        rest = Debounce(rest: Self.restDuration, clock: clock, in: environment)
    }

    /// Asks anew, after a rest; what belonged to the text before is gone at once.
    func textDidChange() {
        close()
        guard let field = scene?.state.field, field.cursor == field.text.count else { return }
        let text = field.text
        let fragments = SearchFragment.candidates(in: text)
        guard !fragments.isEmpty else { return }
        rest.schedule { [weak self] in await self?.suggest(for: fragments, in: text) }
    }

    /// Calls off what is under way.
    func stop() {
        rest.cancel()
        asked?.cancel()
        asked = nil
    }

    /// Shows no suggestions until something else is typed.
    func close() {
        stop()
        scene?.state.fragment = nil
        scene?.state.suggestions = []
        scene?.state.suggestion = nil
    }

    /// Asks for the longest end of the text that something begins with.
    private func suggest(for fragments: [SearchFragment], in text: String) async {
        for fragment in fragments {
            guard let scene, scene.state.field.text == text, !Task.isCancelled else { return }
            scene.state.fragment = fragment
            let response = suggestions.viewDidType(
                SuggestionsRequest(
                    text: fragment.text,
                    kinds: fragment.kinds,
                    limit: SearchSceneState.suggestionLimit
                )
            )
            asked = response
            // That there are no suggestions is no reason to disturb somebody who types.
            await response.ended()
            if !scene.state.suggestions.isEmpty { return }
        }
    }

    func take(_ presentation: SuggestionsPresentation) {
        guard let scene, let fragment = scene.state.fragment, presentation.request.text == fragment.text,
            presentation.request.kinds == fragment.kinds
        else { return }
        // What is there to the letter needs no suggestion.
        let typed = SearchText.fold(fragment.text)
        scene.state.suggestions = presentation.suggestions.filter { SearchText.fold($0.text) != typed }
        scene.state.suggestion = nil
        scene.environment?.setNeedsDisplay()
    }

    /// Points at a suggestion, the nearest that there is; above the first at none.
    func point(at index: Int) {
        guard let scene else { return }
        let shown = min(scene.state.suggestions.count, SearchSceneState.suggestionLimit)
        scene.state.suggestion = index < 0 || shown == 0 ? nil : min(index, shown - 1)
    }

    /// Puts the suggestion that is pointed at, else the first, into the text.
    func adopt() {
        guard let scene, let fragment = scene.state.fragment else { return }
        let index = scene.state.suggestion ?? 0
        guard scene.state.suggestions.indices.contains(index) else { return }
        scene.state.field.replace(with: fragment.adopting(scene.state.suggestions[index]))
        close()
    }
}
