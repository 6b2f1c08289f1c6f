import BusinessServices
import Domain
import Shortlist
import TerminalText

/// The shortlist for reading: two lines an animal, a third if it no longer waits, and a fourth for a note.
enum ShortlistLines {
    static func lines(of presentation: ShortlistPresentation, unit: DistanceUnit, on canvas: Canvas) -> [StyledText] {
        let numberWidth = String(presentation.items.count).count
        return presentation.items.enumerated().flatMap { index, item in
            let number = "\(index + 1)".padded(toWidth: numberWidth, alignment: .right)
            let rating = ShortlistWords.rating(item.entry.rating, chrome: canvas.chrome)
            return [
                AnimalLine.title(of: item.shown, number: number, unit: unit, on: canvas),
                AnimalLine.details(
                    of: item.shown,
                    after: StyledText(rating, style: .color(.yellow)),
                    indent: numberWidth + 2,
                    on: canvas
                ),
            ]
                + remarks(on: item).map { remark in
                    (StyledText(String(repeating: " ", count: numberWidth + 2)) + remark.singleLine)
                        .truncated(toWidth: canvas.width, ellipsis: canvas.chrome.ellipsis)
                }
        }
    }

    /// That it no longer waits, and what the person noted.
    private static func remarks(on item: ShortlistItem) -> [StyledText] {
        let standing = ShortlistWords.standing(item.standing).map { StyledText($0, style: .color(.red)) }
        let note = item.entry.note.map { StyledText("Note: " + $0) }
        return [standing, note].compactMap(\.self)
    }
}
