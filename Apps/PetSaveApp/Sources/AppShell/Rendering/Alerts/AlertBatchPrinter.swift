import Alerts
import AnimalFormats
import Boundaries
import Domain
import JSONStreaming
import Platform
import TerminalText

/// Writes batches to a stream, in any format. What has been told is told as soon as it is known.
actor AlertBatchPrinter: AlertBatchWriter {
    private let format: OutputFormat
    private let fields: AnimalFieldSelection?
    private let unit: DistanceUnit
    private let canvas: Canvas
    private let table: CSVRecordWriter
    private var written = 0

    init(format: OutputFormat, fields: AnimalFieldSelection?, unit: DistanceUnit, canvas: Canvas) {
        self.format = format
        self.fields = fields
        self.unit = unit
        self.canvas = canvas
        table = CSVRecordWriter(to: canvas.stream)
    }

    func write(_ report: AlertReport) async throws(AlertDeliveryError) {
        do {
            switch format {
            case .list, .table, .cards: try canvas.write(lines(of: report))
            case .json: try writeElement(of: report)
            case .ndjson: try canvas.write(jsonLines: AlertJSON.lines(of: report, fields: fields))
            case .csv:
                try await table.write(report.animals.compactMap(\.organization))
                try await table.write(report.animals.map(\.animal))
            }
            written += 1
        } catch {
            throw Self.failure(error)
        }
    }

    func finish(_ notices: [AlertCheckPresentation.Notice]) async throws(AlertDeliveryError) {
        do {
            switch format {
            case .list, .table, .cards, .ndjson: break
            case .json: try writeEnd(notices)
            case .csv: try await table.finish()
            }
            try canvas.stream.flush()
        } catch {
            throw Self.failure(error)
        }
    }

    // MARK: JSON, an element at a time

    private func writeElement(of report: AlertReport) throws {
        try canvas.write(Array((written == 0 ? #"{"alerts":["# : ",\n").utf8))
        try canvas.write(JSONValue.object(AlertJSON.value(of: report, nameKey: "name", fields: fields)).serialized())
    }

    private func writeEnd(_ notices: [AlertCheckPresentation.Notice]) throws {
        let sentences = JSONValue.array(notices.map { .string(AlertNoticeWords.sentence($0)) })
        try canvas.write(Array((written == 0 ? #"{"alerts":["# : "").utf8) + Array(#"],"notices":"#.utf8))
        try canvas.write(sentences.serialized() + Array("}\n".utf8))
    }

    // MARK: For people

    private func lines(of report: AlertReport) -> [StyledText] {
        let count = report.animals.count
        var heading = StyledText(report.alert.name.text, style: .bold)
        heading.append(": \(AnimalWords.grouped(count)) new animal\(count == 1 ? "" : "s")")
        if report.isRepeated { heading.append(" (batch \(report.batch), told again)", style: .dim) }
        return (written == 0 ? [] : [StyledText()]) + [heading] + animals(of: report)
    }

    private func animals(of report: AlertReport) -> [StyledText] {
        switch format {
        case .cards: AnimalListCards.lines(of: report.animals, unit: unit, on: canvas)
        case .table: AnimalListTable.lines(of: report.animals, unit: unit, on: canvas)
        case .list, .json, .ndjson, .csv: AnimalListLines.lines(of: report.animals, unit: unit, on: canvas)
        }
    }

    private static func failure(_ error: any Error) -> AlertDeliveryError {
        let reason = "\(error)"
        return .output(reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
}
