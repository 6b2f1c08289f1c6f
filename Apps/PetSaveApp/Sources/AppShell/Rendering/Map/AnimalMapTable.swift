import AnimalMap
import Domain
import TerminalText

/// The clusters of a map as a table: what a map says without drawing.
enum AnimalMapTable {
    static func lines(of sheet: AnimalMapSheet, on canvas: Canvas) -> [StyledText] {
        TextTable(columns: columns, rows: sheet.map.clusters.map { row(of: $0, unit: sheet.unit) })
            .lines(width: canvas.frame == .boxed ? canvas.width : nil, frame: canvas.frame, chrome: canvas.chrome)
    }

    private static let columns: [TextTable.Column] = [
        .init(header: "Animals", alignment: .right, sizing: .fixed, priority: 5),
        .init(header: "Distance", alignment: .right, sizing: .fixed, priority: 4),
        .init(header: "Direction", sizing: .fixed, priority: 3),
        .init(header: "Town", priority: 2),
        .init(header: "Position", sizing: .fixed, priority: 1),
    ]

    private static func row(of listed: AnimalMapPresentation.Cluster, unit: DistanceUnit) -> [StyledText] {
        [
            StyledText(AnimalWords.grouped(listed.cluster.count), style: .bold),
            StyledText(AnimalWords.distance(listed.cluster.distance, in: unit), style: .color(.cyan)),
            StyledText(AnimalMapSheet.direction(of: listed.cluster)),
            StyledText(listed.town?.name ?? ""),
            StyledText(AnimalMapSheet.position(listed.cluster.center)),
        ]
    }
}
