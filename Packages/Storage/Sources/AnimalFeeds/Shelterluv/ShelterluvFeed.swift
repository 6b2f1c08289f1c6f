import AnimalFormats
import Boundaries
import Domain
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Secrets

/// The animals that a shelter publishes with Shelterluv.
struct ShelterluvFeed: AnimalFeed {
    /// As many as a page may hold.
    private static let pageSize = 100
    private static let probeSize = 3

    private let client: FeedClient
    private let source: Source
    private let address: FeedAddress

    init(_ access: FeedAccess, _ source: Source) {
        client = FeedClient(access, source)
        self.source = source
        address = FeedAddress(source.configuration.settings[FeedSetting.url] ?? "https://www.shelterluv.com/api/v1")
    }

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        let offset = FeedPosition(request.cursor, parts: ["offset"])?.number ?? 0
        let reply = try await animals(from: offset, limit: Self.pageSize, changedSince: request.changedSince)
        var records = try FeedRecords(reply, source: source.name, fetchedAt: request.fetchedAt)
        Shelter(of: source).claim(&records)
        let envelope = reply.envelope
        let more = envelope["has_more"]?.boolValue ?? (records.count >= Self.pageSize)
        // More of nothing would be asked for without end.
        if more, records.count == 0 { throw .endless(host: reply.host) }
        return FeedPage(
            organizations: records.organizations,
            animals: records.animals,
            faults: records.faults,
            // By as many as came, should the server give fewer than it is asked for.
            next: more ? FeedPosition("offset", offset + records.count).cursor : nil,
            total: envelope["total_count"]?.intValue,
            traffic: reply.traffic
        )
    }

    func probe(at moment: Date) async throws(FeedError) -> FeedProbe {
        let reply = try await animals(from: 0, limit: Self.probeSize, changedSince: nil)
        var records = try FeedRecords(reply, source: source.name, fetchedAt: moment)
        Shelter(of: source).claim(&records)
        return FeedProbe(
            total: reply.envelope["total_count"]?.intValue,
            examples: records.animals,
            faults: records.faults,
            traffic: reply.traffic
        )
    }

    private func animals(from offset: Int, limit: Int, changedSince: Date?) async throws(FeedError) -> FeedReply {
        let key = try await client.secret()
        var query = [
            (name: "offset", value: String(offset)), ("limit", String(limit)), ("status_type", "publishable"),
            // The one order there is: what changes while pages are read comes again at the end.
            ("sort", "updated_at"),
        ]
        if let changedSince {
            query.append(("since", String(Int(changedSince.timeIntervalSince1970.rounded(.down)))))
        }
        let request = HTTPRequest(
            .get,
            try address.url("/animals", query: query),
            headers: ["X-Api-Key": key.text, "Accept": "application/json"],
            secretHeaders: ["X-Api-Key"]
        )
        let reply = try await client.reply(to: request, hiding: [key])
        try accept(reply)
        return reply
    }

    /// Failures too are answered with HTTP 200, and with `success` 0.
    private func accept(_ reply: FeedReply) throws(FeedError) {
        guard WireObject(reply.envelope).flag("success") == .no else { return }
        let words = ServerWords(in: reply.body, discretion: reply.discretion).text ?? "it does not say why"
        let isAboutKey = ["key", "auth", "token", "permission"].contains { words.lowercased().contains($0) }
        throw isAboutKey
            ? .refused(host: reply.host, reason: words) : .misconfigured(host: reply.host, reason: words)
    }
}
