import BusinessServices
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
        case rated(ShortlistEdit)
        case noted(ShortlistEdit)
    }

    private var steps: [Step] = []

    nonisolated init() {}

    /// Records what was done, which its confirmation tells all about.
    func take(_ confirmation: ShortlistConfirmation) {
        switch confirmation {
        case .added(let entry): steps.append(.added(entry))
        case .removed(let entry): steps.append(.removed(entry))
        case .rated(let edit): steps.append(.rated(edit))
        case .noted(let edit): steps.append(.noted(edit))
        case .refreshed, .restored: break
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
        case .rated(let edit): try await useCase.viewDidRate(edit.before.id.description, edit.before.rating)
        case .noted(let edit): try await useCase.viewDidNote(edit.before.id.description, edit.before.note ?? "")
        }
        return ShortlistSceneWords.undone(step)
    }
}
