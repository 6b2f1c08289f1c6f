import BusinessServices
import Domain
import Shortlist
import TerminalInput
import TerminalText

/// The animals that the person keeps in mind, with what they think of them.
struct ShortlistSceneState: SceneState {
    /// `nil` until the list was read.
    var presentation: ShortlistPresentation?
    var order: ShortlistOrder
    /// Why the list could not be read.
    var failure: String?
    var cursor = ListCursor()
    /// How many animals there was room for when it was last drawn.
    var page = 1

    var title: String { "Shortlist" }

    var items: [ShortlistItem] { presentation?.items ?? [] }

    var selected: ShortlistItem? { items.indices.contains(cursor.selected) ? items[cursor.selected] : nil }

    var keys: [SceneKey] {
        let reason = selected == nil ? "Your shortlist is empty." : nil
        let rating = selected?.entry.rating
        let first: [SceneKey] =
            .listMotion + [
                [SceneKey].opening(unavailable: reason),
                SceneKey(
                    [KeyPress(.character("s")), KeyPress(.character("d")), KeyPress(.delete)],
                    "s d Del",
                    "out of shortlist",
                    .shortlist,
                    unavailable: reason,
                    isProminent: true
                ),
                SceneKey("t", "order: \(order.next.words)", .order, unavailable: reason, isProminent: true),
            ]
        let ratings = Rating.range.map { stars in
            SceneKey(
                Character(String(stars)),
                "rate \(stars) of \(Rating.range.upperBound)",
                .rate(stars),
                unavailable: reason
            )
        }
        return first + ratings + [
            SceneKey(
                "-",
                "take the rating back",
                .unrate,
                unavailable: reason ?? (rating == nil ? "It is not rated." : nil)
            ),
            SceneKey("n", "note", .note, unavailable: reason, isProminent: true),
            SceneKey(
                "o",
                "open the listing in a browser",
                .openListing,
                unavailable: reason ?? (selected?.shown.animal.url == nil ? "Nobody said where it is listed." : nil)
            ),
            SceneKey("r", failure == nil ? "read anew" : "try again", .refresh, isProminent: failure != nil),
        ]
    }

    /// How many rows an animal takes: one more than in other lists, for what the person thinks of it.
    private func height(on stage: Stage) -> Int { AnimalRows.height(on: stage) + 1 }

    func page(on stage: Stage) -> Int { max(1, (stage.rows - top(on: stage).count) / height(on: stage)) }

    func frame(on stage: Stage) -> SceneFrame {
        var frame = SceneFrame(rows: top(on: stage))
        guard let presentation else {
            frame.rows +=
                failure.map { ListStatusRows.failed($0, limit: 8, on: stage) }
                ?? [ListStatusRows.loading("Reading", on: stage)]
            frame.rows = Array(frame.rows.prefix(stage.rows))
            return frame
        }
        if presentation.items.isEmpty { frame.rows += ListStatusRows.empty(ShortlistSceneWords.empty, on: stage) }
        let animals = AnimalRows(
            animals: presentation.items.map(\.shown),
            marks: ShortlistMarks(presentation.items.map(\.entry))
        )
        for index in cursor.visible(count: presentation.items.count, page: page(on: stage)) {
            let first = frame.rows.count
            frame.rows += animals.rows(index..<(index + 1), selected: cursor.selected, on: stage)
            frame.rows.append(opinion(of: index, on: stage))
            frame.clickTargets.append(
                ClickTarget(rows: first..<frame.rows.count, columns: 0..<stage.columns, action: .choose(index))
            )
        }
        frame.rows = Array(frame.rows.prefix(stage.rows))
        return frame
    }

    private func top(on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        var heading = StyledText(title, style: theme.title)
        if let presentation {
            heading = StyledText(ShortlistWords.heading(presentation), style: theme.title)
            heading.append(theme.separator + order.words, style: theme.faint)
            if let failure { heading.append(theme.separator + failure, style: theme.error) }
        }
        return [heading.singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)]
    }

    /// The rating, that it no longer waits, and the note.
    private func opinion(of index: Int, on stage: Stage) -> StyledText {
        let (theme, item) = (stage.theme, items[index])
        let separator = StyledText(theme.separator, style: theme.faint)
        var row = StyledText(String(repeating: " ", count: 5))
        row.append(
            ShortlistWords.rating(item.entry.rating, chrome: stage.chrome),
            style: item.entry.rating == nil ? theme.faint : theme.star
        )
        if let standing = ShortlistWords.standing(item.standing) {
            row += separator + StyledText(standing, style: theme.error)
        }
        if let note = item.entry.note { row += separator + StyledText("Note: " + note) }
        let line = row.singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
        return index == cursor.selected ? line.over(theme.selection, width: stage.columns) : line
    }
}

extension ShortlistOrder {
    /// `by rating`.
    var words: String {
        switch self {
        case .added: "as added"
        case .rating: "best rated first"
        case .name: "by name"
        case .distance: "nearest first"
        }
    }

    /// The one after it, and after the last the first.
    var next: ShortlistOrder {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
}

extension ShortlistSceneWords {
    static let empty = "Your shortlist is empty. s puts an animal of a list into it."
}
