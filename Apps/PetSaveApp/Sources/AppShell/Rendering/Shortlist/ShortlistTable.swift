import BusinessServices
import Domain
import Shortlist
import TerminalText

/// The shortlist as a table, whose less needed columns go first on a narrow terminal.
enum ShortlistTable {
    static func lines(of presentation: ShortlistPresentation, unit: DistanceUnit, on canvas: Canvas) -> [StyledText] {
        TextTable(columns: columns, rows: presentation.items.map { row(of: $0, unit: unit, on: canvas) })
            .lines(width: canvas.frame == .boxed ? canvas.width : nil, frame: canvas.frame, chrome: canvas.chrome)
    }

    private static let columns: [TextTable.Column] = [
        .init(header: "Name", priority: 10),
        .init(header: "Rating", sizing: .fixed, priority: 9),
        .init(header: "Breed", priority: 5),
        .init(header: "Age", sizing: .fixed, priority: 3),
        .init(header: "Gender", sizing: .fixed, priority: 2),
        .init(header: "Distance", alignment: .right, sizing: .fixed, priority: 4),
        .init(header: "Place", priority: 1),
        .init(header: "Standing", priority: 7),
        .init(header: "Note", priority: 6),
        .init(header: "Id", sizing: .fixed, priority: 11),
    ]

    private static func row(of item: ShortlistItem, unit: DistanceUnit, on canvas: Canvas) -> [StyledText] {
        let animal = item.shown.animal
        return [
            StyledText(AnimalWords.name(animal), style: .bold),
            StyledText(ShortlistWords.rating(item.entry.rating, chrome: canvas.chrome), style: .color(.yellow)),
            StyledText(AnimalWords.kind(animal)),
            StyledText(animal.age?.text ?? ""),
            StyledText(animal.gender?.text ?? ""),
            StyledText(AnimalWords.distance(of: item.shown, in: unit) ?? "", style: .color(.cyan)),
            StyledText(AnimalWords.town(animal.contact.address) ?? ""),
            StyledText(ShortlistWords.standing(item.standing) ?? "", style: .color(.red)),
            StyledText(item.entry.note ?? ""),
            StyledText(animal.id.description, style: .dim),
        ]
    }
}
