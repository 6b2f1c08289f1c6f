import AnimalFeeds
import Boundaries
import Domain
import FeedServers
import HTTPTransport
import Testing

@Suite("Every kind of feed")
struct FeedKindTests {
    @Test("can be named on a command line, and says what it asks for", arguments: FeedLab.allCases)
    func description(lab: FeedLab) throws {
        let kind = lab.kind(over: ServedTransport(lab.server([])))
        let source = try lab.source()
        #expect(kind.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) })
        #expect(kind.name == source.configuration.kind)
        let names = kind.settings.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") } })
        #expect(Set(source.configuration.settings.keys).isSubset(of: names))
        #expect(kind.settings.filter(\.isRequired).allSatisfy { source.configuration.settings[$0.name] != nil })
        #expect(kind.problem(with: source.configuration) == nil)
    }

    @Test("names the hosts of its photos, and that of the source's own server", arguments: FeedLab.allCases)
    func photoHosts(lab: FeedLab) throws {
        let kind = lab.kind(over: ServedTransport(lab.server([])))
        #expect(kind.photoHosts.allSatisfy { $0.wholeMatch(of: /[a-z0-9-]+([.][a-z0-9-]+)+/) != nil })
        #expect(kind.serverHost(of: try lab.source().configuration) == "feed.example")
    }

    @Test(
        "does not take what is no address",
        arguments: [
            "ftp://feed.example", "https://", "https:///path", "not an address", "file:///etc/passwd",
            "https://feed.example/?key=abc", "https://feed.example/#top", "https://me:hunter2@feed.example",
        ]
    )
    func addresses(text: String) throws {
        for lab in FeedLab.allCases {
            let kind = lab.kind(over: ServedTransport(lab.server([])))
            var configuration = try lab.source().configuration
            let setting = try #require(kind.settings.first { ["url", "domain"].contains($0.name) })
            configuration.settings[setting.name] = text
            let problem = try #require(kind.problem(with: configuration), "\(lab): \(text)")
            #expect(!problem.contains("hunter2") && !problem.contains("abc"))
        }
    }

    @Test(
        "says which server was not reached, and why",
        arguments: [
            (.proxy(reason: "407"), "the proxy does not let it through: 407"),
            (.readTimeout(host: "feed.example"), "it stopped answering"),
            (.closedEarly(host: "feed.example"), "it broke off in the middle of its answer"),
            (.untrusted(host: "feed.example", reason: "expired"), "its certificate is not trusted: expired"),
        ] as [(HTTPError, String)]
    )
    func unreachable(error: HTTPError, reason: String) async throws {
        for lab in FeedLab.allCases {
            let feed = lab.kind(over: Unreachable(error: error)).feed(for: try lab.source())
            let expected = FeedError.unreachable(host: "feed.example", reason: reason)
            await #expect(throws: expected) { try await feed.page(FeedRequest(fetchedAt: now)) }
        }
    }

    @Test("passes on that it was called off, and that an answer was too large", arguments: FeedLab.allCases)
    func otherEnds(lab: FeedLab) async throws {
        let source = try lab.source()
        let called = lab.kind(over: Unreachable(error: .cancelled)).feed(for: source)
        await #expect(throws: FeedError.cancelled) { try await called.probe(at: now) }
        let large = lab.kind(over: Unreachable(error: .tooLarge(host: "feed.example", limit: 7))).feed(for: source)
        await #expect(throws: FeedError.tooLarge(host: "feed.example", limit: 7)) { try await large.probe(at: now) }
    }

    /// Never gets through.
    private struct Unreachable: HTTPTransport {
        let error: HTTPError

        func exchange<Value: Sendable>(
            _ request: HTTPRequest,
            timeouts: HTTPTimeouts,
            read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
        ) async throws(HTTPError) -> Value {
            throw error
        }
    }

    @Test("asks nobody when its address is none", arguments: FeedLab.allCases)
    func badAddress(lab: FeedLab) async throws {
        let transport = ServedTransport(lab.server([]))
        var source = try lab.source()
        source.configuration.settings.merge(["url": "https://", "domain": "https://"]) { $1 }
        let feed = lab.kind(over: transport).feed(for: source)
        do {
            _ = try await feed.probe(at: now)
            Issue.record("it was asked")
        } catch {
            guard case .misconfigured = error else {
                Issue.record("\(error)")
                return
            }
        }
        #expect(transport.requests.isEmpty)
    }
}
