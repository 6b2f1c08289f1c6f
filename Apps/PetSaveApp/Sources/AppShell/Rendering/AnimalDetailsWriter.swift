import AnimalDetails
import AnimalFormats
import Domain
import JSONStreaming
import TerminalText

/// Writes one animal in any format.
struct AnimalDetailsWriter: Sendable {
    let format: OutputFormat
    let fields: AnimalFieldSelection?
    let canvas: Canvas

    func write(_ presentation: AnimalDetailsPresentation, unit: DistanceUnit, match: MatchDisplay?) async throws {
        switch format {
        case .list, .table, .cards:
            try canvas.write(AnimalDetailsLines.lines(of: presentation, unit: unit, match: match, on: canvas))
        case .json:
            try canvas.write(json: AnimalListJSON.value(of: presentation.listed, fields: fields, match: match))
        case .ndjson:
            try canvas.write(jsonLines: [AnimalListJSON.value(of: presentation.listed, fields: fields, match: match)])
        case .csv:
            let writer = CSVRecordWriter(to: canvas.stream)
            try await writer.write([presentation.listed.organization].compactMap(\.self))
            try await writer.write([presentation.listed.animal])
            try await writer.finish()
        }
    }
}
