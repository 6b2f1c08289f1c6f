import Domain
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Secrets

/// `{"batch":[{"type":"track",…}],"sentAt":"…"}`: nothing identifies anybody but the anonymous identifier, and there is no
/// `ip`, locale, device or operating system in any `context`.
struct HTTPBatchFormat: BatchFormat {
    static let path = "/v1/batch"

    /// The program's version.
    let version: String

    // Segment takes 500 KB a batch and 32 KB an event, and drops repeats by `messageId`.
    let batchByteLimit = 500_000
    private let eventByteLimit = 32_000

    func body(of events: [AnalyticsEvent], from identifier: AnonymousIdentifier, sentAt: Date) -> [UInt8]? {
        let calls = events.map { call(for: $0, from: identifier) }
        guard events.count > 1 || calls.allSatisfy({ $0.serialized().count <= eventByteLimit }) else { return nil }
        let body: JSONValue = ["batch": .array(calls), "sentAt": .string(sentAt.iso8601)]
        return body.serialized()
    }

    func headers(with secret: Secret?) throws(BadDeliverySecret) -> HTTPHeaders {
        guard let secret else { return [:] }
        // The name ends at the first colon (RFC 7617, section 2).
        guard !secret.text.contains(":") else { throw BadDeliverySecret() }
        return ["Authorization": "Basic " + Data("\(secret.text):".utf8).base64EncodedString()]
    }

    func verdict(on answer: HTTPAnswer, now: Date) -> BatchVerdict {
        switch answer.status {
        case 200..<300: .accepted(rejected: 0)
        case 400, 413, 422: .unacceptable
        case 408, 425, 429, 500...599: .later(seconds: answer.retryAfter(now: now))
        default: .refused(status: answer.status)
        }
    }

    private func call(for event: AnalyticsEvent, from identifier: AnonymousIdentifier) -> JSONValue {
        let properties = event.properties.map { key, value in
            JSONObject.Member(key: key.text, value: Self.value(of: value))
        }
        return [
            "type": "track",
            "event": .string(Self.title(of: event.name)),
            "messageId": .string(event.id.text),
            "anonymousId": .string(identifier.text),
            "timestamp": .string(event.time.iso8601WithMilliseconds),
            "properties": .object(JSONObject(properties)),
            "context": ["library": ["name": "petsave", "version": .string(version)]],
        ]
    }

    /// An event's name as this service's reports write them: `nearby_page_shown` is “Nearby Page Shown”.
    static func title(of name: AnalyticsTerm) -> String {
        name.text.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    private static func value(of value: AnalyticsValue) -> JSONValue {
        switch value {
        case .term(let term): .string(term.text)
        case .count(let count): .integer(Int64(count))
        case .flag(let flag): .bool(flag)
        }
    }
}

extension Date {
    /// The ISO 8601 form in UTC with three digits of a second: `2026-11-21T08:00:00.250Z`.
    fileprivate var iso8601WithMilliseconds: String {
        let milliseconds = Int((timeIntervalSince1970 * 1000).rounded())
        let fraction = String(1000 + (milliseconds % 1000 + 1000) % 1000).dropFirst()
        let seconds = (Double(milliseconds) / 1000).rounded(.down)
        return Date(timeIntervalSince1970: seconds).iso8601.dropLast() + "." + fraction + "Z"
    }
}
