import Domain
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Secrets

/// `ExportLogsServiceRequest` in the JSON encoding of OTLP: names in lower camel case, 64-bit integers as strings, no `body`,
/// as the semantic conventions have it for events.
struct OTLPFormat: BatchFormat {
    static let path = "/v1/logs"

    /// The program's version.
    let version: String

    // What a collector takes unless it is told otherwise is 20 MiB; a batch is never near it.
    let batchByteLimit = 1_048_576

    func body(of events: [AnalyticsEvent], from identifier: AnonymousIdentifier, sentAt: Date) -> [UInt8]? {
        let observed = Self.nanoseconds(sentAt)
        let records = events.map { Self.logRecord($0, observed: observed) }
        let body: JSONValue = [
            "resourceLogs": [
                [
                    "resource": [
                        "attributes": [
                            Self.attribute("service.name", ["stringValue": "petsave"]),
                            Self.attribute("service.version", ["stringValue": .string(version)]),
                            // Semantic conventions, registry “App”: an installation, and not who uses it.
                            Self.attribute("app.installation.id", ["stringValue": .string(identifier.text)]),
                        ]
                    ],
                    "scopeLogs": [
                        [
                            "scope": ["name": "petsave.analytics", "version": .string(version)],
                            "logRecords": .array(records),
                        ]
                    ],
                ]
            ]
        ]
        return body.serialized()
    }

    /// Each header of a list such as `api-key=abc,tenant=1`; values may be percent-encoded.
    ///
    /// https://opentelemetry.io/docs/specs/otel/protocol/exporter/#specifying-headers-via-environment-variables
    func headers(with secret: Secret?) throws(BadDeliverySecret) -> HTTPHeaders {
        guard let secret else { return [:] }
        var headers = HTTPHeaders()
        for item in secret.text.split(separator: ",") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let value = Self.percentDecoded(Self.trimmed(parts[1])) else {
                throw BadDeliverySecret()
            }
            let name = Self.trimmed(parts[0])
            // A token (RFC 9110, section 5.6.2), and nothing that would end the header.
            guard !name.isEmpty, name.utf8.allSatisfy(Self.isTokenByte),
                !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            else { throw BadDeliverySecret() }
            headers[name] = value
        }
        return headers
    }

    /// Only 429, 502, 503 and 504 may be retried; anything else that is no success must not be. A partial success is final.
    func verdict(on answer: HTTPAnswer, now: Date) -> BatchVerdict {
        switch answer.status {
        case 200..<300: .accepted(rejected: Self.rejectedRecords(in: answer.body))
        case 429, 502, 503, 504: .later(seconds: answer.retryAfter(now: now))
        case 400, 413: .unacceptable
        case 500...599: .discarded
        default: .refused(status: answer.status)
        }
    }

    private static func logRecord(_ event: AnalyticsEvent, observed: JSONValue) -> JSONValue {
        // A server that knows the id drops a repeat (semantic conventions, “General log identification attributes”).
        let uid = attribute("log.record.uid", ["stringValue": .string(event.id.text)])
        let attributes = event.properties.sorted { $0.key.text < $1.key.text }.map { key, value in
            attribute("petsave." + key.text, anyValue(value))
        }
        return [
            "timeUnixNano": nanoseconds(event.time),
            "observedTimeUnixNano": observed,
            // SEVERITY_NUMBER_INFO
            "severityNumber": 9,
            "severityText": "INFO",
            "eventName": .string("petsave." + event.name.text),
            "attributes": .array([uid] + attributes),
        ]
    }

    private static func attribute(_ key: String, _ value: JSONValue) -> JSONValue {
        ["key": .string(key), "value": value]
    }

    private static func anyValue(_ value: AnalyticsValue) -> JSONValue {
        switch value {
        case .term(let term): ["stringValue": .string(term.text)]
        case .count(let count): ["intValue": .string(String(count))]
        case .flag(let flag): ["boolValue": .bool(flag)]
        }
    }

    private static func nanoseconds(_ time: Date) -> JSONValue {
        // By way of milliseconds, which a double holds exactly.
        .string(String(Int64((time.timeIntervalSince1970 * 1000).rounded()) * 1_000_000))
    }

    private static func rejectedRecords(in body: [UInt8]) -> Int {
        guard let rejected = (try? JSONParser.parse(body))?["partialSuccess"]?["rejectedLogRecords"] else { return 0 }
        return rejected.intValue ?? rejected.stringValue.flatMap { Int($0) } ?? 0
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// `nil` where a percent sign is not followed by two digits, or what comes out is no text.
    private static func percentDecoded(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, !digits.contains(UInt8(ascii: "+")),
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
