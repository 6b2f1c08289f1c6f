import Boundaries
import BusinessServices
import Domain
import Platform
import Shortlist

/// What the shortlist scene needs.
struct ShortlistSceneTools: Sendable {
    let makeShortlist:
        @Sendable (ShortlistOrder, any ShortlistView, any ShortlistCoordinator) throws(CatalogError) ->
            any ShortlistViewEvents
    let openPage: @Sendable (String) throws(WebPageOpenerError) -> Void
    /// What was done in any scene, to be taken back.
    let history: ShortlistHistory
}

/// Leads from the shortlist to an animal's details, which change the list by themselves.
struct ShortlistSceneCoordinator: ShortlistCoordinator {
    weak let environment: (any SceneEnvironment)?

    func showDetails(of animal: ListedAnimal) async {
        // Whatever changes there, the list hears of it as of every change.
        await environment?.go(to: .details(animal) { _ in })
    }
}

/// Shows the animals that the person keeps in mind, whoever changes the list, and changes what they think of them.
@MainActor
final class ShortlistScene: Scene, ShortlistView {
    private(set) var state: ShortlistSceneState
    private let tools: ShortlistSceneTools
    private weak let environment: (any SceneEnvironment)?
    private var useCase: (any ShortlistViewEvents)?
    private var appearing: UseCaseResponse<ShortlistPresentation>?
    /// Whether something is being taken back, which is told in other words than what is done.
    private var isUndoing = false
    /// Where the person was when the app was left, until the list is there.
    private var restoring: ListCursor?

    init(
        order: ShortlistOrder,
        restoring cursor: ListCursor?,
        tools: ShortlistSceneTools,
        in environment: any SceneEnvironment
    ) throws(CatalogError) {
        self.tools = tools
        self.environment = environment
        restoring = cursor
        state = ShortlistSceneState(order: order)
        useCase = try tools.makeShortlist(order, SceneLink(self), ShortlistSceneCoordinator(environment: environment))
    }

    func didAppear() { read() }

    func willDraw(on stage: Stage) {
        state.page = state.page(on: stage)
        state.cursor.fit(count: state.items.count, page: state.page)
    }

    var memento: SceneMemento? { .shortlist(state.order, restoring ?? state.cursor) }

    /// Asks for the list. Once it has appeared the scene goes on listening, so that it is right when somebody comes back.
    private func read() {
        guard let response = useCase?.viewDidAppear() else { return }
        appearing = response
        environment?.run { [weak self] in
            await response.ended()
            guard let self, appearing === response else { return }
            do {
                _ = try await response.value
                state.failure = nil
            } catch let error as ShortlistError {
                state.failure = error.description
            } catch {}
            environment?.setNeedsDisplay()
        }
    }

    // MARK: - What is presented

    @MainActor func present(_ presentation: ShortlistPresentation) async {
        let chosen = state.selected?.id
        state.presentation = presentation
        state.order = presentation.order
        if let restoring {
            state.cursor = restoring
            self.restoring = nil
        } else if let chosen, let row = presentation.items.firstIndex(where: { $0.id == chosen }) {
            // The person stays with the animal, wherever it stands now.
            state.cursor.select(row, count: presentation.items.count, page: state.page)
        }
        state.cursor.fit(count: presentation.items.count, page: state.page)
        environment?.setNeedsDisplay()
    }

    @MainActor func confirm(_ confirmation: ShortlistConfirmation) async {
        guard !isUndoing else { return }
        tools.history.take(confirmation)
        environment?.tell(.done(ShortlistSceneWords.sentence(confirmation)))
    }

    // MARK: - Keys

    func perform(_ action: SceneAction) -> Bool {
        if state.cursor.move(action, count: state.items.count, page: state.page) { return true }
        switch action {
        case .refresh:
            read()
            environment?.tell(.done("The shortlist was read anew."))
        case .order: changeOrder()
        case .choose(let row):
            state.cursor.select(row, count: state.items.count, page: state.page)
            return perform(.open)
        default:
            guard let item = state.selected else { return false }
            return perform(action, with: item)
        }
        return true
    }

    private func perform(_ action: SceneAction, with item: ShortlistItem) -> Bool {
        let id = item.id.description
        switch action {
        case .open: environment?.run { [useCase] in await useCase?.viewDidSelect(item.id) }
        case .shortlist, .remove: attempt { useCase throws(ShortlistError) in try await useCase.viewDidRemove([id]) }
        case .rate(let stars):
            guard let rating = Rating(stars) else { return false }
            attempt { useCase throws(ShortlistError) in try await useCase.viewDidRate(id, rating) }
        case .unrate: attempt { useCase throws(ShortlistError) in try await useCase.viewDidRate(id, nil) }
        case .note: writeNote(on: item)
        case .openListing: openListing(of: item.shown.animal)
        default: return false
        }
        return true
    }

    private func changeOrder() {
        state.order = state.order.next
        let order = state.order
        environment?.run { [useCase] in await useCase?.viewDidChoose(order) }
    }

    private func writeNote(on item: ShortlistItem) {
        let entry = TextEntry(
            title: "Your note on \(ShortlistSceneWords.name(item.shown.animal))",
            text: item.entry.note ?? "",
            problem: { _ in nil }
        ) { [weak self] text in
            self?.attempt { useCase throws(ShortlistError) in
                try await useCase.viewDidNote(item.id.description, text)
            }
        }
        environment?.go(to: .textEntry(entry))
    }

    private func openListing(of animal: Animal) {
        guard let url = animal.url else { return }
        do throws(WebPageOpenerError) {
            try tools.openPage(url)
        } catch {
            environment?.tell(.failure("\(url) could not be opened: \(error)."))
        }
    }

    func undo() async -> String? {
        guard let useCase else { return nil }
        isUndoing = true
        defer { isUndoing = false }
        do throws(ShortlistError) {
            return try await tools.history.undo(with: useCase)
        } catch {
            return error.description
        }
    }

    private func attempt(
        _ body: @escaping @Sendable (any ShortlistViewEvents) async throws(ShortlistError) -> Void
    ) {
        environment?.run { [weak self, useCase] in
            guard let useCase else { return }
            do throws(ShortlistError) {
                try await body(useCase)
            } catch {
                self?.environment?.tell(.failure(error.description))
            }
        }
    }
}
