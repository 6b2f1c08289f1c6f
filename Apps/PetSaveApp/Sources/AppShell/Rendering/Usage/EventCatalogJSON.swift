import Analytics
import JSONStreaming

/// The catalogue of events as JSON.
enum EventCatalogJSON {
    static var value: JSONValue {
        [
            "version": .integer(Int64(AnalyticsCatalog.version)),
            "counts": .array(AnalyticsCatalog.countSteps.map { .integer(Int64($0)) }),
            "events": .array(events),
        ]
    }

    static var events: [JSONValue] {
        AnalyticsCatalog.events.map { event in
            [
                "name": .string(event.name.text),
                "group": .string(event.group.rawValue),
                "meaning": .string(event.meaning),
                "recorded": .string(event.moment),
                "properties": .array(event.properties.map(value)),
            ]
        }
    }

    private static func value(of property: PropertyDescription) -> JSONValue {
        var members = JSONObject()
        members["name"] = .string(property.name.text)
        members["type"] = .string(property.kind.name)
        members["terms"] = property.kind.terms.map { .array($0.map(JSONValue.string)) }
        members["optional"] = .bool(property.isOptional)
        members["meaning"] = .string(property.meaning)
        return .object(members)
    }
}
