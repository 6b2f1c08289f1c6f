import Boundaries
import Domain
import FoundationEssentials
import Suggestions
import TerminalInput

/// What the form of filters needs.
struct FiltersSceneTools: Sendable {
    /// Suggests how a breed or a colour goes on.
    let makeSuggestions: @Sendable (any SuggestionsView) throws(CatalogError) -> any SuggestionsViewEvents
    /// How many animals would match, also with each other choice.
    let count: @Sendable (FilterForm) async -> FiltersSceneState.Count
    let unit: DistanceUnit
    let clock: any Clock<Duration>
    let now: @Sendable () -> Date
}

/// Changes what animals are asked for, and tells meanwhile how many would match.
@MainActor
final class FiltersScene: Scene, SuggestionsView {
    private(set) var state: FiltersSceneState
    private let tools: FiltersSceneTools
    private let onApply: @MainActor @Sendable (FilterForm) -> Void
    private weak let environment: (any SceneEnvironment)?
    private let counting: Debounce
    private let typing: Debounce
    private var suggestions: (any SuggestionsViewEvents)?
    private var asked: UseCaseResponse<SuggestionsPresentation>?

    /// Long enough for the keys of somebody who knows what they want.
    private static let rest = Duration.milliseconds(100)
    private static let suggestionLimit = 5

    init(
        _ form: FilterForm,
        tools: FiltersSceneTools,
        onApply: @escaping @MainActor @Sendable (FilterForm) -> Void,
        in environment: any SceneEnvironment
    ) throws(CatalogError) {
        self.tools = tools
        self.onApply = onApply
        self.environment = environment
        counting = Debounce(rest: Self.rest, clock: tools.clock, in: environment)
        typing = Debounce(rest: Self.rest, clock: tools.clock, in: environment)
        state = FiltersSceneState(form: form, unit: tools.unit, openedAt: tools.now())
        suggestions = try tools.makeSuggestions(SceneLink(self))
    }

    func didAppear() { countAnew() }

    func didDisappear() {
        counting.cancel()
        typing.cancel()
        asked?.cancel()
    }

    // MARK: - Typing

    func type(_ event: TerminalEvent) -> Bool {
        let field = state.field
        guard field.takesText else { return false }
        switch event {
        case .paste(let text): state.texts[field]?.insert(text)
        case .key(let press):
            if state.keys.key(for: press) != nil { return false }
            guard state.texts[field]?.handle(press) == true else { return false }
        case .mouse, .focus: return false
        }
        textDidChange()
        return true
    }

    private func textDidChange() {
        let words = (state.texts[state.field]?.text ?? "").split(separator: ",").map { String($0).trimmingSpaces }
            .filter { !$0.isEmpty }
        let before = state.form
        if state.field == .breed { state.form.filter.breeds = words } else { state.form.filter.colors = words }
        if state.form != before { countAnew() }
        forgetSuggestions()
        let fragment = state.fragment
        guard !fragment.isEmpty else { return }
        typing.schedule { [weak self] in await self?.suggest(for: fragment) }
    }

    private func suggest(for fragment: String) async {
        let request = SuggestionsRequest(
            text: fragment,
            kinds: [state.field == .breed ? .breed : .color],
            limit: Self.suggestionLimit
        )
        guard let response = suggestions?.viewDidType(request) else { return }
        asked = response
        await response.ended()
    }

    @MainActor func present(_ presentation: SuggestionsPresentation) async {
        guard state.takesText, presentation.request.text == state.fragment,
            presentation.request.kinds == [state.field == .breed ? .breed : .color]
        else { return }
        // What is there to the letter needs no suggestion.
        let fragment = SearchText.fold(state.fragment)
        state.suggestions = presentation.suggestions.filter { SearchText.fold($0.text) != fragment }
        state.suggestion = nil
        environment?.setNeedsDisplay()
    }

    private func forgetSuggestions() {
        typing.cancel()
        asked?.cancel()
        state.suggestions = []
        state.suggestion = nil
    }

    private func adopt() {
        let index = state.suggestion ?? 0
        guard state.suggestions.indices.contains(index), let text = state.texts[state.field]?.text else { return }
        let kept = text.split(separator: ",").dropLast(text.last == "," ? 0 : 1).map { String($0).trimmingSpaces }
        let words = (kept + [state.suggestions[index].text]).joined(separator: ", ")
        state.texts[state.field]?.replace(with: words)
        textDidChange()
        forgetSuggestions()
    }

    // MARK: - Counting

    private func countAnew() {
        state.take(.counting)
        counting.schedule { [weak self] in
            guard let self else { return }
            let form = state.form
            let count = await tools.count(form)
            guard form == state.form else { return }
            state.take(count)
            environment?.setNeedsDisplay()
        }
    }

    // MARK: - Keys

    func perform(_ action: SceneAction) -> Bool {
        switch action {
        case .up: moveUp()
        case .down: moveDown()
        case .pageUp, .top: go(toRow: 0)
        case .pageDown, .bottom: go(toRow: state.form.fields.count - 1)
        case .select(let row): go(toRow: row)
        case .left: point(at: state.choice - 1)
        case .right: point(at: state.choice + 1)
        case .toggle: toggle(state.choice, of: state.field)
        case .choose(let number): choose(number)
        case .clear: clear()
        case .adopt: adopt()
        case .submit: apply()
        default: return false
        }
        return true
    }

    private func moveUp() {
        guard let pointed = state.suggestion else { return go(toRow: state.row - 1) }
        state.suggestion = pointed == 0 ? nil : pointed - 1
    }

    private func moveDown() {
        let next = state.suggestion.map { $0 + 1 } ?? 0
        if state.takesText, state.suggestions.indices.contains(next) {
            state.suggestion = next
        } else {
            go(toRow: state.row + 1)
        }
    }

    private func go(toRow row: Int) {
        let row = max(0, min(row, state.form.fields.count - 1))
        guard row != state.row else { return }
        forgetSuggestions()
        state.row = row
        state.choice = state.choices(of: state.field).firstIndex(where: \.isOn) ?? 0
    }

    private func point(at choice: Int) {
        state.choice = max(0, min(choice, state.choices(of: state.field).count - 1))
    }

    private func toggle(_ choice: Int, of field: FilterField) {
        let choices = state.choices(of: field)
        guard choices.indices.contains(choice) else { return }
        choices[choice].toggle(&state.form)
        countAnew()
    }

    /// The choice of that number, counted over all rows.
    private func choose(_ number: Int) {
        var number = number
        for (row, field) in state.form.fields.enumerated() {
            let count = state.choices(of: field).count
            if number < count {
                go(toRow: row)
                state.choice = number
                return toggle(number, of: field)
            }
            number -= count
        }
    }

    private func clear() {
        state.form.clear()
        state.texts = state.texts.mapValues { _ in TextField() }
        state.choice = 0
        countAnew()
    }

    private func apply() {
        environment?.goBack()
        onApply(state.form)
    }
}
