import BusinessServices
import Domain
import FoundationEssentials
import Shortlist
import TerminalText

/// How the shortlist is put into words.
enum ShortlistWords {
    /// `★★★☆☆`, `3/5` where there are no stars to draw, or `unrated`.
    static func rating(_ rating: Rating?, chrome: Chrome) -> String {
        guard let rating else { return "unrated" }
        switch chrome {
        case .unicode: return stars(rating)
        case .ascii: return "\(rating.stars)/\(Rating.range.upperBound)"
        }
    }

    /// `★★★☆☆`.
    static func stars(_ rating: Rating) -> String {
        String(repeating: "★", count: rating.stars)
            + String(repeating: "☆", count: Rating.range.upperBound - rating.stars)
    }

    /// `now adopted since 2026-07-01`, or nothing about an animal that still waits.
    static func standing(_ standing: ShortlistStanding) -> String? {
        switch standing {
        case .listed: nil
        case .changed(.known(.unlisted), let since): "no longer listed" + words(since)
        case .changed(let status, let since): "now \(status.text)" + words(since)
        case .gone(let lastKnown): "no longer in the catalogue, last seen \(day(lastKnown))"
        }
    }

    /// `2026-07-01`, in UTC.
    static func day(_ date: Date) -> String { String(date.iso8601.prefix(10)) }

    /// `3 animals in your shortlist, 1 of them no longer waiting`.
    static func heading(_ presentation: ShortlistPresentation) -> String {
        count(presentation.items.count) + " in your shortlist" + unlisted(presentation)
    }

    /// `, 1 of them no longer waiting`, or nothing.
    static func unlisted(_ presentation: ShortlistPresentation) -> String {
        let count = presentation.unlistedCount
        return count == 0 ? "" : ", \(AnimalWords.grouped(count)) of them no longer waiting"
    }

    /// `3 animals`.
    static func count(_ number: Int) -> String {
        "\(AnimalWords.grouped(number)) animal\(number == 1 ? "" : "s")"
    }

    static let empty = "Your shortlist is empty. `petsave near` lists animals, `petsave shortlist add ID` keeps one."

    static func sentence(_ confirmation: ShortlistConfirmation) -> String {
        switch confirmation {
        case .added(let entry): "\(who(entry)) is in your shortlist now."
        case .refreshed(let entry): "\(who(entry)) was in your shortlist already; its record was taken down anew."
        case .removed(let entry): "\(who(entry)) was removed. `petsave shortlist undo` brings it back."
        case .restored(let entry): "\(who(entry)) is back in your shortlist."
        case .rated(let edit):
            edit.now.rating.map { "\(who(edit.now)) is rated \($0.stars) of \(Rating.range.upperBound)." }
                ?? "\(who(edit.now)) is unrated now."
        case .noted(let edit):
            edit.now.note == nil ? "The note on \(who(edit.now)) is gone." : "The note on \(who(edit.now)) is kept."
        }
    }

    /// `Biscuit (sample:1006)`.
    private static func who(_ entry: ShortlistEntry) -> String {
        entry.snapshot.name.isEmpty ? "\(entry.id)" : "\(entry.snapshot.name) (\(entry.id))"
    }

    private static func words(_ since: Date?) -> String {
        since.map { " since \(day($0))" } ?? ""
    }
}
