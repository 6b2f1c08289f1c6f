import Domain
import FoundationEssentials
import JSONStreaming

extension AnalyticsEvent {
    /// The event as a line of a queue's file, between two line feeds: the first ends what a killed process may have left
    /// half written, so that it costs no event but its own.
    var line: [UInt8] {
        let properties = properties.map { JSONObject.Member(key: $0.key.text, value: JSONValue(queued: $0.value)) }
        let value: JSONValue = [
            "id": .string(id.text),
            "name": .string(name.text),
            "properties": .object(JSONObject(properties)),
            "time": .integer(Int64((time.timeIntervalSince1970 * 1000).rounded())),
        ]
        let lineFeed = UInt8(ascii: "\n")
        return [lineFeed] + value.serialized() + [lineFeed]
    }

    /// The event that a line of a queue's file holds; `nil` for one that is damaged, or that says anything that PetSave
    /// has no word for.
    init?(line: ArraySlice<UInt8>, vocabulary: EventVocabulary) {
        guard let value = try? JSONParser.parse(Array(line), maximumDepth: 3),
            let object = value.objectValue, object.count == 4,
            let id = object["id"]?.stringValue.flatMap({ AnalyticsEventID($0) }),
            let name = object["name"]?.stringValue.flatMap(vocabulary.name),
            let members = object["properties"]?.objectValue,
            case .integer(let milliseconds)? = object["time"], Self.times.contains(milliseconds)
        else { return nil }
        var properties: [AnalyticsTerm: AnalyticsValue] = [:]
        for member in members {
            guard let (key, property) = vocabulary.property(member.key, of: name),
                let value = AnalyticsValue(queued: member.value, property: property)
            else { return nil }
            properties[key] = value
        }
        let time = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
        self.init(id: id, name: name, properties: properties, time: time)
    }

    /// Milliseconds since 1970 of the years that can be written in four digits.
    private static let times: ClosedRange<Int64> = 0...253_402_300_799_999

    /// More than a queue ever loses between two tellings; a stranger may have written any number.
    private static let greatestWeight = 1_000_000

    /// How many events are lost with this one: those whose loss it tells, or itself.
    var weight: Int {
        guard name == EventVocabulary.eventsDropped,
            case .count(let count)? = properties[EventVocabulary.droppedCount]
        else { return 1 }
        return min(max(0, count), Self.greatestWeight)
    }
}

extension JSONValue {
    fileprivate init(queued value: AnalyticsValue) {
        self =
            switch value {
            case .term(let term): .string(term.text)
            case .count(let count): .integer(Int64(count))
            case .flag(let flag): .bool(flag)
            }
    }
}

extension AnalyticsValue {
    fileprivate init?(queued value: JSONValue, property: EventVocabulary.Property) {
        switch (property, value) {
        case (.term(let terms), .string(let text)):
            guard let term = terms.first(where: { $0.text == text }) else { return nil }
            self = .term(term)
        case (.country, .string(let code)):
            guard let country = AnalyticsTerm(country: code) else { return nil }
            self = .term(country)
        case (.count, .integer(let count)):
            guard AnalyticsCount(Int(count)).value == count else { return nil }
            self = .count(Int(count))
        case (.exactCount, .integer(let count)): self = .count(Int(count))
        case (.flag, .bool(let flag)): self = .flag(flag)
        default: return nil
        }
    }
}
