import Boundaries
import Domain
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Secrets

/// The animals that are available at RescueGroups, page by page.
struct RescueGroupsFeed: AnimalFeed {
    static let speciesSetting = "species"
    /// As many as a page may hold.
    private static let pageSize = 250
    private static let probeSize = 3
    /// What is told about the animals beside their own fields.
    private static let related = "orgs,locations,breeds,colors,species,pictures,statuses"

    private let client: FeedClient
    private let source: Source
    private let address: FeedAddress

    init(_ access: FeedAccess, _ source: Source) {
        client = FeedClient(access, source)
        self.source = source
        address = FeedAddress(source.configuration.settings[FeedSetting.url] ?? "https://api.rescuegroups.org/v5")
    }

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        let number = max(1, FeedPosition(request.cursor, parts: ["page"])?.number ?? 1)
        let reply = try await search(page: number, limit: Self.pageSize, changedSince: request.changedSince)
        let records = try FeedRecords(reply, source: source.name, fetchedAt: request.fetchedAt)
        let meta = reply.envelope["meta"]
        let pages = meta?["pages"]?.intValue
        // Another page than was asked for, unless that is gone since the list has become shorter: it would never end.
        if let told = meta?["pageReturned"]?.intValue, told != number, number <= pages ?? number, records.count > 0 {
            throw .endless(host: reply.host)
        }
        // Where the answer does not say how many pages there are, a full one is not the last.
        let more = pages.map { number < $0 } ?? (records.count >= Self.pageSize)
        return FeedPage(
            organizations: records.organizations,
            animals: records.animals,
            faults: records.faults,
            next: more && records.count > 0 ? FeedPosition("page", number + 1).cursor : nil,
            total: meta?["count"]?.intValue,
            traffic: reply.traffic
        )
    }

    func probe(at moment: Date) async throws(FeedError) -> FeedProbe {
        let reply = try await search(page: 1, limit: Self.probeSize, changedSince: nil)
        let records = try FeedRecords(reply, source: source.name, fetchedAt: moment)
        return FeedProbe(
            total: reply.envelope["meta"]?["count"]?.intValue,
            examples: records.animals,
            faults: records.faults,
            traffic: reply.traffic
        )
    }

    private func search(page: Int, limit: Int, changedSince: Date?) async throws(FeedError) -> FeedReply {
        let key = try await client.secret()
        let species = source.configuration.settings[Self.speciesSetting].map { "/\($0)" } ?? ""
        let url = try address.url(
            "/public/animals/search/available\(species)",
            query: [
                ("limit", String(limit)),
                ("page", String(page)),
                // The one order that nothing disturbs: by name or date, animals move between pages while they are read.
                ("sort", "animals.id"),
                ("include", Self.related),
            ]
        )
        let request = HTTPRequest(
            .post,
            url,
            headers: [
                "Authorization": key.text,
                "Content-Type": "application/vnd.api+json",
                "Accept": "application/vnd.api+json",
            ],
            body: RescueGroupsQuestion(scope: source.scope, changedSince: changedSince).body,
            isRepeatable: true,
            secretHeaders: ["Authorization"]
        )
        return try await client.reply(to: request, hiding: [key])
    }
}
