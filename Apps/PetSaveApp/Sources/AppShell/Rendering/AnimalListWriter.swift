import AnimalFormats
import Boundaries
import Domain
import JSONStreaming
import Platform
import TerminalText

/// Writes a list of animals in any format: the one place that chooses between them.
struct AnimalListWriter: Sendable {
    let format: OutputFormat
    let fields: AnimalFieldSelection?
    let canvas: Canvas

    func write(_ list: AnimalList) async throws {
        switch format {
        case .list: try canvas.write(AnimalListLines.lines(of: list, on: canvas))
        case .table: try canvas.write(AnimalListTable.lines(of: list, on: canvas))
        case .cards: try canvas.write(AnimalListCards.lines(of: list, on: canvas))
        case .json: try canvas.write(json: AnimalListJSON.value(of: list, fields: fields))
        case .ndjson: try canvas.write(jsonLines: values(of: list))
        case .csv: try await writeTableOfValues(list)
        }
    }

    private func values(of list: AnimalList) -> [JSONValue] {
        list.animals.map { AnimalListJSON.value(of: $0, fields: fields, match: list.match) }
    }

    private func writeTableOfValues(_ list: AnimalList) async throws {
        let writer = CSVRecordWriter(to: canvas.stream)
        try await writer.write(list.animals.compactMap(\.organization))
        try await writer.write(list.animals.map(\.animal))
        try await writer.finish()
    }
}
