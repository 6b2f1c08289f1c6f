import Alerts
import AtomFeed
import Domain
import FoundationEssentials
import Platform

/// A feed of what alerts reported last, in a file that is replaced as a whole.
struct AlertFeedFile: AlertFeedWriter {
    let path: String

    func write(_ matches: [ReportedMatch], of alerts: [Alert]) async throws(AlertDeliveryError) {
        guard let feed = Self.feed(of: matches, alerts: alerts) else { return }
        try refuseUnlessFeed()
        do {
            try AtomicFile.write(feed.xml(), to: path)
        } catch {
            let reason = "\(error.reason)"
            throw .feed(path: path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
        }
    }

    /// A file that is there already is replaced only if it is a feed: a mistyped name must not cost a person's text.
    private func refuseUnlessFeed() throws(AlertDeliveryError) {
        guard let present = try? Data(contentsOf: URL(filePath: path)), !present.isEmpty else { return }
        guard !String(decoding: present.prefix(1024), as: UTF8.self).contains("<feed") else { return }
        throw .feed(path: path, reason: "it is there already and is no feed; name another file")
    }

    /// `nil` for no alerts at all, of which there is nothing to tell.
    ///
    /// The feed is named after the oldest of its alerts: that name stays as long as the alert, however many come and go
    /// beside it, and is no one else's.
    static func feed(of matches: [ReportedMatch], alerts: [Alert]) -> AtomFeed? {
        guard let oldest = alerts.min(by: { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }) else { return nil }
        let names = Dictionary(uniqueKeysWithValues: alerts.map { ($0.id, $0.name.text) })
        return AtomFeed(
            id: id(oldest.id.text, "feed"),
            title: alerts.count == 1 ? "PetSave: \(oldest.name)" : "PetSave: new animals",
            subtitle: alerts.map(\.name.text).joined(separator: ", "),
            updated: matches.first?.reportedAt ?? oldest.createdAt,
            author: "PetSave",
            generator: "PetSave",
            entries: matches.map { entry(of: $0, alertName: names[$0.alert] ?? "") }
        )
    }

    private static func entry(of reported: ReportedMatch, alertName: String) -> AtomEntry {
        let match = reported.match
        return AtomEntry(
            id: id(reported.alert.text, match.animalID.source.text, match.animalID.sourceID),
            title: "\(match.title): \(match.summary)",
            updated: reported.reportedAt,
            published: match.publishedAt,
            text: [match.summary, match.town].compactMap(\.self).joined(separator: ". ") + ". Found by “\(alertName)”.",
            link: match.url.flatMap(AtomURI.init).flatMap { ["http", "https"].contains($0.scheme) ? $0 : nil },
            categories: [match.type.text, alertName]
        )
    }

    /// An alert's own id was drawn at random, so nothing else in the world is named so.
    private static func id(_ parts: String...) -> AtomURI {
        AtomURI(tag: "petsave.invalid", year: 2026, parts: ["alert"] + parts)
    }
}
