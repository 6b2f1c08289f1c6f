import Domain
import JSONStreaming
public import Platform

/// Keeps events in a file on this machine, one JSON object a line, for the person themselves to read.
///
/// A line looks so: `{"event":"nearby_page_shown","properties":{"page":1,"total":12},"time":"2026-11-21T08:00:00Z"}`.
public actor JournalAnalyticsService: AnalyticsService {
    private let file: AppendedFile

    /// The file is made when the first event comes. What cannot be written is dropped: a journal is never worth
    /// disturbing the person.
    public init(file: AppendedFile) {
        self.file = file
    }

    public func record(_ event: AnalyticsEvent) async {
        var line = JSONValue(event).serialized()
        line.append(UInt8(ascii: "\n"))
        try? file.append(line)
    }
}

extension JSONValue {
    /// The journal's form of an event.
    init(_ event: AnalyticsEvent) {
        let properties = event.properties.map { JSONObject.Member(key: $0.key.text, value: JSONValue($0.value)) }
        self = [
            "event": .string(event.name.text),
            "properties": .object(JSONObject(properties)),
            "time": .string(event.time.iso8601),
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
