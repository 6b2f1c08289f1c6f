import AnimalSources
import Boundaries
import Domain
import FoundationEssentials

/// How a source is put into words.
enum SourceWords {
    /// What it is called by whom: `RescueGroups`.
    static func kind(_ status: SourceStatus) -> String {
        status.kindTitle ?? "\(status.configuration.kind), a kind that this PetSave does not know"
    }

    /// `1 animal`, `12,345 animals`.
    static func animals(_ count: Int) -> String {
        "\(AnimalWords.grouped(count)) animal\(count == 1 ? "" : "s")"
    }

    /// `fetched 2 hours ago`, `never fetched`.
    static func age(_ status: SourceStatus, now: Date) -> String {
        guard let fetchedAt = heardOf(status) else { return "never fetched" }
        return "fetched \(AnimalWords.ago(now.timeIntervalSince(fetchedAt)))"
    }

    /// When what the source said was last known to be all there is.
    static func heardOf(_ status: SourceStatus) -> Date? {
        [status.sync?.refreshedAt, status.fetchedAt].compactMap(\.self).max()
    }

    /// `next refresh in 4 hours`, `due for a refresh`; `nil` for a source that is switched off.
    static func next(_ status: SourceStatus, now: Date) -> String? {
        guard status.configuration.isEnabled, let next = status.nextRefresh else { return nil }
        let seconds = next.timeIntervalSince(now)
        return seconds > 0 ? "next refresh in \(duration(seconds))" : "due for a refresh"
    }

    /// Which part of the world it is asked for: `within 100 km of Philadelphia, PA`.
    static func scope(_ configuration: SourceConfiguration, place: Place?, unit: DistanceUnit) -> String? {
        guard let name = place?.name ?? configuration.place else { return nil }
        guard let radius = configuration.radius else { return "at \(name)" }
        return "within \(AnimalWords.distance(radius, in: unit)) of \(name)"
    }

    /// Where its key comes from, never the key.
    static func origin(_ secret: SecretOrigin) -> String {
        switch secret {
        case .command(let line): "the first line that `\(line)` prints"
        case .environment(let variable): "the environment variable \(variable)"
        case .file(let path): "the first line of \(path)"
        case .kept: "kept by PetSave, in a file that only you can read"
        }
    }

    /// What a sync that has not ended is about: `begun 3 minutes ago, 1,200 animals are in`.
    static func unfinished(_ pass: SyncPass, now: Date) -> String {
        "begun \(AnimalWords.ago(now.timeIntervalSince(pass.startedAt))), \(animals(pass.seen)) "
            + "\(pass.seen == 1 ? "is" : "are") in"
    }

    /// `2 days ago: …`
    static func failure(_ failure: SyncFailure, now: Date) -> String {
        "\(AnimalWords.ago(now.timeIntervalSince(failure.at))): \(failure.reason)"
    }

    /// `45 seconds`, `6 hours`, `2 days`: rounded up to the unit.
    static func duration(_ seconds: TimeInterval) -> String {
        let steps: [(seconds: Double, name: String)] = [(86_400, "day"), (3600, "hour"), (60, "minute")]
        let step = steps.first { seconds >= 2 * $0.seconds } ?? (1, "second")
        let count = max(1, Int((seconds / step.seconds).rounded(.up)))
        return "\(count) \(step.name)\(count == 1 ? "" : "s")"
    }
}
