import CSVStreaming
import CatalogStatistics
import Domain
import JSONStreaming
import TerminalText

/// Prints the counts once.
struct OneShotCatalogStatisticsView: CatalogStatisticsView {
    let format: OutputFormat
    let canvas: Canvas
    let notes: Canvas

    func present(_ presentation: CatalogStatisticsPresentation) async {
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        if presentation.isSample {
            try? notes.write(NoticeWords.lines(NoticeWords.sample, width: notes.width))
        }
        switch format {
        case .json: try? canvas.write(json: value(of: presentation))
        case .ndjson: try? canvas.write(jsonLines: [value(of: presentation)])
        case .csv: try? canvas.write(table(of: presentation.statistics))
        case .list, .table, .cards: try? canvas.write(lines(of: presentation))
        }
    }

    private typealias Group = (key: String, title: String, counts: [CatalogStatistics.Count])

    private func groups(of statistics: CatalogStatistics) -> [Group] {
        [
            ("type", "Type", statistics.types), ("age", "Age", statistics.ages), ("size", "Size", statistics.sizes),
            ("source", "Source", statistics.sources), ("distance", "Distance", statistics.distanceRings),
            ("listed", "Listed for", statistics.listingAges),
        ]
    }

    private func lines(of presentation: CatalogStatisticsPresentation) -> [StyledText] {
        let from = presentation.place.map { ", distances from \($0.name)" } ?? ""
        let total = AnimalWords.grouped(presentation.statistics.total)
        let heading = StyledText("\(total) animals\(from)", style: .bold)
        var lines = canvas.frame == .boxed ? heading.wrapped(toWidth: canvas.width) : [heading]
        let groups = groups(of: presentation.statistics).filter { !$0.counts.isEmpty }
        let charts = canvas.frame == .boxed ? bars(of: groups.map(\.counts)) : groups.map { numbers(of: $0.counts) }
        for (group, chart) in zip(groups, charts) {
            lines += [StyledText(""), StyledText(group.title, style: .bold)]
            lines += chart.map { StyledText("  ") + $0 }
        }
        return lines
    }

    /// For programs and screen readers: a label and a number on each line.
    private func numbers(of counts: [CatalogStatistics.Count]) -> [StyledText] {
        let labelWidth = counts.map(\.label.displayWidth).max() ?? 0
        return counts.map { count in
            let number = AnimalWords.grouped(count.count).padded(toWidth: 9, alignment: .right)
            return StyledText(count.label.padded(toWidth: labelWidth) + number)
        }
    }

    /// A bar chart for each group; labels and numbers of all take the same room, so that the bars begin in one column. A
    /// full bar is the greatest of its own group.
    private func bars(of groups: [[CatalogStatistics.Count]]) -> [[StyledText]] {
        let all = groups.joined()
        let labelWidth = all.map(\.label.displayWidth).max() ?? 0
        let numberWidth = all.map { AnimalWords.grouped($0.count).displayWidth }.max() ?? 0
        return groups.map { counts in
            let bars = counts.map { count in
                Bars.Bar(
                    label: StyledText(count.label.padded(toWidth: labelWidth)),
                    value: Double(count.count),
                    valueText: StyledText(
                        AnimalWords.grouped(count.count).padded(toWidth: numberWidth, alignment: .right)
                    )
                )
            }
            return Bars(bars, barStyle: .color(.cyan)).lines(width: canvas.width - 2, chrome: canvas.chrome)
        }
    }

    private func table(of statistics: CatalogStatistics) -> [UInt8] {
        let writer = CSVWriter()
        var bytes: [UInt8] = []
        writer.append(["group", "label", "count"], to: &bytes)
        for group in groups(of: statistics) {
            for count in group.counts { writer.append([group.key, count.label, String(count.count)], to: &bytes) }
        }
        return bytes
    }

    private func value(of presentation: CatalogStatisticsPresentation) -> JSONValue {
        var members = JSONObject()
        members["total"] = .integer(Int64(presentation.statistics.total))
        members["place"] = presentation.place.map { .string($0.name) } ?? .null
        for group in groups(of: presentation.statistics) {
            members[group.key] = .array(
                group.counts.map { ["label": .string($0.label), "count": .integer(Int64($0.count))] }
            )
        }
        members["notices"] = .array(presentation.isSample ? [.string(NoticeWords.sample)] : [])
        return .object(members)
    }
}
