import AnimalSources
import Boundaries
import Domain
import FoundationEssentials
import JSONStreaming
import Platform
import TerminalText

/// Writes sources in any format.
struct SourcesWriter: Sendable {
    let format: OutputFormat
    let unit: DistanceUnit
    /// The moment that states and ages are told for.
    var now: Date
    let canvas: Canvas

    /// A line or two for each.
    func writeList(of sources: [SourceStatus]) throws {
        switch format {
        case .list: try canvas.write(sources.flatMap(lines))
        case .table, .csv: try canvas.write(table(of: sources))
        case .cards: try writeDetails(of: sources)
        case .json: try canvas.write(json: ["sources": .array(sources.map { SourceJSON.value(of: $0, now: now) })])
        case .ndjson: try canvas.write(jsonLines: sources.map { SourceJSON.value(of: $0, now: now) })
        }
    }

    /// Everything about each.
    func writeDetails(of sources: [SourceStatus]) throws {
        switch format {
        case .list, .table, .cards, .csv:
            let cards = TextCards(sources.map { SourceCard(status: $0, unit: unit, now: now).card })
            try canvas.write(cards.lines(width: canvas.width, frame: canvas.frame, chrome: canvas.chrome))
        case .json, .ndjson:
            for source in sources { try canvas.write(json: SourceJSON.value(of: source, now: now)) }
        }
    }

    private func lines(of status: SourceStatus) -> [StyledText] {
        let state = SourceState(status, now: now)
        let title =
            StyledText(status.configuration.name.text, style: .bold) + StyledText(": ")
            + StyledText(state.rawValue, style: state.style)
            + StyledText(", \(SourceWords.animals(status.animals)), \(SourceWords.age(status, now: now))")
        var details = [
            SourceWords.kind(status),
            SourceWords.scope(status.configuration, place: status.place, unit: unit),
        ].compactMap(\.self)
        if state == .fresh || state == .due { details += [SourceWords.next(status, now: now)].compactMap(\.self) }
        if state == .unfinished, let pass = status.sync?.openPass {
            details.append(SourceWords.unfinished(pass, now: now))
        }
        let failure = status.sync?.failure.map { "Failed \(SourceWords.failure($0, now: now))" }
        return title.wrapped(toWidth: canvas.lineWidth)
            + ([details.joined(separator: "; ")] + [failure].compactMap(\.self)).flatMap { indented($0) }
    }

    private func indented(_ text: String) -> [StyledText] {
        let line = StyledText(text, style: .dim)
        guard canvas.stream.isTerminal else { return [StyledText("  ") + line.singleLine] }
        return line.wrapped(toWidth: max(8, canvas.width - 2)).map { StyledText("  ") + $0 }
    }

    private func table(of sources: [SourceStatus]) -> [StyledText] {
        let columns: [TextTable.Column] = [
            .init(header: "Name", sizing: .fixed, priority: 10),
            .init(header: "Kind", priority: 5),
            .init(header: "State", sizing: .fixed, priority: 9),
            .init(header: "Animals", alignment: .right, sizing: .fixed, priority: 8),
            .init(header: "Fetched", sizing: .fixed, priority: 7),
            .init(header: "Next refresh", sizing: .fixed, priority: 6),
            .init(header: "Last error", priority: 4),
        ]
        return TextTable(columns: columns, rows: sources.map(row))
            .lines(width: canvas.frame == .boxed ? canvas.width : nil, frame: canvas.frame, chrome: canvas.chrome)
    }

    private func row(of status: SourceStatus) -> [StyledText] {
        let state = SourceState(status, now: now)
        let next = status.configuration.isEnabled ? status.nextRefresh : nil
        return [
            StyledText(status.configuration.name.text, style: .bold),
            StyledText(status.kindTitle ?? status.configuration.kind),
            StyledText(state.rawValue, style: state.style),
            StyledText(AnimalWords.grouped(status.animals)),
            StyledText(SourceWords.heardOf(status).map { AnimalWords.ago(now.timeIntervalSince($0)) } ?? "never"),
            StyledText(
                next.map { $0 > now ? "in \(SourceWords.duration($0.timeIntervalSince(now)))" : "now" } ?? ""
            ),
            StyledText(status.sync?.failure.map { SourceWords.failure($0, now: now) } ?? ""),
        ]
    }
}

extension SourceState {
    var style: TextStyle {
        switch self {
        case .off: .dim
        case .failing: .color(.red)
        case .unfinished, .due: .color(.yellow)
        case .fresh: .color(.green)
        }
    }
}
