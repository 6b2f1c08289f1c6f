import BusinessServices
import Domain
import JSONStreaming
import Shortlist
import TerminalText

/// Writes the shortlist in any format of a list: the one place that chooses between them.
struct ShortlistListWriter: Sendable {
    let format: OutputFormat
    let fields: ShortlistFieldSelection?
    let unit: DistanceUnit
    let canvas: Canvas

    func write(_ presentation: ShortlistPresentation) throws {
        switch format {
        case .list: try canvas.write(ShortlistLines.lines(of: presentation, unit: unit, on: canvas))
        case .table: try canvas.write(ShortlistTable.lines(of: presentation, unit: unit, on: canvas))
        case .cards: try canvas.write(ShortlistCards.lines(of: presentation, unit: unit, on: canvas))
        case .json: try canvas.write(json: ShortlistJSON.value(of: presentation, fields: fields))
        case .ndjson:
            try canvas.write(jsonLines: presentation.items.map { ShortlistJSON.value(of: $0, fields: fields) })
        case .csv: try canvas.write(ShortlistCSV.bytes(of: presentation))
        }
    }
}
