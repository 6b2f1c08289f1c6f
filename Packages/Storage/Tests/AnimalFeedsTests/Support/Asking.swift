import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Testing

/// A feed of a kind, asking a server that is told what to answer.
struct Asking {
    let transport: ServedTransport
    let kind: any FeedKind
    let source: Source
    let feed: any AnimalFeed

    init(
        _ lab: FeedLab,
        _ server: any FeedServer,
        radius: Distance? = nil,
        secret: String = FeedSituation.secret,
        settings: [String: String] = [:]
    ) throws {
        transport = ServedTransport(server)
        kind = lab.kind(over: transport, secret: secret)
        var source = try lab.source(radius: radius)
        source.configuration.settings.merge(settings) { $1 }
        self.source = source
        feed = kind.feed(for: source)
    }

    /// Of a server that answers everything but requests for tokens with this text.
    init(_ lab: FeedLab, status: Int = 200, answering text: String) throws {
        try self.init(
            lab,
            OneAnswer(ServedAnswer(status: status, "application/json", text), tokens: lab.server([]))
        )
    }

    func page(_ cursor: FeedCursor? = nil, changedSince: Date? = nil) async throws(FeedError) -> FeedPage {
        try await feed.page(FeedRequest(cursor: cursor, changedSince: changedSince, fetchedAt: now))
    }

    /// The pages of a pass; a failure after a hundred.
    func pages(changedSince: Date? = nil) async throws -> [FeedPage] {
        var pages = [try await page(changedSince: changedSince)]
        while let cursor = pages.last?.next, pages.count < 100 {
            pages.append(try await page(cursor, changedSince: changedSince))
        }
        #expect(pages.count < 100)
        return pages
    }

    /// What is thrown instead of a page.
    func failure(sourceLocation: SourceLocation = #_sourceLocation) async throws -> FeedError {
        do {
            _ = try await page()
        } catch {
            return error
        }
        Issue.record("a page came", sourceLocation: sourceLocation)
        throw CancellationError()
    }

    /// The parameters of the requests that came, those for tokens apart.
    var queries: [ServedQuery] {
        transport.feedRequests.map { ServedRequest(method: "GET", target: "?\($0.url.query() ?? "")").query }
    }
}

extension [FeedPage] {
    var ids: [String] { flatMap(\.animals).map(\.id.sourceID).sorted() }
}
