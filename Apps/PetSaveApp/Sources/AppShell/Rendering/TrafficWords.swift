import Boundaries

/// What asking servers cost, in words.
enum TrafficWords {
    /// `1 request, 34 KB`.
    static func requests(_ traffic: FeedTraffic) -> String {
        "\(AnimalWords.grouped(traffic.requests)) request\(traffic.requests == 1 ? "" : "s"), \(bytes(traffic.bytes))"
    }

    /// `512 bytes`, `3.4 KB`, `12 MB`; of 1,000 each.
    static func bytes(_ count: Int) -> String {
        switch count {
        case ..<1000: "\(count) bytes"
        case ..<999_500: "\(AnimalWords.number(Double(count) / 1000)) KB"
        default: "\(AnimalWords.number(Double(count) / 1_000_000)) MB"
        }
    }

    /// `3.4 seconds`, `2 minutes 5 seconds`.
    static func seconds(_ seconds: Double) -> String {
        guard seconds >= 59.5 else { return "\(AnimalWords.number(seconds)) seconds" }
        let whole = Int(seconds.rounded())
        return "\(whole / 60) minute\(whole / 60 == 1 ? "" : "s") \(whole % 60) second\(whole % 60 == 1 ? "" : "s")"
    }
}
