import AnimalMap
import TerminalText

/// Writes a map in any format: the one place that chooses between them.
struct AnimalMapWriter: Sendable {
    let format: OutputFormat
    let canvas: Canvas

    func write(_ sheet: AnimalMapSheet) throws {
        guard sheet.map.total > 0 || format == .json || format == .csv else { return }
        switch format {
        case .list, .cards:
            // A drawing says nothing to a program, nor to a screen reader.
            let lines =
                canvas.frame == .boxed
                ? AnimalMapLines.lines(of: sheet, on: canvas) : AnimalMapTable.lines(of: sheet, on: canvas)
            try canvas.write(lines)
        case .table: try canvas.write(AnimalMapTable.lines(of: sheet, on: canvas))
        case .json: try canvas.write(json: AnimalMapValues.object(of: sheet))
        case .ndjson: try canvas.write(jsonLines: AnimalMapValues.records(of: sheet))
        case .csv: try canvas.write(AnimalMapValues.table(of: sheet))
        }
    }
}
