import Alerts
import Boundaries
import Domain
import FoundationEssentials

/// How the app puts alerts into words.
enum AlertSceneWords {
    static func added(_ alert: Alert) -> String {
        "The alert “\(alert.name)” is kept. `petsave alert check` tells what is new, each animal once."
    }

    static func edited(_ alert: Alert) -> String {
        "The alert “\(alert.name)” is changed. What it has told stays told."
    }

    static func removed(_ alert: Alert) -> String { "The alert “\(alert.name)” is removed." }

    /// `3 new`, `nothing new`, `place unknown`.
    static func news(_ news: AlertNews) -> String {
        if news.failure != nil { return "cannot look" }
        return news.total == 0 ? "nothing new" : "\(AnimalWords.grouped(news.total)) new"
    }

    /// What all of them together would tell.
    static func counted(_ news: [AlertNews]) -> String {
        let telling = news.filter { $0.total > 0 }
        guard !telling.isEmpty else { return "Nothing is new." }
        let total = AnimalWords.grouped(telling.reduce(0) { $0 + $1.total })
        let alerts = telling.count == 1 ? "one alert" : "\(telling.count) alerts"
        return "\(total) new to \(alerts). `petsave alert check` tells each once."
    }

    /// `checked 3 days ago, 2 told`, `never checked`.
    static func lastCheck(_ status: AlertStatus, now: Date) -> String {
        guard let result = status.lastResult else { return "never checked" }
        let age = AnimalWords.ago(now.timeIntervalSince(result.checkedAt))
        let outcome =
            result.failure.map { "failed: \($0)" }
            ?? (result.reported == 0 ? "nothing told" : "\(AnimalWords.grouped(result.reported)) told")
        return "checked \(age), \(outcome)"
    }

    /// `12 animals known`.
    static func known(_ status: AlertStatus) -> String {
        "\(AnimalWords.grouped(status.known)) animal\(status.known == 1 ? "" : "s") known"
    }

    static let empty = """
        There are no alerts. An alert keeps a search and tells what is new to it: press n to type what you wait for, or \
        a in a search to keep that.
        """

    static let removalQuestion = "Remove it? y removes it, n keeps it. What it has told is forgotten with it."

    static let wordsTitle = "What should it look for? For example: young beagle good with cats near boston within 50 km"
}
