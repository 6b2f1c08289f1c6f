import AnimalDetails
import Boundaries
import Domain

/// Everything about one animal. It is shown at once as the list knew it; what else there is arrives later.
@MainActor
final class DetailsScene: Scene {
    private(set) var state: DetailsSceneState {
        didSet { if state != oldValue { environment?.setNeedsDisplay() } }
    }

    private let listed: ListedAnimal
    private let tools: DetailsSceneTools
    private let onClose: @MainActor @Sendable (DetailsChange) -> Void
    private weak let environment: (any SceneEnvironment)?
    private lazy var desk = ShortlistDesk(tools.shortlist, in: environment) { [weak self] in self?.take($0) }
    private var useCase: AnimalDetailsUseCase?
    /// What the scene was last drawn on.
    private var stage: Stage?
    /// The photo that is shown or on its way, and for which room.
    private var asked: PhotoRequest?

    private struct PhotoRequest: Hashable {
        let index: Int
        let columns: Int
        let rows: Int
    }

    init(
        of listed: ListedAnimal,
        _ tools: DetailsSceneTools,
        onClose: @escaping @MainActor @Sendable (DetailsChange) -> Void,
        in environment: any SceneEnvironment
    ) {
        self.listed = listed
        self.tools = tools
        self.onClose = onClose
        self.environment = environment
        state = DetailsSceneState(
            details: AnimalDetailsPresentation(of: listed, at: tools.now()),
            household: tools.household
        )
    }

    func didAppear() {
        desk.open()
        if useCase == nil { start() }
    }

    /// It may be closed, or only lie below another; the list below it is right either way.
    func didDisappear() {
        let mark = desk.marks[state.animal]
        onClose(DetailsChange(id: mark?.id ?? lastID, isKept: mark != nil, rating: mark?.rating))
    }

    func willDraw(on stage: Stage) {
        self.stage = stage
        scroll(to: state.firstLine)
        loadPhoto()
    }

    func perform(_ action: SceneAction) -> Bool {
        switch action {
        case .up: scroll(to: state.firstLine - 1)
        case .down: scroll(to: state.firstLine + 1)
        case .pageUp: scroll(to: state.firstLine - page)
        case .pageDown: scroll(to: state.firstLine + page)
        case .top: scroll(to: 0)
        case .bottom: scroll(to: .max)
        case .shortlist: desk.toggle(state.animal)
        case .rate(let stars): desk.rate(state.animal, stars)
        case .unrate: desk.unrate(state.animal)
        case .note: askForNote()
        case .openListing: open { useCase throws(AnimalDetailsError) in try await useCase.viewDidRequestListing() }
        case .openPhoto:
            let index = state.photoIndex
            open { useCase throws(AnimalDetailsError) in try await useCase.viewDidRequestPhoto(index) }
        case .nextPhoto: showNextPhoto()
        default: return false
        }
        return true
    }

    func undo() async -> String? { await desk.undo() }

    func present(_ presentation: AnimalDetailsPresentation) {
        // The list measured from where the person looks, the use case from their home.
        var details = presentation
        let known = presentation.listed
        details.listed = ListedAnimal(
            animal: known.animal,
            organization: known.organization,
            distance: listed.distance ?? known.distance
        )
        state.details = details
        state.problem = nil
    }

    /// The id by which the animal was in the shortlist, after it was taken out.
    private lazy var lastID = listed.animal.id

    private func take(_ marks: ShortlistMarks) {
        let mark = marks[state.animal]
        if let mark { lastID = mark.id }
        state.mark = mark
        environment?.run { [weak self] in
            guard let self else { return }
            state.note = await desk.note(on: state.animal)
        }
    }
}

// What is looked up, opened and asked for.
extension DetailsScene {
    private func start() {
        do throws(CatalogError) {
            let made = try tools.makeUseCase(listed.animal.id, DetailsSceneView(scene: self))
            useCase = made
            let response = made.viewDidAppear()
            environment?.run { [weak self] in
                await response.ended()
                do {
                    _ = try await response.value
                } catch is CancellationError {
                    return
                } catch {
                    self?.state.problem = String(describing: error)
                }
            }
        } catch {
            state.problem = error.description
        }
    }

    private func open(_ body: @escaping @Sendable (AnimalDetailsUseCase) async throws(AnimalDetailsError) -> Void) {
        guard let useCase else { return }
        environment?.run { [weak self] in
            do throws(AnimalDetailsError) {
                try await body(useCase)
                self?.environment?.tell(.done("Opened outside of PetSave."))
            } catch {
                self?.environment?.tell(.failure(error.description))
            }
        }
    }

    private func askForNote() {
        environment?.go(
            to: .textEntry(
                TextEntry(
                    title: "Your note on \(state.title)",
                    text: state.note ?? "",
                    problem: { _ in nil },
                    onEnter: { [weak self] text in
                        guard let self else { return }
                        state.note = ShortlistEntry.note(keeping: text)
                        desk.note(state.animal, text)
                    }
                )
            )
        )
    }

    private func showNextPhoto() {
        let count = state.animal.photos.count
        guard count > 1 else { return }
        state.photoIndex = (state.photoIndex + 1) % count
        state.photo = nil
        loadPhoto()
    }

    /// Asks for the photo that is to be seen, in the size that there is room for.
    private func loadPhoto() {
        guard let stage, !state.animal.photos.isEmpty else { return }
        let (animal, box) = (state.animal, DetailsLayout.photoBox(on: stage))
        let request = PhotoRequest(index: state.photoIndex, columns: box.columns, rows: box.rows)
        guard request != asked else { return }
        if request.index == asked?.index { state.photo = nil }
        asked = request
        environment?.run { [weak self, tools] in
            let photo = await tools.loadPhoto(animal, request.index, box)
            // A photo for another room, or the one before, is shown no more.
            guard let self, asked == request else { return }
            state.photo = photo
        }
    }

    private var page: Int { max(1, (stage?.rows ?? 2) - 1) }

    private func scroll(to line: Int) {
        guard let stage else { return }
        state.firstLine = max(0, min(line, state.lineCount(on: stage) - stage.rows))
    }
}

/// Takes what the use case shows to the scene, for as long as there is one.
struct DetailsSceneView: AnimalDetailsView {
    weak let scene: DetailsScene?

    func present(_ presentation: AnimalDetailsPresentation) async { await scene?.present(presentation) }
}
