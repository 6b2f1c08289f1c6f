import Boundaries
import Domain
import FoundationEssentials
import HTTPTransport
import Secrets

/// The rows of one data set.
struct SocrataFeed: AnimalFeed {
    static let domainSetting = "domain"
    static let datasetSetting = "dataset"
    static let columnsSetting = "columns"
    private static let pageSize = 1000
    private static let probeSize = 3

    private let client: FeedClient
    private let source: Source

    init(_ access: FeedAccess, _ source: Source) {
        client = FeedClient(access, source)
        self.source = source
    }

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        let offset = FeedPosition(request.cursor, parts: ["offset"])?.number ?? 0
        let (reply, records) = try await rows(from: offset, limit: Self.pageSize, fetchedAt: request.fetchedAt)
        return FeedPage(
            organizations: records.organizations,
            animals: records.animals,
            faults: records.faults,
            // A page that is not full is the last; whether a full one is, only the next one tells.
            next: records.count >= Self.pageSize ? FeedPosition("offset", offset + Self.pageSize).cursor : nil,
            traffic: reply.traffic
        )
    }

    func probe(at moment: Date) async throws(FeedError) -> FeedProbe {
        let (reply, records) = try await rows(from: 0, limit: Self.probeSize, fetchedAt: moment)
        return FeedProbe(examples: records.animals, faults: records.faults, traffic: reply.traffic)
    }

    private func rows(
        from offset: Int,
        limit: Int,
        fetchedAt: Date
    ) async throws(FeedError) -> (FeedReply, FeedRecords) {
        let settings = source.configuration.settings
        let address = FeedAddress(settings[Self.domainSetting] ?? "")
        // By its own row numbers, the only order that a server keeps from page to page.
        var query = [(name: "$order", value: ":id"), ("$limit", String(limit)), ("$offset", String(offset))]
        let columns = settings[Self.columnsSetting].flatMap(SocrataColumnSet.init)
        if let condition = columns?.condition { query.append(("$where", condition)) }
        var request = HTTPRequest(
            .get,
            try address.url("/resource/\(settings[Self.datasetSetting] ?? "").json", query: query),
            headers: ["Accept": "application/json"],
            secretHeaders: ["X-App-Token"]
        )
        let token = try await client.optionalSecret()
        request.headers["X-App-Token"] = token?.text
        let reply = try await client.reply(to: request, hiding: token.map { [$0] } ?? [])
        var records = try FeedRecords(reply, source: source.name, fetchedAt: fetchedAt)
        place(&records)
        return (reply, records)
    }

    /// Where a row does not say where its animal is, it is at the shelter, whose place no row names either.
    private func place(_ records: inout FeedRecords) {
        guard let coordinate = source.place?.coordinate else { return }
        for index in records.organizations.indices where records.organizations[index].coordinate == nil {
            records.organizations[index].coordinate = coordinate
        }
        guard let shelter = records.organizations.first else { return }
        for index in records.animals.indices {
            records.animals[index] = records.animals[index].located(by: shelter)
        }
    }
}
