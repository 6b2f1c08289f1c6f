import Domain
import Shortlist

/// What the person did to their shortlist since the app began, in whichever scene, so that it can be taken back: the
/// last first, each once.
@MainActor
final class ShortlistHistory {
    /// Something that was done.
    enum Step: Hashable, Sendable {
        case added(ShortlistEntry)
        /// With the entry as it was.
        case removed(ShortlistEntry)
        case rated(AnimalID, name: String, before: Rating?)
        case noted(AnimalID, name: String, before: String?)
    }

    private var steps: [Step] = []

    nonisolated init() {}

    func record(_ step: Step) { steps.append(step) }

    /// Records that an animal came into the list or left it, which a confirmation tells all about.
    func take(_ confirmation: ShortlistConfirmation) {
        switch confirmation {
        case .added(let entry): record(.added(entry))
        case .removed(let entry): record(.removed(entry))
        case .refreshed, .restored, .rated, .noted: break
        }
    }

    /// Takes the last step back; answers a sentence that says what is as before, or `nil` when there is no step.
    ///
    /// A step that cannot be taken back is forgotten, so that it does not bar the way to those before it.
    func undo(with useCase: any ShortlistViewEvents) async throws(ShortlistError) -> String? {
        guard let step = steps.popLast() else { return nil }
        switch step {
        case .added(let entry): try await useCase.viewDidRemove([entry.id.description])
        case .removed(let entry):
            try await useCase.viewDidRequestUndo()
            // Taken out more than once, the last removal need not be the one that knew the person's opinion.
            if entry.rating != nil { try await useCase.viewDidRate(entry.id.description, entry.rating) }
            if let note = entry.note { try await useCase.viewDidNote(entry.id.description, note) }
        case .rated(let id, _, let before): try await useCase.viewDidRate(id.description, before)
        case .noted(let id, _, let before): try await useCase.viewDidNote(id.description, before ?? "")
        }
        return ShortlistSceneWords.undone(step)
    }
}
