import Domain
import Platform
import TerminalText

/// One animal on the lines of a list.
enum AnimalLine {
    /// Number, name and what kind of animal it is; at the right edge how far it is, where that is measured.
    static func title(of listed: ListedAnimal, number: String, unit: DistanceUnit, on canvas: Canvas) -> StyledText {
        let title =
            (StyledText(number + "  ", style: .dim) + StyledText(AnimalWords.name(listed.animal), style: .bold)
            + StyledText("  " + AnimalWords.summary(listed.animal))).singleLine
        guard let text = AnimalWords.distance(of: listed, in: unit) else {
            return title.truncated(toWidth: canvas.width, ellipsis: canvas.chrome.ellipsis)
        }
        let distance = StyledText(text, style: .color(.cyan))
        let room = max(8, canvas.width - distance.displayWidth - 2)
        return title.truncated(toWidth: room, ellipsis: canvas.chrome.ellipsis).padded(toWidth: room) + "  " + distance
    }

    /// Who offers it, where, and its id, after what else there is to say. The id is what other commands take, so it
    /// stays whole whatever else must go; on a pipe nothing needs to.
    static func details(
        of listed: ListedAnimal,
        after introduction: StyledText = StyledText(),
        indent: Int,
        on canvas: Canvas
    ) -> StyledText {
        let separator = canvas.chrome == .unicode ? " · " : " - "
        let town = AnimalWords.town(listed.animal.contact.address)
        let offer = [listed.organization?.name, town].compactMap(\.self).joined(separator: separator)
        let id = StyledText(listed.animal.id.description, style: .dim).singleLine
        var before = introduction
        if !offer.isEmpty {
            before =
                (before.isEmpty ? before : before + StyledText(separator, style: .dim)) + StyledText(offer, style: .dim)
        }
        before = before.singleLine
        let margin = StyledText(String(repeating: " ", count: indent))
        guard !before.isEmpty else { return margin + id }
        if canvas.stream.isTerminal {
            let room = canvas.width - indent - separator.displayWidth - id.displayWidth
            guard room >= 4 else { return margin + id }
            before = before.truncated(toWidth: room, ellipsis: canvas.chrome.ellipsis)
        }
        return margin + before + StyledText(separator, style: .dim) + id
    }
}
