import Boundaries
import Domain
import TerminalText
import Usage

/// What was recorded, for people to read: bar charts by event and by day, and the last events.
struct UsageReviewLines {
    let presentation: UsageReviewPresentation
    let canvas: Canvas

    var lines: [StyledText] {
        guard presentation.total > 0 else { return [StyledText("Nothing was recorded.")] }
        let events = presentation.total == 1 ? "1 event" : "\(AnimalWords.grouped(presentation.total)) events"
        return [StyledText(events, style: .bold)]
            + chart("Event", presentation.events)
            + chart("Day", presentation.days)
            + latest
    }

    private var latest: [StyledText] {
        guard !presentation.latest.isEmpty else { return [] }
        return [StyledText(""), StyledText("Last", style: .bold)] + presentation.latest.map(line)
    }

    private func line(of entry: UsageEntry) -> StyledText {
        let properties = entry.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        return StyledText("  \(entry.time.iso8601)  ", style: .dim) + StyledText(entry.event)
            + StyledText(properties.isEmpty ? "" : "  \(properties)")
    }

    private func chart(_ title: String, _ counts: [UsageReviewPresentation.Count]) -> [StyledText] {
        // Labels and numbers of both charts take the same room, so that all bars begin in one column.
        let all = presentation.events + presentation.days
        let labelWidth = all.map(\.label.displayWidth).max() ?? 0
        let numberWidth = all.map { AnimalWords.grouped($0.count).displayWidth }.max() ?? 0
        let bars = counts.map { count in
            Bars.Bar(
                label: StyledText(count.label.padded(toWidth: labelWidth)),
                value: Double(count.count),
                valueText: StyledText(AnimalWords.grouped(count.count).padded(toWidth: numberWidth, alignment: .right))
            )
        }
        let rows =
            canvas.frame == .boxed
            ? Bars(bars, barStyle: .color(.cyan)).lines(width: canvas.width - 2, chrome: canvas.chrome)
            : bars.map { $0.label + StyledText("  ") + $0.valueText }
        return [StyledText(""), StyledText(title, style: .bold)] + rows.map { StyledText("  ") + $0 }
    }
}
