import Domain
import Platform
import Suggestions
import TerminalInput

extension SearchScene: SuggestionsView {
    func type(_ event: TerminalEvent) -> Bool {
        guard state.focus == .field else { return false }
        let before = state.field
        switch event {
        case .paste(let text): state.field.insert(text)
        case .key(let press):
            if state.keys.key(for: press) != nil { return false }
            guard state.field.handle(press) else { return false }
        case .mouse, .focus: return false
        }
        if state.field.text != before.text { typing?.textDidChange() }
        return true
    }

    @MainActor func present(_ presentation: SuggestionsPresentation) async {
        typing?.take(presentation)
    }

    func perform(_ action: SceneAction) -> Bool {
        state.focus == .field ? performInField(action) : performInList(action)
    }

    func scroll(by rows: Int) {
        guard state.listCount > 0 else { return }
        state.cursor.select(state.cursor.selected + rows, count: state.listCount, page: state.page)
    }

    private func performInField(_ action: SceneAction) -> Bool {
        let suggestions = state.suggestions
        switch action {
        case .submit:
            if state.suggestion != nil { typing?.adopt() }
            submitWords()
        case .adopt: typing?.adopt()
        case .up: typing?.point(at: (state.suggestion ?? 0) - 1)
        case .down where !suggestions.isEmpty: typing?.point(at: (state.suggestion ?? -1) + 1)
        case .down: if state.listCount > 0 { state.focus = .list }
        case .skip: state.focus = .list
        case .choose(let row) where !suggestions.isEmpty:
            typing?.point(at: row)
            typing?.adopt()
        case .clear: typing?.close()
        case .choose:
            state.focus = .list
            return performInList(action)
        case .search: break
        default: return false
        }
        return true
    }

    private func performInList(_ action: SceneAction) -> Bool {
        if state.cursor.move(action, count: state.listCount, page: state.page) { return true }
        switch action {
        case .open: open(state.cursor.selected)
        case .choose(let row):
            state.cursor.select(row, count: state.listCount, page: state.page)
            open(row)
        case .search: state.focus = .field
        case .filters: changeFilters()
        case .clear: clearFilters()
        case .refresh: refresh()
        case .create: makeAlert()
        default: return performWithAnimal(action)
        }
        return true
    }

    private func performWithAnimal(_ action: SceneAction) -> Bool {
        guard let animal = state.selected?.animal else { return false }
        switch action {
        case .shortlist: desk?.toggle(animal)
        case .rate(let stars): desk?.rate(animal, stars)
        case .unrate: desk?.unrate(animal)
        case .note: writeNote(on: animal)
        case .openListing: openListing(of: animal)
        default: return false
        }
        return true
    }

    private func writeNote(on animal: Animal) {
        environment?.run { [weak self] in
            let text = await self?.desk?.note(on: animal) ?? ""
            let entry = TextEntry(
                title: "Your note on \(ShortlistSceneWords.name(animal))",
                text: text,
                problem: { _ in nil }
            ) { text in
                self?.desk?.note(animal, text)
            }
            self?.environment?.go(to: .textEntry(entry))
        }
    }

    private func openListing(of animal: Animal) {
        guard let url = animal.url else { return }
        do throws(WebPageOpenerError) {
            try tools.openPage(url)
        } catch {
            environment?.tell(.failure("\(url) could not be opened: \(error)."))
        }
    }
}
