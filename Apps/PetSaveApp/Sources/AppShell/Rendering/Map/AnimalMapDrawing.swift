import AnimalMap
import Domain
import TerminalText

/// The map as dots, the person's place, and the number of animals of each cluster.
///
/// North is up. The drawing shows the sites and the person's place, as large as its size allows; one dot for each site.
/// A cluster of the legend stands as its letter and number (`A34`), any other of several animals as its number where
/// there is room for it.
struct AnimalMapDrawing {
    /// The letters that stand on the map, by the number of their cluster.
    private(set) var letters: [Int: Character] = [:]
    let scale: MapScale
    private var dots: BrailleCanvas
    private let chrome: Chrome

    /// Draws the map in so many columns and rows, its frame not counted; `lettered` of the clusters are in the legend.
    /// These come first in `clusters`, which are those of the sheet where nothing else is said.
    init(
        _ sheet: AnimalMapSheet,
        clusters: [AnimalMapPresentation.Cluster]? = nil,
        columns: Int,
        rows: Int,
        lettered: Int,
        chrome: Chrome
    ) {
        dots = BrailleCanvas(columns: columns, rows: rows)
        self.chrome = chrome
        let ground = Ground(of: sheet, on: dots)
        scale = MapScale(
            distancePerColumn: Distance(kilometers: ground.kilometersPerDot * Double(BrailleCanvas.dotsPerColumn)),
            unit: sheet.unit,
            maximum: max(8, columns / 3)
        )
        for site in sheet.map.sites {
            let dot = ground.dot(of: site.coordinate)
            dots.raise(x: dot.x, y: dot.y, style: .color(.cyan))
        }
        let home = ground.dot(of: sheet.place.coordinate)
        dots.write(
            StyledText(Self.home(chrome), style: TextStyle(foreground: .ansi(.green), isBold: true)),
            column: home.x / BrailleCanvas.dotsPerColumn,
            row: home.y / BrailleCanvas.dotsPerRow
        )
        label((clusters ?? sheet.map.clusters).map(\.cluster), on: ground, lettered: lettered)
    }

    /// What marks the person's place.
    static func home(_ chrome: Chrome) -> String { chrome == .unicode ? "◎" : "+" }

    /// The frame with the drawing in it, and the scale below.
    var lines: [StyledText] {
        dots.lines(frame: .boxed, chrome: chrome) + [
            StyledText(" \(scale.line(chrome: chrome)), north is up", style: .dim)
        ]
    }

    private mutating func label(_ clusters: [MapCluster], on ground: Ground, lettered: Int) {
        // Letters first: the legend refers to them.
        for (index, cluster) in clusters.prefix(lettered).enumerated() {
            let letter = Self.letter(index)
            let text = StyledText("\(letter)\(AnimalWords.grouped(cluster.count))", style: .bold)
            if write(text, at: ground.dot(of: cluster.center), mayMove: true) { letters[index] = letter }
        }
        for cluster in clusters.dropFirst(lettered) where cluster.count > 1 {
            let text = StyledText(AnimalWords.grouped(cluster.count))
            _ = write(text, at: ground.dot(of: cluster.center), mayMove: false)
        }
    }

    /// Writes a text over a dot or, where that is taken and it may move, right beside it.
    private mutating func write(_ text: StyledText, at dot: Ground.Dot, mayMove: Bool) -> Bool {
        let width = text.displayWidth
        let row = dot.y / BrailleCanvas.dotsPerRow
        let middle = dot.x / BrailleCanvas.dotsPerColumn - (width - 1) / 2
        let offsets = mayMove ? [0] + (1...(width / 2 + 2)).flatMap { [$0, -$0] } : [0]
        for rowOffset in mayMove ? [0, -1, 1] : [0] {
            for offset in offsets {
                let column = min(max(0, middle + offset), max(0, dots.columns - width))
                if dots.write(text, column: column, row: row + rowOffset) { return true }
            }
        }
        return false
    }

    private static func letter(_ index: Int) -> Character {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return letters[index % letters.count]
    }
}

extension AnimalMapDrawing {
    /// The stretch of land that is drawn, and where its points are in the drawing.
    struct Ground {
        typealias Dot = (x: Int, y: Int)

        /// How much a dot shows, in both directions.
        let kilometersPerDot: Double
        private let projection: LocalProjection
        private let middle: MapPoint
        private let width: Int
        private let height: Int

        init(of sheet: AnimalMapSheet, on dots: BrailleCanvas) {
            let extent = MapExtent(of: sheet)
            (width, height) = (dots.dotColumns, dots.dotRows)
            projection = extent.projection
            middle = extent.middle
            kilometersPerDot = max(
                extent.width / Double(max(1, width - 1 - 2 * Self.sideMargin)),
                extent.height / Double(max(1, height - 1 - 2 * Self.upperMargin))
            )
        }

        func dot(of coordinate: Coordinate) -> Dot {
            let point = projection.point(of: coordinate)
            let x = Double(width - 1) / 2 + (point.east - middle.east) / kilometersPerDot
            let y = Double(height - 1) / 2 - (point.north - middle.north) / kilometersPerDot
            return (Self.whole(x, below: width), Self.whole(y, below: height))
        }

        /// Dots without land on the left and on the right, so that what lies there has room for its number.
        private static let sideMargin = 4
        /// Dots without land above and below.
        private static let upperMargin = 2

        /// The middle of a cluster may lie a hair outside of its sites, on the globe.
        private static func whole(_ value: Double, below end: Int) -> Int {
            Int(min(max(0, value.rounded()), Double(end - 1)))
        }
    }
}
