import Domain
import TerminalText

/// The list as cards: a box for each animal with what is most asked for.
enum AnimalListCards {
    static func lines(of list: AnimalList, on canvas: Canvas) -> [StyledText] {
        lines(of: list.animals, unit: list.unit, match: list.match, on: canvas)
    }

    static func lines(
        of animals: [ListedAnimal],
        unit: DistanceUnit,
        match: MatchDisplay? = nil,
        on canvas: Canvas
    ) -> [StyledText] {
        TextCards(animals.map { card(of: $0, unit: unit, match: match, on: canvas) })
            .lines(width: canvas.width, frame: canvas.frame, chrome: canvas.chrome)
    }

    private static func card(
        of listed: ListedAnimal,
        unit: DistanceUnit,
        match: MatchDisplay?,
        on canvas: Canvas
    ) -> TextCards.Card {
        let animal = listed.animal
        let good = Companion.allCases.filter { animal.environment[$0] == .yes }.map(\.rawValue)
        let values: [(String, String?)] = [
            ("Who", AnimalWords.summary(animal)),
            ("Where", AnimalWords.distance(of: listed, in: unit)),
            ("With", listed.organization?.name),
            ("Good with", good.isEmpty ? nil : good.joined(separator: ", ")),
            ("Match", match?.field(of: animal, chrome: canvas.chrome)),
            ("Contact", animal.contact.email ?? animal.contact.phone),
            ("Id", animal.id.description),
        ]
        return TextCards.Card(
            title: StyledText(AnimalWords.name(animal), style: .bold),
            fields: values.compactMap { label, value in
                value.map { TextCards.Field(label: StyledText(label, style: .dim), value: StyledText($0)) }
            },
            paragraph: animal.description.map { StyledText($0) }
        )
    }
}
