import BusinessServices
import CatalogSync
import Domain
import TerminalText

/// How far a sync is, over all of its sources, on one line of a terminal: a bar, counts, rate and time left.
struct SyncProgressLine {
    /// How many animals of each source were in when this sync began: those that an earlier one had brought.
    private var baselines: [SourceName: Int] = [:]

    private static let barWidth = 20

    /// The line for what is known now.
    mutating func text(for presentation: CatalogSyncPresentation, chrome: Chrome) -> String {
        for source in presentation.sources where source.isRunning && baselines[source.source] == nil {
            baselines[source.source] = source.isResumed ? source.seen : 0
        }
        let seen = presentation.sources.map(\.seen).reduce(0, +)
        let total = total(of: presentation)
        let bar = total.map { Self.bar(share: Double(seen) / Double(max($0, 1)), chrome: chrome) + " " } ?? ""
        let count = total.map { "\(AnimalWords.grouped(seen)) of \(AnimalWords.grouped($0))" } ?? AnimalWords.grouped(seen)
        let parts = ["\(count) animals", rate(of: presentation).map(Self.pace(seen: seen, total: total))]
        let names = presentation.sources.filter(\.isRunning).map(\.source.text)
        return bar + (parts.compactMap(\.self) + names).joined(separator: ", ")
    }

    /// How many animals there will be; `nil` while some source does not say.
    private func total(of presentation: CatalogSyncPresentation) -> Int? {
        var sum = 0
        for source in presentation.sources {
            switch source.phase {
            case .finished, .failed: sum += source.seen
            case .waiting, .running:
                guard let total = source.total else { return nil }
                sum += max(total, source.seen)
            }
        }
        return sum
    }

    /// How many animals come in a second, of all sources together; `nil` before that can be told.
    private func rate(of presentation: CatalogSyncPresentation) -> Double? {
        let running = presentation.sources.filter { $0.isRunning && $0.seconds >= 0.5 }
        let rates = running.map { Double($0.seen - (baselines[$0.source] ?? 0)) / $0.seconds }
        let sum = rates.reduce(0, +)
        return sum > 0 ? sum : nil
    }

    private static func pace(seen: Int, total: Int?) -> (Double) -> String {
        { rate in
            let speed = "\(AnimalWords.number(rate)) a second"
            guard let total, total > seen else { return speed }
            return "\(speed), about \(SourceWords.duration(Double(total - seen) / rate)) left"
        }
    }

    private static func bar(share: Double, chrome: Chrome) -> String {
        let filled = min(barWidth, Int(share * Double(barWidth)))
        let (full, empty) = chrome == .unicode ? ("█", "░") : ("#", ".")
        return String(repeating: full, count: filled) + String(repeating: empty, count: barWidth - filled)
    }
}
