import BusinessServices
import FeedServers
import HTTPTransport
import LoopbackServer
import Testing

/// A way for a server to be out of order, and what becomes of a sync that meets it.
struct ServerFault: Sendable, CustomTestStringConvertible {
    /// What a sync comes to.
    enum Outcome: Sendable {
        case completes
        /// It stops, and the person reads this; the server is called `shelter.example` in it, another `other.example`.
        case stops(String)
    }

    /// What a faulty server has at hand to answer with.
    struct Stage: Sendable {
        /// What it would answer if it were in order.
        let good: @Sendable () -> LoopbackResponse
        /// The address of the same thing on another host, which answers in order whoever knows the key.
        let elsewhere: String
        /// How many requests it had before this one.
        let earlier: Int
    }

    /// As the table in the docs calls it.
    let name: String
    let outcome: Outcome
    /// How many pages are in the catalogue when it is over.
    let pages: Int
    /// Whether the next sync goes on behind them, rather than begin anew.
    var goesOn = false
    var feed = ServedFeed.shelterluv
    var certificate = LoopbackCertificate.none
    var policy = HTTPPolicy.forTests
    var limits = SyncLimits()
    /// A pause that is made at least, in seconds.
    var pause = 0.0
    /// Whether the other host is asked.
    var asksElsewhere = false
    /// How many requests a token is good for, where the feed has any.
    var tokenUses: Int?
    /// What it answers; `nil` for what it would if it were in order.
    var answer: @Sendable (LoopbackRequest, Stage) -> LoopbackResponse? = { _, _ in nil }

    var testDescription: String { name }

    static let all = bodies + pages + refusals + redirects + trust

    /// How many animals a page of the feed has.
    var pageSize: Int { feed == .rescueGroups ? 250 : 100 }

    /// Three pages, the last of them half full.
    var count: Int { pageSize * 5 / 2 }
}

extension LoopbackRequest {
    /// Whether it asks for the second page of the feed.
    var isForSecondPage: Bool { query["offset"] == "100" || query["page"] == "2" }
}

extension HTTPPolicy {
    /// Gives a server that is slow or silent a second, twice.
    static let impatient = HTTPPolicy(
        timeouts: HTTPTimeouts(connect: 10, read: 4, total: 10),
        tries: 2,
        requestsPerSecond: 100_000,
        burst: 100_000
    )

    /// Takes no more than 4 MB.
    static let sparing = HTTPPolicy(bodyLimit: 4 * 1_048_576, requestsPerSecond: 100_000, burst: 100_000)
}
