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

    func write(_ presentation: AnimalDetailsPresentation, unit: DistanceUnit) async throws {
        switch format {
        case .list, .table, .cards:
            try canvas.write(AnimalDetailsLines.lines(of: presentation, unit: unit, on: canvas))
        case .json:
            try canvas.write(json: AnimalListJSON.value(of: presentation.listed, fields: fields))
        case .ndjson:
            try canvas.write(jsonLines: [AnimalListJSON.value(of: presentation.listed, fields: fields)])
        case .csv:
            let writer = CSVRecordWriter(to: canvas.stream)
            try await writer.write([presentation.listed.organization].compactMap(\.self))
            try await writer.write([presentation.listed.animal])
            try await writer.finish()
        }
    }
}
