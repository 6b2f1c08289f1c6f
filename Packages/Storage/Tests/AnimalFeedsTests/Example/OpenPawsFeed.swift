import Boundaries
import Domain
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Secrets

@testable import AnimalFeeds
@testable import AnimalFormats

/// The animals of a club, by the page.
struct OpenPawsFeed: AnimalFeed {
    private let client: FeedClient
    private let source: Source
    private let address: FeedAddress

    init(_ access: FeedAccess, _ source: Source) {
        client = FeedClient(access, source)
        self.source = source
        address = FeedAddress(source.configuration.settings[FeedSetting.url] ?? "")
    }

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        let number = FeedPosition(request.cursor, parts: ["page"])?.number ?? 1
        let (reply, records) = try await pets(page: number, fetchedAt: request.fetchedAt)
        return FeedPage(
            organizations: records.organizations,
            animals: records.animals,
            faults: records.faults,
            next: reply.envelope["more"]?.boolValue == true ? FeedPosition("page", number + 1).cursor : nil,
            traffic: reply.traffic
        )
    }

    func probe(at moment: Date) async throws(FeedError) -> FeedProbe {
        let (reply, records) = try await pets(page: 1, fetchedAt: moment)
        return FeedProbe(
            examples: Array(records.animals.prefix(3)),
            faults: records.faults,
            traffic: reply.traffic
        )
    }

    private func pets(page: Int, fetchedAt: Date) async throws(FeedError) -> (FeedReply, FeedRecords) {
        let key = try await client.secret()
        let request = HTTPRequest(
            .get,
            try address.url("/pets", query: [("page", String(page))]),
            headers: ["X-Key": key.text],
            secretHeaders: ["X-Key"]
        )
        let reply = try await client.reply(to: request, hiding: [key])
        let portion = JSONRecords.read(reply.body, lists: ["pets"]) { (pet) throws(RecordProblem) in
            try Animal(openPaws: pet, source: source.name, fetchedAt: fetchedAt)
        }
        var records = try FeedRecords(portion, of: reply, source: source.name)
        Shelter(of: source).claim(&records)
        return (reply, records)
    }
}
