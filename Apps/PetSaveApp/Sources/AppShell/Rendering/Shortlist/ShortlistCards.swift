import BusinessServices
import Domain
import Shortlist
import TerminalText

/// The shortlist as cards: a box for each animal, with the whole note.
enum ShortlistCards {
    static func lines(of presentation: ShortlistPresentation, unit: DistanceUnit, on canvas: Canvas) -> [StyledText] {
        TextCards(presentation.items.map { card(of: $0, unit: unit, on: canvas) })
            .lines(width: canvas.width, frame: canvas.frame, chrome: canvas.chrome)
    }

    private static func card(of item: ShortlistItem, unit: DistanceUnit, on canvas: Canvas) -> TextCards.Card {
        let animal = item.shown.animal
        let values: [(String, String?)] = [
            ("Rating", ShortlistWords.rating(item.entry.rating, chrome: canvas.chrome)),
            ("Standing", ShortlistWords.standing(item.standing)),
            ("Who", AnimalWords.summary(animal)),
            ("Where", AnimalWords.distance(of: item.shown, in: unit)),
            ("With", item.shown.organization?.name),
            ("Place", AnimalWords.town(animal.contact.address)),
            ("Contact", animal.contact.email ?? animal.contact.phone),
            ("Listing", animal.url),
            ("Added", ShortlistWords.day(item.entry.addedAt)),
            ("Id", animal.id.description),
        ]
        return TextCards.Card(
            title: StyledText(AnimalWords.name(animal), style: .bold),
            fields: values.compactMap { label, value in
                value.map { TextCards.Field(label: StyledText(label, style: .dim), value: StyledText($0)) }
            },
            paragraph: item.entry.note.map { StyledText($0) }
        )
    }
}
