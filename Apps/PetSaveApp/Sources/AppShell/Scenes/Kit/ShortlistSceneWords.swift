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

    /// Why an animal that is not in the shortlist cannot be rated or noted.
    static let notKept = "Only what is in your shortlist can be rated or noted. s puts it there."

    private static func name(_ entry: ShortlistEntry) -> String {
        entry.snapshot.name.isEmpty ? entry.id.description : entry.snapshot.name
    }
}
