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
            let indent = String(repeating: " ", count: numberWidth + 2)
            return [title(of: item, number: number, unit: unit, on: canvas)]
                + facts(of: item, on: canvas).map { fact in
                    (StyledText(indent) + fact.singleLine)
                        .truncated(toWidth: canvas.width, ellipsis: canvas.chrome.ellipsis)
                }
        }
    }

    private static func title(
        of item: ShortlistItem,
        number: String,
        unit: DistanceUnit,
        on canvas: Canvas
    ) -> StyledText {
        let animal = item.shown.animal
        let distance = StyledText(ShortlistWords.distance(item.shown, in: unit) ?? "", style: .color(.cyan))
        let title =
            (StyledText(number + "  ", style: .dim) + StyledText(animal.name, style: .bold)
            + StyledText("  " + AnimalWords.summary(animal))).singleLine
        guard !distance.isEmpty else {
            return title.truncated(toWidth: canvas.width, ellipsis: canvas.chrome.ellipsis)
        }
        let room = max(8, canvas.width - distance.displayWidth - 2)
        return title.truncated(toWidth: room, ellipsis: canvas.chrome.ellipsis).padded(toWidth: room) + "  " + distance
    }

    private static func facts(of item: ShortlistItem, on canvas: Canvas) -> [StyledText] {
        let separator = canvas.chrome == .unicode ? " · " : " - "
        let animal = item.shown.animal
        let details = [item.shown.organization?.name, AnimalWords.town(animal.contact.address), animal.id.description]
            .compactMap(\.self).map { separator + $0 }.joined()
        let rating = ShortlistWords.rating(item.entry.rating, chrome: canvas.chrome)
        let first = StyledText(rating, style: .color(.yellow)) + StyledText(details, style: .dim)
        let standing = ShortlistWords.standing(item.standing).map { StyledText($0, style: .color(.red)) }
        let note = item.entry.note.map { StyledText("Note: " + $0) }
        return [first] + [standing, note].compactMap(\.self)
    }
}
