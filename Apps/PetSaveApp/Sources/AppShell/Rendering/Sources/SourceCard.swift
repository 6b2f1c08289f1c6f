import AnimalFormats
import AnimalSources
import Boundaries
import Domain
import FoundationEssentials
import TerminalText

/// All there is to tell about a source, as labelled values.
struct SourceCard {
    let status: SourceStatus
    let unit: DistanceUnit
    let now: Date

    var card: TextCards.Card {
        TextCards.Card(
            title: StyledText(status.configuration.name.text, style: .bold),
            fields: (standing + setup).map {
                TextCards.Field(label: StyledText($0.label, style: .dim), value: StyledText($0.value))
            }
        )
    }

    private typealias Line = (label: String, value: String)

    /// How it stands.
    private var standing: [Line] {
        var lines: [Line] = [
            ("Kind", "\(SourceWords.kind(status)) (\(status.configuration.kind))"),
            ("State", SourceState(status, now: now).meaning),
            ("Animals", AnimalWords.grouped(status.animals)),
        ]
        let heardOf = SourceWords.heardOf(status)
        lines.append(("Fetched", heardOf.map(moment) ?? "never"))
        if let completed = status.sync?.completedAt, completed != heardOf {
            lines.append(("All of it fetched", moment(completed)))
        }
        if let pass = status.sync?.openPass {
            lines.append(("Unfinished", "\(SourceWords.unfinished(pass, now: now)); the next sync goes on there"))
        }
        if let failure = status.sync?.failure {
            lines.append(("Last error", SourceWords.failure(failure, now: now)))
            if let retryAt = failure.retryAt { lines.append(("Try again", "not before \(retryAt.iso8601)")) }
        }
        if status.configuration.isEnabled, let next = status.nextRefresh {
            let relative = next > now ? "in \(SourceWords.duration(next.timeIntervalSince(now)))" : "as soon as it is asked"
            lines.append(("Next refresh", "\(next.iso8601) (\(relative))"))
        }
        return lines
    }

    /// How it was set up.
    private var setup: [Line] {
        let configuration = status.configuration
        var lines: [Line] = [("Refreshed", "every \(SourceWords.duration(configuration.refreshInterval))")]
        if let place = configuration.place {
            let known = status.place.map { $0.name == place ? "" : " (\($0.name))" } ?? " (not known here)"
            lines.append(("Place", place + known))
        }
        lines.append(("Asked for", scope))
        for (name, value) in configuration.settings.sorted(by: { $0.key < $1.key }) { lines.append((name, value)) }
        if let secret = configuration.secret { lines.append(("Key", SourceWords.origin(secret))) }
        return lines
    }

    private var scope: String {
        guard let radius = status.configuration.radius else { return "all that it has" }
        return "animals within \(AnimalWords.distance(radius, in: unit)) of its place, which it learns to a tenth of a degree"
    }

    private func moment(_ date: Date) -> String {
        "\(date.iso8601) (\(AnimalWords.ago(now.timeIntervalSince(date))))"
    }
}

extension SourceState {
    /// What the word means.
    var meaning: String {
        switch self {
        case .off: "off: it is not asked, and what came from it stays"
        case .failing: "failing: the last sync stopped"
        case .unfinished: "unfinished: a sync runs right now, or was broken off"
        case .due: "due: what it said is older than it may become"
        case .fresh: "fresh"
        }
    }
}
