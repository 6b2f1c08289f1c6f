import Alerts
import Boundaries
import Domain
import FoundationEssentials
import JSONStreaming
import TerminalText

/// Writes alerts in any format.
struct AlertsWriter: Sendable {
    let format: OutputFormat
    let unit: DistanceUnit
    let canvas: Canvas

    /// A line or two for each.
    func writeList(of items: [AlertsPresentation.Item]) throws {
        switch format {
        case .list: try canvas.write(items.flatMap(lines))
        case .table, .csv: try canvas.write(table(of: items))
        case .cards: try writeDetails(of: items)
        case .json: try canvas.write(json: ["alerts": .array(items.map(AlertJSON.value))])
        case .ndjson: try canvas.write(jsonLines: items.map(AlertJSON.value))
        }
    }

    /// Everything about each.
    func writeDetails(of items: [AlertsPresentation.Item]) throws {
        switch format {
        case .list, .table, .cards, .csv:
            let cards = TextCards(items.map(card))
            try canvas.write(cards.lines(width: canvas.width, frame: canvas.frame, chrome: canvas.chrome))
        case .json, .ndjson:
            for item in items { try canvas.write(json: AlertJSON.value(of: item)) }
        }
    }

    private func lines(of item: AlertsPresentation.Item) -> [StyledText] {
        let summary = SavedSearchWords.summary(of: item.alert.search, unit: unit)
        let ellipsis = canvas.chrome.ellipsis
        return [
            (StyledText(item.alert.name.text, style: .bold) + StyledText("  " + Self.last(item.status)))
                .truncated(toWidth: canvas.width, ellipsis: ellipsis),
            StyledText("  " + summary, style: .dim).truncated(toWidth: canvas.width, ellipsis: ellipsis),
        ]
    }

    private func table(of items: [AlertsPresentation.Item]) -> [StyledText] {
        let rows = items.map { item in
            [
                StyledText(item.alert.name.text, style: .bold),
                StyledText(SavedSearchWords.summary(of: item.alert.search, unit: unit)),
                StyledText(Self.last(item.status)),
            ]
        }
        return TextTable(
            columns: [.init(header: "Name"), .init(header: "Looks for"), .init(header: "Last")],
            rows: rows
        )
        .lines(width: canvas.frame == .boxed ? canvas.width : nil, frame: canvas.frame, chrome: canvas.chrome)
    }

    private func card(of item: AlertsPresentation.Item) -> TextCards.Card {
        let (alert, status) = (item.alert, item.status)
        var fields: [SavedSearchWords.Part] = SavedSearchWords.parts(of: alert.search, unit: unit)
        fields.append(("Made", alert.createdAt.iso8601))
        if alert.editedAt != alert.createdAt { fields.append(("Changed", alert.editedAt.iso8601)) }
        fields.append(("Last check", Self.last(status)))
        if let batch = status.lastResult?.batch { fields.append(("Last batch", batch.text)) }
        for batch in status.openBatches { fields.append(("Open batch", "\(batch): told again by the next check")) }
        fields.append(("Known", "\(AnimalWords.grouped(status.known)) animal\(status.known == 1 ? "" : "s")"))
        return TextCards.Card(
            title: StyledText(alert.name.text, style: .bold),
            fields: fields.map {
                TextCards.Field(label: StyledText($0.label, style: .dim), value: StyledText($0.value))
            }
        )
    }

    /// What came of the last check.
    private static func last(_ status: AlertStatus) -> String {
        guard let result = status.lastResult else { return "never checked" }
        let found = result.reported == 0 ? "nothing new" : "\(AnimalWords.grouped(result.reported)) new"
        return "\(result.failure ?? found) (\(result.checkedAt.iso8601))"
    }
}
