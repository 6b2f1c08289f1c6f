import AnimalMap
import Domain
import TerminalText

/// What the letters of a map stand for: the largest clusters, how far away and in which direction they lie.
struct AnimalMapLegend {
    let sheet: AnimalMapSheet
    /// The letters that stand on the map, by the number of their cluster.
    let letters: [Int: Character]
    /// How many clusters the legend has.
    let lettered: Int

    func lines(width: Int, chrome: Chrome) -> [StyledText] {
        let home = StyledText(
            AnimalMapDrawing.home(chrome),
            style: TextStyle(foreground: .ansi(.green), isBold: true)
        )
        let table = TextTable(
            columns: [
                .init(header: "", sizing: .fixed, priority: 6),
                .init(header: StyledText("Animals", style: .dim), alignment: .right, sizing: .fixed, priority: 5),
                .init(header: StyledText("Distance", style: .dim), alignment: .right, sizing: .fixed, priority: 4),
                .init(header: "", sizing: .fixed, priority: 3),
                .init(header: StyledText("Near", style: .dim), priority: 2),
            ],
            rows: sheet.map.clusters.prefix(lettered).enumerated().map { row(of: $1, letter: letters[$0]) }
        )
        let rest = sheet.map.clusters.dropFirst(lettered)
        let lines =
            [home + StyledText(" " + sheet.place.name), StyledText("")]
            + table.lines(width: width, frame: .plain, chrome: chrome)
            + (rest.isEmpty ? [] : [StyledText(remainder(of: rest), style: .dim)])
        return lines.map { $0.truncated(toWidth: width, ellipsis: chrome.ellipsis) }
    }

    private func row(of listed: AnimalMapPresentation.Cluster, letter: Character?) -> [StyledText] {
        [
            StyledText(letter.map { String($0) } ?? "", style: .bold),
            StyledText(AnimalWords.grouped(listed.cluster.count)),
            StyledText(AnimalWords.distance(listed.cluster.distance, in: sheet.unit), style: .color(.cyan)),
            StyledText(AnimalMapSheet.direction(of: listed.cluster)),
            StyledText(listed.town.map(name) ?? AnimalMapSheet.position(listed.cluster.center)),
        ]
    }

    /// Without the country, where it is the person's own.
    private func name(of town: Place) -> String {
        guard let country = sheet.place.country, town.country == country, town.name.hasSuffix(", \(country)") else {
            return town.name
        }
        return String(town.name.dropLast(country.count + 2))
    }

    private func remainder(of clusters: ArraySlice<AnimalMapPresentation.Cluster>) -> String {
        let animals = clusters.reduce(0) { $0 + $1.cluster.count }
        return
            "and \(AnimalMapSheet.counted(animals, "animal")) in \(AnimalMapSheet.counted(clusters.count, "smaller group"))"
    }
}
