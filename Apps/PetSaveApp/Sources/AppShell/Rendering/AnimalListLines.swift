import Domain
import TerminalText

/// The readable list: two lines an animal, and more where its match is told.
enum AnimalListLines {
    static func lines(of list: AnimalList, on canvas: Canvas) -> [StyledText] {
        lines(of: list.animals, from: list.firstNumber, unit: list.unit, match: list.match, on: canvas)
    }

    /// Animals numbered from `first` on.
    static func lines(
        of animals: [ListedAnimal],
        from first: Int = 1,
        unit: DistanceUnit,
        match: MatchDisplay? = nil,
        on canvas: Canvas
    ) -> [StyledText] {
        let numberWidth = String(first + animals.count).count
        return animals.enumerated().flatMap { index, listed in
            lines(of: listed, number: first + index, numberWidth: numberWidth, unit: unit, on: canvas)
                + self.match(of: listed.animal, match, indent: numberWidth + 2, on: canvas)
        }
    }

    /// How well it matches the person's home, on as many lines as that takes.
    private static func match(
        of animal: Animal,
        _ match: MatchDisplay?,
        indent: Int,
        on canvas: Canvas
    ) -> [StyledText] {
        guard let line = match?.line(of: animal, chrome: canvas.chrome) else { return [] }
        return StyledText(line).wrapped(toWidth: max(8, canvas.width - indent)).map {
            StyledText(String(repeating: " ", count: indent)) + $0
        }
    }

    private static func lines(
        of listed: ListedAnimal,
        number: Int,
        numberWidth: Int,
        unit: DistanceUnit,
        on canvas: Canvas
    ) -> [StyledText] {
        let distance = StyledText(AnimalWords.distance(listed.distance, in: unit), style: .color(.cyan))
        var title = StyledText("\(number)".padded(toWidth: numberWidth, alignment: .right) + "  ", style: .dim)
        title.append(listed.animal.name, style: .bold)
        title.append("  " + AnimalWords.summary(listed.animal))
        let room = max(8, canvas.width - distance.displayWidth - 2)
        let first = title.truncated(toWidth: room, ellipsis: canvas.chrome.ellipsis).padded(toWidth: room)
        let indent = String(repeating: " ", count: numberWidth + 2)
        let second = StyledText(indent + details(of: listed, on: canvas), style: .dim)
        return [
            first + "  " + distance,
            second.truncated(toWidth: canvas.width, ellipsis: canvas.chrome.ellipsis),
        ]
    }

    /// Who offers it, where, and its id.
    private static func details(of listed: ListedAnimal, on canvas: Canvas) -> String {
        let separator = canvas.chrome == .unicode ? " · " : " - "
        let address = listed.animal.contact.address
        return [listed.organization?.name, AnimalWords.town(address), listed.animal.id.description]
            .compactMap(\.self).joined(separator: separator)
    }
}
