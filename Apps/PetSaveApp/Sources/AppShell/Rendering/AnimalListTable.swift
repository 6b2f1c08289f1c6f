import Domain
import TerminalText

/// The list as a table, whose less needed columns go first on a narrow terminal.
enum AnimalListTable {
    static func lines(of list: AnimalList, on canvas: Canvas) -> [StyledText] {
        lines(of: list.animals, unit: list.unit, match: list.match, on: canvas)
    }

    static func lines(
        of animals: [ListedAnimal],
        unit: DistanceUnit,
        match: MatchDisplay? = nil,
        on canvas: Canvas
    ) -> [StyledText] {
        guard let match else {
            return lines(columns: columns, rows: animals.map { row(of: $0, unit: unit) }, on: canvas)
        }
        let scores = animals.map { match.score(of: $0.animal) }
        var columns = columns + [matchColumn]
        var rows = zip(animals, scores).map { listed, score in
            row(of: listed, unit: unit) + [StyledText(score.map { "\($0.value)" } ?? "")]
        }
        if match.explains {
            columns.append(reasonsColumn)
            rows = zip(rows, scores).map { row, score in
                row + [StyledText(score.map { match.reasons(of: $0, chrome: canvas.chrome) } ?? "")]
            }
        }
        return lines(columns: columns, rows: rows, on: canvas)
    }

    private static func lines(
        columns: [TextTable.Column],
        rows: [[StyledText]],
        on canvas: Canvas
    ) -> [StyledText] {
        TextTable(columns: columns, rows: rows)
            .lines(width: canvas.frame == .boxed ? canvas.width : nil, frame: canvas.frame, chrome: canvas.chrome)
    }

    private static let matchColumn = TextTable.Column(header: "Match", alignment: .right, sizing: .fixed, priority: 9)
    private static let reasonsColumn = TextTable.Column(header: "Why", priority: 0)

    private static let columns: [TextTable.Column] = [
        .init(header: "Name", priority: 10),
        .init(header: "Type", sizing: .fixed, priority: 5),
        .init(header: "Breed", priority: 8),
        .init(header: "Age", sizing: .fixed, priority: 6),
        .init(header: "Gender", sizing: .fixed, priority: 4),
        .init(header: "Size", sizing: .fixed, priority: 3),
        .init(header: "Distance", alignment: .right, sizing: .fixed, priority: 9),
        .init(header: "Organisation", priority: 2),
        .init(header: "Place", priority: 1),
        .init(header: "Id", sizing: .fixed, priority: 11),
    ]

    private static func row(of listed: ListedAnimal, unit: DistanceUnit) -> [StyledText] {
        let animal = listed.animal
        return [
            StyledText(AnimalWords.name(animal), style: .bold),
            StyledText(animal.type.text),
            StyledText(AnimalWords.kind(animal)),
            StyledText(animal.age?.text ?? ""),
            StyledText(animal.gender?.text ?? ""),
            StyledText(animal.size?.text ?? ""),
            StyledText(AnimalWords.distance(of: listed, in: unit) ?? "", style: .color(.cyan)),
            StyledText(listed.organization?.name ?? ""),
            StyledText(AnimalWords.town(animal.contact.address) ?? ""),
            StyledText(animal.id.description, style: .dim),
        ]
    }
}
