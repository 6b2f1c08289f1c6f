import Domain
import JSONStreaming
public import Platform

/// Keeps events in files on this machine, one JSON object a line, for the person themselves to read.
///
/// A line looks so, with the catalogue's version: `{"catalog":1,"event":"nearby_page_shown","id":"…","properties":
/// {"page":1,"total":10},"time":"2026-11-21T08:00:00Z"}`.
public struct JournalAnalyticsService: AnalyticsService {
    /// How many bytes each of its two files holds at most.
    public static let standardLimit = 1_000_000

    private let file: RotatedFile

    /// The file is made when the first event comes. What cannot be written is dropped: a journal is never worth
    /// disturbing the person.
    public init(file: RotatedFile) {
        self.file = file
    }

    public func record(_ event: AnalyticsEvent) async {
        try? file.append(line: JSONValue(event).serialized())
    }
}

extension JSONValue {
    /// The journal's form of an event.
    init(_ event: AnalyticsEvent) {
        let properties = event.properties
            .map { JSONObject.Member(key: $0.key.text, value: JSONValue($0.value)) }
            .sorted { $0.key < $1.key }
        self = [
            "time": .string(event.time.iso8601),
            "event": .string(event.name.text),
            "properties": .object(JSONObject(properties)),
            "id": .string(event.id.text),
            "catalog": .integer(Int64(AnalyticsCatalog.version)),
        ]
    }

    private init(_ value: AnalyticsValue) {
        self =
            switch value {
            case .term(let term): .string(term.text)
            case .count(let count): .integer(Int64(count))
            case .flag(let flag): .bool(flag)
            }
    }
}
