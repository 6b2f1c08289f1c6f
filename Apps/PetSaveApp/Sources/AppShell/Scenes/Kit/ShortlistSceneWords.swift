import BusinessServices
import Domain
import Shortlist

/// How the app tells what became of the shortlist.
enum ShortlistSceneWords {
    static func sentence(_ confirmation: ShortlistConfirmation) -> String {
        switch confirmation {
        case .added(let entry): "\(name(entry)) is in your shortlist now."
        case .refreshed(let entry): "\(name(entry)) was in your shortlist already."
        case .removed(let entry): "\(name(entry)) is in your shortlist no more. z brings it back."
        case .restored(let entry): "\(name(entry)) is back in your shortlist."
        case .rated(let edit):
            edit.now.rating.map { "\(name(edit.now)) is rated \($0.stars) of \(Rating.range.upperBound)." }
                ?? "\(name(edit.now)) is unrated now."
        case .noted(let edit):
            edit.now.note == nil ? "The note on \(name(edit.now)) is gone." : "The note on \(name(edit.now)) is kept."
        }
    }

    /// That a step was taken back.
    static func undone(_ step: ShortlistHistory.Step) -> String {
        switch step {
        case .added(let entry): "\(name(entry)) is out of your shortlist again."
        case .removed(let entry): "\(name(entry)) is back in your shortlist."
        case .rated(let edit):
            edit.before.rating.map { "\(name(edit.before)) is rated \($0.stars) of \(Rating.range.upperBound) again." }
                ?? "\(name(edit.before)) is unrated again."
        case .noted(let edit):
            edit.before.note == nil
                ? "The note on \(name(edit.before)) is gone again." : "The note on \(name(edit.before)) is as it was."
        }
    }

    /// Why an animal that is not in the shortlist cannot be rated or noted.
    static let notKept = "Only what is in your shortlist can be rated or noted. s puts it there."

    /// What an animal is called in a sentence.
    static func name(_ animal: Animal) -> String { animal.name.isEmpty ? animal.id.description : animal.name }

    private static func name(_ entry: ShortlistEntry) -> String {
        entry.snapshot.name.isEmpty ? entry.id.description : entry.snapshot.name
    }
}
