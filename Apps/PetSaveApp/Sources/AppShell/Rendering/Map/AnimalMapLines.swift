import AnimalMap
import Domain
import TerminalText

/// The map for people at a terminal: the drawing, and the legend beside it or, where there is no room, below.
enum AnimalMapLines {
    static func lines(of sheet: AnimalMapSheet, on canvas: Canvas) -> [StyledText] {
        // A frame and the scale take three rows; the prompt, the heading and a notice want theirs.
        let rows = max(leastRows, min(canvas.height - 8, canvas.width / 4))
        let lettered = min(mostLetters, max(leastRows, rows - 3), sheet.map.clusters.count)
        let isBeside = canvas.width >= leastWidthBeside
        let columns = isBeside ? columnsBeside(rows: rows, of: sheet, on: canvas) : canvas.width - 2
        let drawing = AnimalMapDrawing(sheet, columns: columns, rows: rows, lettered: lettered, chrome: canvas.chrome)
        let mapWidth = columns + 2
        let legend = AnimalMapLegend(sheet: sheet, letters: drawing.letters, lettered: lettered)
        let mapLines = drawing.lines.map { $0.truncated(toWidth: mapWidth, ellipsis: canvas.chrome.ellipsis) }
        guard isBeside else {
            return mapLines + [StyledText("")] + legend.lines(width: canvas.width, chrome: canvas.chrome)
        }
        let legendLines = legend.lines(width: canvas.width - mapWidth - gap, chrome: canvas.chrome)
        return (0..<max(mapLines.count, legendLines.count)).map { index in
            let left = index < mapLines.count ? mapLines[index] : StyledText("")
            guard index < legendLines.count, !legendLines[index].isEmpty else { return left }
            return left.padded(toWidth: mapWidth + gap) + legendLines[index]
        }
    }

    /// As wide as what is on the map asks for at that height, within what leaves the legend its room.
    private static func columnsBeside(rows: Int, of sheet: AnimalMapSheet, on canvas: Canvas) -> Int {
        let dots = Double(rows * BrailleCanvas.dotsPerRow) * MapExtent(of: sheet).aspect
        let most = canvas.width - 2 - gap - leastLegend
        return Int(min(max(dots / Double(BrailleCanvas.dotsPerColumn), Double(leastColumns)), Double(most)))
    }

    private static let gap = 2
    private static let leastRows = 6
    private static let leastColumns = 26
    private static let leastLegend = 44
    private static let leastWidthBeside = 76
    private static let mostLetters = 12
}
