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
        case .rated(let entry):
            entry.rating.map { "\(name(entry)) is rated \($0.stars) of \(Rating.range.upperBound)." }
                ?? "\(name(entry)) is unrated now."
        case .noted(let entry):
            entry.note == nil ? "The note on \(name(entry)) is gone." : "The note on \(name(entry)) is kept."
        }
    }

    /// That a step was taken back.
    static func undone(_ step: ShortlistHistory.Step) -> String {
        switch step {
        case .added(let entry): "\(name(entry)) is out of your shortlist again."
        case .removed(let entry): "\(name(entry)) is back in your shortlist."
        case .rated(_, let name, let before):
            before.map { "\(name) is rated \($0.stars) of \(Rating.range.upperBound) again." }
                ?? "\(name) is unrated again."
        case .noted(_, let name, let before):
            before == nil ? "The note on \(name) is gone again." : "The note on \(name) is as it was."
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
