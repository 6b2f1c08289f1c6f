import Boundaries
import Domain
import JSONStreaming

/// Kinds of feeds as JSON.
enum FeedKindJSON {
    static func value(of kind: any FeedKind) -> JSONValue {
        [
            "name": .string(kind.name),
            "title": .string(kind.title),
            "summary": .string(kind.summary),
            "secret": secret(kind.secret),
            "place": .string(place(kind.place)),
            "settings": .array(
                kind.settings.map { setting in
                    [
                        "name": .string(setting.name),
                        "summary": .string(setting.summary),
                        "required": .bool(setting.isRequired),
                    ]
                }
            ),
            "presets": .array(
                kind.presets.map { ["name": .string($0.name.text), "summary": .string($0.summary)] }
            ),
            "examples": .array(FeedKindLines.examples(of: kind).map { .string($0) }),
        ]
    }

    private static func secret(_ secret: FeedSecret) -> JSONValue {
        switch secret {
        case .none: .null
        case .optional(let name, let hint): ["name": .string(name), "hint": .string(hint), "required": false]
        case .required(let name, let hint): ["name": .string(name), "hint": .string(hint), "required": true]
        }
    }

    private static func place(_ place: FeedPlace) -> String {
        switch place {
        case .unused: "unused"
        case .scope: "scope"
        case .shelter: "shelter"
        }
    }
}
