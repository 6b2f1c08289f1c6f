import AnimalDetails
import Domain
import TerminalText

/// Everything about one animal, for people.
enum AnimalDetailsLines {
    static func lines(
        of presentation: AnimalDetailsPresentation,
        unit: DistanceUnit,
        match: MatchDisplay?,
        on canvas: Canvas
    ) -> [StyledText] {
        let animal = presentation.listed.animal
        let match = match?.field(of: animal, chrome: canvas.chrome)
        let facts = AnimalFacts(presentation, unit: unit, match: match)
        let card = TextCards.Card(
            title: StyledText(AnimalWords.name(animal), style: .bold) + StyledText("  " + AnimalWords.summary(animal)),
            fields: facts.all.map { fact in
                TextCards.Field(
                    label: StyledText(fact.label, style: .dim),
                    value: StyledText(fact.value, style: fact.link.map { TextStyle(link: Hyperlink($0)) } ?? .plain)
                )
            },
            paragraph: animal.description.map { StyledText($0) }
        )
        return TextCards([card]).lines(width: canvas.width, frame: canvas.frame, chrome: canvas.chrome)
            + (IdentityDisplay(presentation)?.lines(on: canvas) ?? [])
    }
}
