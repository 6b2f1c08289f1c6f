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
            try canvas.write(json: value(of: presentation, match: match))
        case .ndjson:
            try canvas.write(jsonLines: [value(of: presentation, match: match)])
        case .csv:
            let writer = CSVRecordWriter(to: canvas.stream)
            try await writer.write([presentation.listed.organization].compactMap(\.self))
            try await writer.write([presentation.listed.animal])
            try await writer.finish()
        }
    }
    /// The animal, and why it is one if that is to be told, whatever the fields.
    private func value(of presentation: AnimalDetailsPresentation, match: MatchDisplay?) -> JSONValue {
        let value = AnimalListJSON.value(of: presentation.listed, fields: fields, match: match)
        guard let identity = IdentityDisplay(presentation), case .object(var members) = value else { return value }
        members[IdentityDisplay.key] = identity.json
        return .object(members)
    }
}
