import BusinessServices
import Domain
import FoundationEssentials

/// How old what sources said is, in few words.
enum FreshnessWords {
    /// `happy 3 h old, penn 2 d old`; of many sources the oldest and the newest. `nil` for the sample alone.
    static func line(_ sources: [SourceFreshness], at moment: Date) -> String? {
        let real = sources.filter { $0.name != .sample }.sorted { $0.fetchedAt > $1.fetchedAt }
        guard let newest = real.first, let oldest = real.last else { return nil }
        func told(_ source: SourceFreshness) -> String {
            "\(source.name) \(old(max(0, moment.timeIntervalSince(source.fetchedAt))))"
        }
        if real.count <= 3 { return real.map(told).joined(separator: ", ") }
        return "\(real.count) sources from \(told(newest)) to \(told(oldest))"
    }

    /// `just fetched`, `5 min old`, `3 h old`, `2 d old`.
    static func old(_ age: TimeInterval) -> String {
        switch age {
        case ..<60: "just fetched"
        case ..<3600: "\(Int(age / 60)) min old"
        case ..<86_400: "\(Int(age / 3600)) h old"
        default: "\(AnimalWords.grouped(Int(age / 86_400))) d old"
        }
    }
}
