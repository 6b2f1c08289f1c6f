import Boundaries
import Domain
import FoundationEssentials
import HTTPTransport
import Secrets

/// Every adoptable animal of a shelter, which its service answers with at once.
struct ASMFeed: AnimalFeed {
    static let accountSetting = "account"
    static let usernameSetting = "username"

    private let client: FeedClient
    private let source: Source
    private let address: FeedAddress

    init(_ access: FeedAccess, _ source: Source) {
        client = FeedClient(access, source)
        self.source = source
        let address = FeedAddress(source.configuration.settings[FeedSetting.url] ?? "")
        // The hosted service's address ends in `asmservice`.
        self.address = address.lastComponent == "asmservice" ? address : address.ending(in: "service")
    }

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        let reply = try await list()
        var records = try FeedRecords(reply, source: source.name, fetchedAt: request.fetchedAt)
        Shelter(of: source).claim(&records)
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

    private func list() async throws(FeedError) -> FeedReply {
        let secret = try await client.optionalSecret()
        let settings = source.configuration.settings
        var query = [(name: "method", value: secret == nil ? "json_adoptable_animals_xp" : "json_adoptable_animals")]
        if let account = settings[Self.accountSetting] { query.append(("account", account)) }
        if let secret {
            // The service takes logins in no other way; the address is shown nowhere.
            if let username = settings[Self.usernameSetting] {
                query += [("username", username), ("password", secret.text)]
            } else {
                query.append(("key", secret.text))
            }
        }
        let request = HTTPRequest(.get, try address.url(query: query), headers: ["Accept": "application/json"])
        let reply = try await client.reply(to: request, hiding: secret.map { [$0] } ?? [])
        if let error = ASMComplaint(in: reply) { throw error.feedError(host: reply.host) }
        return reply
    }
}
