import Boundaries
import BusinessServices
import Domain
import Shortlist

/// What a scene with animals in it does with the shortlist: knows who is in it, whoever changed that, and changes it.
///
/// A mark changes at once, and back when the change failed.
@MainActor
final class ShortlistDesk {
    /// Who is in the shortlist, and how they are rated.
    private(set) var marks = ShortlistMarks() {
        didSet { if marks != oldValue { onChange(marks) } }
    }

    private let access: ShortlistAccess
    private weak let environment: (any SceneEnvironment)?
    private let onChange: @MainActor (ShortlistMarks) -> Void
    private var useCase: ShortlistUseCase?
    private var observation: Task<Void, Never>?
    /// Whether something is being taken back, which is told in other words than what is done.
    private var isUndoing = false

    init(
        _ access: ShortlistAccess,
        in environment: (any SceneEnvironment)?,
        onChange: @escaping @MainActor (ShortlistMarks) -> Void
    ) {
        self.access = access
        self.environment = environment
        self.onChange = onChange
    }

    deinit { observation?.cancel() }

    /// Reads who is in the list, and listens to whoever changes it.
    func open() {
        guard observation == nil else { return }
        // Listening begins before the list is read, so that no change falls between the two.
        let changes = access.service.changes()
        observation = Task { [weak self] in
            for await change in changes { self?.take(change) }
        }
        environment?.run { [weak self, access] in
            guard let entries = try? await access.service.entries() else { return }
            self?.marks = ShortlistMarks(entries)
        }
    }

    /// Puts the animal into the list, or takes it out.
    func toggle(_ animal: Animal) {
        let mark = marks[animal]
        if let mark { marks.remove(mark.id) } else { marks.set(ShortlistMarks.Mark(id: animal.id)) }
        change { useCase throws(ShortlistError) in
            if let mark {
                try await useCase.viewDidRemove([mark.id.description])
            } else {
                try await useCase.viewDidAdd([animal.id.description])
            }
        }
    }

    /// Rates an animal of the list, 0 to 5.
    func rate(_ animal: Animal, _ stars: Int) {
        guard let rating = Rating(stars), let mark = marks[animal] else { return }
        rate(animal, mark, rating)
    }

    /// Takes the rating of an animal of the list back.
    func unrate(_ animal: Animal) {
        guard let mark = marks[animal], mark.rating != nil else { return }
        rate(animal, mark, nil)
    }

    private func rate(_ animal: Animal, _ mark: ShortlistMarks.Mark, _ rating: Rating?) {
        marks.set(ShortlistMarks.Mark(id: mark.id, rating: rating))
        change { useCase throws(ShortlistError) in try await useCase.viewDidRate(mark.id.description, rating) }
    }

    /// What changed while the details of an animal were looked at.
    func take(_ change: DetailsChange) {
        if change.isKept {
            marks.set(ShortlistMarks.Mark(id: change.id, rating: change.rating))
        } else {
            marks.remove(change.id)
        }
    }

    /// Writes a note on an animal of the list; an empty one takes it away.
    func note(_ animal: Animal, _ text: String) {
        guard let mark = marks[animal] else { return }
        change { useCase throws(ShortlistError) in try await useCase.viewDidNote(mark.id.description, text) }
    }

    /// What the person wrote about an animal.
    func note(on animal: Animal) async -> String? {
        guard let mark = marks[animal] else { return nil }
        return (try? await access.service.entry(mark.id))?.note
    }

    /// Takes back what was done last; answers a sentence, or `nil` when there is nothing.
    func undo() async -> String? {
        isUndoing = true
        defer { isUndoing = false }
        do throws(ShortlistError) {
            return try await access.history.undo(with: opened())
        } catch {
            return error.description
        }
    }

    /// Changes the list; what fails is told, and the list read again, so that the marks are right.
    private func change(_ body: @escaping @Sendable (ShortlistUseCase) async throws(ShortlistError) -> Void) {
        environment?.run { [weak self] in
            guard let self else { return }
            do throws(ShortlistError) {
                try await body(opened())
            } catch {
                environment?.tell(.failure(error.description))
                if let entries = try? await access.service.entries() { marks = ShortlistMarks(entries) }
            }
        }
    }

    private func opened() throws(ShortlistError) -> ShortlistUseCase {
        if let useCase { return useCase }
        do throws(CatalogError) {
            let made = try access.makeUseCase(ShortlistDeskView(desk: self))
            useCase = made
            return made
        } catch {
            throw .catalog(error)
        }
    }

    private func take(_ change: ShortlistChange) {
        switch change.kind {
        case .removed: marks.remove(change.entry.id)
        case .added, .refreshed, .restored, .rated, .noted: marks.set(change.entry)
        }
    }

    fileprivate func confirm(_ confirmation: ShortlistConfirmation) {
        switch confirmation {
        case .removed(let entry): marks.remove(entry.id)
        case .added(let entry), .refreshed(let entry), .restored(let entry): marks.set(entry)
        case .rated(let edit), .noted(let edit): marks.set(edit.now)
        }
        guard !isUndoing else { return }
        access.history.take(confirmation)
        environment?.tell(.done(ShortlistSceneWords.sentence(confirmation)))
    }
}

/// What a desk needs.
struct ShortlistAccess: Sendable {
    /// The one that all scenes share.
    let service: ShortlistService
    /// The one that all scenes share.
    let history: ShortlistHistory
    let makeUseCase: @Sendable (any ShortlistView) throws(CatalogError) -> ShortlistUseCase
}

/// Takes what the use case tells to the desk, for as long as there is one.
private struct ShortlistDeskView: ShortlistView {
    weak let desk: ShortlistDesk?

    func present(_ presentation: ShortlistPresentation) async {}

    func confirm(_ confirmation: ShortlistConfirmation) async { await desk?.confirm(confirmation) }
}
