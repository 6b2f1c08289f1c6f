import Boundaries
import CSVStreaming
import Domain
import JSONStreaming
import TerminalText
import Usage

/// Prints once what was recorded.
struct OneShotUsageReviewView: UsageReviewView {
    let format: OutputFormat
    let canvas: Canvas
    let notes: Canvas

    func present(_ presentation: UsageReviewPresentation) async {
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        if presentation.faults > 0 { try? notes.write([StyledText(AnalyticsWords.unreadable(presentation.faults))]) }
        switch format {
        case .json: try? canvas.write(json: value(of: presentation))
        case .ndjson: try? canvas.write(jsonLines: presentation.latest.map(value))
        case .csv: try? canvas.write(table(of: presentation))
        case .list, .table, .cards:
            try? canvas.write(UsageReviewLines(presentation: presentation, canvas: canvas).lines)
        }
    }

    private func value(of presentation: UsageReviewPresentation) -> JSONValue {
        [
            "total": .integer(Int64(presentation.total)),
            "events": counts(presentation.events),
            "days": counts(presentation.days),
            "latest": .array(presentation.latest.map(value)),
            "unreadable": .integer(Int64(presentation.faults)),
            "journal": .string(presentation.location),
        ]
    }

    private func counts(_ counts: [UsageReviewPresentation.Count]) -> JSONValue {
        .array(counts.map { ["label": .string($0.label), "count": .integer(Int64($0.count))] })
    }

    private func value(of entry: UsageEntry) -> JSONValue {
        [
            "time": .string(entry.time.iso8601),
            "event": .string(entry.event),
            "properties": .object(
                JSONObject(entry.properties.map { JSONObject.Member(key: $0.name, value: JSONValue($0.value)) })
            ),
            "id": entry.id.map(JSONValue.string) ?? .null,
        ]
    }

    private func table(of presentation: UsageReviewPresentation) -> [UInt8] {
        let writer = CSVWriter()
        var bytes: [UInt8] = []
        writer.append(["group", "label", "count"], to: &bytes)
        for (group, counts) in [("event", presentation.events), ("day", presentation.days)] {
            for count in counts { writer.append([group, count.label, String(count.count)], to: &bytes) }
        }
        return bytes
    }
}
