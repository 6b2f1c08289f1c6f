import AnimalFormats
import Boundaries
import Domain
import FoundationEssentials
import HTTPTransport
import JSONStreaming

/// The animals of one document, which is fetched whole.
struct WebFeed: AnimalFeed {
    private let client: FeedClient
    private let source: Source
    private let address: FeedAddress

    init(_ access: FeedAccess, _ source: Source) {
        client = FeedClient(access, source)
        self.source = source
        address = FeedAddress(source.configuration.settings[FeedSetting.url] ?? "")
    }

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        let document = HTTPRequest(
            .get,
            try address.documentURL(),
            headers: ["Accept": "application/x-ndjson, application/json;q=0.9, */*;q=0.5"]
        )
        let reply = try await client.reply(to: document)
        try Self.checkFormat(of: reply)
        // What does not name its source gets the format's name, as in a file: a record is called the same here, whether
        // its publisher puts out what a server answered or an export of what came of that.
        let portion = JSONRecords.read(reply.body, source: nil, importedAt: request.fetchedAt)
            .republished(by: source.name, at: request.fetchedAt)
        let records = try FeedRecords(portion, of: reply, source: source.name)
        return FeedPage(
            organizations: records.organizations,
            animals: records.animals,
            faults: records.faults,
            total: records.animals.count,
            traffic: reply.traffic
        )
    }

    func probe(at moment: Date) async throws(FeedError) -> FeedProbe {
        FeedProbe(of: try await page(FeedRequest(fetchedAt: moment)))
    }

    /// A document may be anything. Of what is no JSON, how it begins says more than where it breaks the rules.
    private static func checkFormat(of reply: FeedReply) throws(FeedError) {
        switch InputFormat(beginning: Array(reply.body.prefix(InputFormat.decisiveByteCount))) {
        case .json:
            break
        case .unreadable(let reason):
            throw .unreadable(host: reply.host, holding: "something that cannot be read: \(reason)")
        case .table where (try? JSONParser.parse(reply.body)) == nil:
            throw .unreadable(
                host: reply.host,
                holding: "text that is no JSON (a table is read by `petsave import` only)"
            )
        case .table:
            break
        }
    }
}
