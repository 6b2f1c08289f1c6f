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
            let number = "\(first + index)".padded(toWidth: numberWidth, alignment: .right)
            return [
                AnimalLine.title(of: listed, number: number, unit: unit, on: canvas),
                AnimalLine.details(of: listed, indent: numberWidth + 2, on: canvas),
            ] + self.match(of: listed.animal, match, indent: numberWidth + 2, on: canvas)
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
}
