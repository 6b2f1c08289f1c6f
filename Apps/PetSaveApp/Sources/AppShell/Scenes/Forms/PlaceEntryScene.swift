import Boundaries
import Domain
import TerminalInput

/// Asks for a place by typing; suggests as one types, from the directory on this machine alone.
@MainActor
final class PlaceEntryScene: Scene {
    private(set) var state: PlaceEntrySceneState {
        didSet { if state != oldValue { environment?.setNeedsDisplay() } }
    }

    /// Where the person lives, as their settings tell it.
    private let home: String?
    private let places: any PlaceDirectory
    private let onEnter: @MainActor @Sendable (Place) -> Void
    private weak let environment: (any SceneEnvironment)?
    private var isShown = false

    private nonisolated static let suggestionLimit = 20

    init(
        _ current: String?,
        home: String?,
        places: any PlaceDirectory,
        onEnter: @escaping @MainActor @Sendable (Place) -> Void,
        in environment: any SceneEnvironment
    ) {
        state = PlaceEntrySceneState(current: current)
        self.home = home
        self.places = places
        self.onEnter = onEnter
        self.environment = environment
        suggestHome()
    }

    /// Before anything is typed, the way back home.
    private func suggestHome() {
        guard let home, case .found(let place) = places.find(home), place.name != state.current else { return }
        state.suggestions = [place]
    }

    func didAppear() { isShown = true }

    func didDisappear() { isShown = false }

    func type(_ event: TerminalEvent) -> Bool {
        var field = state.field
        switch event {
        case .key(let press): guard field.handle(press) else { return false }
        case .paste(let text): field.insert(text)
        case .mouse, .focus: return false
        }
        let isChanged = field.text != state.field.text
        state.field = field
        if isChanged { suggest() }
        return true
    }

    func perform(_ action: SceneAction) -> Bool {
        switch action {
        case .submit: submit()
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .adopt: adopt()
        case .choose(let index):
            guard state.suggestions.indices.contains(index) else { return true }
            enter(state.suggestions[index])
        default: return false
        }
        return true
    }

    /// Down from the text is the first suggestion; up from that the text again.
    private func move(by steps: Int) {
        let count = state.suggestions.count
        let selected = (state.cursor?.selected ?? -1) + steps
        guard selected >= 0, count > 0 else { return state.cursor = nil }
        var cursor = state.cursor ?? ListCursor()
        // The frame brings it into view, which knows how much room there is.
        cursor.select(selected, count: count, page: count)
        state.cursor = cursor
    }

    private func adopt() {
        guard let place = state.chosen ?? state.suggestions.first else { return }
        state.field.replace(with: place.name)
        suggest()
    }

    private func submit() {
        if let chosen = state.chosen { return enter(chosen) }
        let text = state.field.text.trimmingSpaces
        guard !text.isEmpty else {
            state.problem = "Type where you are, or press Esc to leave it as it is."
            return
        }
        environment?.run { [weak self, places] in
            let found = await Self.place(called: text, in: places)
            // Whoever has left meanwhile, or typed on, means something else.
            guard let self, isShown, state.field.text.trimmingSpaces == text else { return }
            take(found, for: text)
        }
    }

    private func take(_ found: PlaceSearch, for text: String) {
        switch found {
        case .found(let place): enter(place)
        case .ambiguous(let choices):
            state.problem = "Several places are called “\(text)”. Choose one of them:"
            state.suggestions = choices
        case .unknown(let suggestions):
            state.problem =
                "No place is called “\(text)”." + (suggestions.isEmpty ? "" : " Did you mean one of these?")
            state.suggestions = suggestions
        }
    }

    private func enter(_ place: Place) {
        environment?.goBack()
        onEnter(place)
    }

    /// What the text could mean; an answer to an earlier text is dropped.
    private func suggest() {
        let text = state.field.text
        (state.problem, state.cursor) = (nil, nil)
        guard !text.trimmingSpaces.isEmpty else {
            (state.found, state.suggestions) = (nil, [])
            return suggestHome()
        }
        environment?.run { [weak self, places] in
            let (found, suggestions) = await Self.places(for: text, in: places)
            guard let self, state.field.text == text, state.problem == nil else { return }
            var next = state
            next.found = found
            next.suggestions = suggestions
            state = next
        }
    }

    /// Comparing a text with all names there are takes longer than a key may.
    @concurrent
    private nonisolated static func place(called text: String, in places: any PlaceDirectory) async -> PlaceSearch {
        places.find(text)
    }

    @concurrent
    private nonisolated static func places(
        for text: String,
        in places: any PlaceDirectory
    ) async -> (found: Place?, suggestions: [Place]) {
        let suggestions = places.suggestions(for: text, limit: suggestionLimit)
        switch places.match(text) {
        case .found(let place): return (place, suggestions.filter { $0 != place })
        case .ambiguous(let choices): return (nil, choices + suggestions.filter { !choices.contains($0) })
        case .unknown: return (nil, suggestions)
        }
    }
}

extension PlaceEntrySceneState {
    /// The suggestion that is chosen.
    var chosen: Place? {
        cursor.flatMap { suggestions.indices.contains($0.selected) ? suggestions[$0.selected] : nil }
    }
}
