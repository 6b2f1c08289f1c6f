import Boundaries
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Secrets

/// An answer of a source's server that says that all is well, and may hold animals.
struct FeedReply: Sendable {
    let host: String
    let body: [UInt8]
    let traffic: FeedTraffic
    let discretion: Discretion

    /// What the answer says of itself, beside its records: the object at its top; an empty one when there is none, or
    /// when some of the body breaks the rules. Read anew each time.
    var envelope: JSONObject { (try? JSONParser.parse(body))?.objectValue ?? JSONObject() }
}

extension FeedClient {
    /// Judges an answer by its status and by how its body begins.
    func reply(_ answer: HTTPAnswer, hiding secrets: [Secret] = []) throws(FeedError) -> FeedReply {
        let host = answer.url.host() ?? "the server"
        let discretion = Discretion(secrets)
        guard answer.isSuccess else {
            throw refusal(answer, host: host, words: ServerWords(in: answer.body, discretion: discretion).text)
        }
        switch answer.body.first(where: { !$0.isSpaceOrMark }) {
        case nil: throw .unreadable(host: host, holding: "nothing")
        case UInt8(ascii: "<"): throw .unreadable(host: host, holding: "a web page")
        default: break
        }
        return FeedReply(
            host: host,
            body: answer.body,
            traffic: FeedTraffic(requests: answer.requests, bytes: answer.body.count),
            discretion: discretion
        )
    }

    private func refusal(_ answer: HTTPAnswer, host: String, words: String?) -> FeedError {
        let retryAfter = answer.retryAfter(now: access.now())
        return switch answer.status {
        case 401, 403: .refused(host: host, reason: words ?? "it says so with HTTP \(answer.status)")
        case 404, 410: .misconfigured(host: host, reason: words ?? "there is nothing at this address")
        case 408: .unreachable(host: host, reason: "the request took too long to arrive")
        case 429: .rateLimited(host: host, retryAfter: retryAfter)
        case 503 where retryAfter != nil: .rateLimited(host: host, retryAfter: retryAfter)
        case 500...: .serverFault(host: host, status: answer.status)
        case 400...: .misconfigured(host: host, reason: words ?? "it says so with HTTP \(answer.status)")
        default: .misconfigured(host: host, reason: "it only sends on to another address (HTTP \(answer.status))")
        }
    }
}

extension UInt8 {
    /// Space between JSON values, or a part of the mark that some put before a text.
    fileprivate var isSpaceOrMark: Bool {
        self == 0x20 || (0x09...0x0D).contains(self) || [0xEF, 0xBB, 0xBF].contains(self)
    }
}
