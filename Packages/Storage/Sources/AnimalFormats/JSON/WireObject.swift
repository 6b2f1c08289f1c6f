package import Domain
package import FoundationEssentials
package import JSONStreaming

/// Reads the members of a JSON object leniently: one that is missing or of the wrong type says nothing.
package struct WireObject {
    package let object: JSONObject
    let dialect: WireDialect

    init(object: JSONObject, dialect: WireDialect) {
        self.object = object
        self.dialect = dialect
    }

    /// An object of a feed's answer: markup is resolved, edges are trimmed, empty means unknown.
    package init(_ object: JSONObject) {
        self.init(object: object, dialect: .petfinder)
    }

    /// A text for people, on one line.
    package func words(_ key: String) -> String? {
        guard case .string(let text)? = object[key] else { return nil }
        return dialect.words(text)
    }

    /// The texts for people in the list under the key, each on one line.
    package func wordList(_ key: String) -> [String] {
        list(key).compactMap { element in
            guard case .string(let text) = element else { return nil }
            return dialect.words(text)
        }
    }

    /// A text for people, of several lines.
    package func paragraphs(_ key: String) -> String? {
        guard case .string(let text)? = object[key] else { return nil }
        return dialect.paragraphs(text)
    }

    /// A text for machines, such as a URL or a code.
    package func code(_ key: String) -> String? {
        guard case .string(let text)? = object[key] else { return nil }
        return dialect.code(text)
    }

    /// An identifier, a postal code or the like, which some write as a number.
    package func identifier(_ key: String) -> String? {
        switch object[key] {
        case .integer(let number): String(number)
        case .string(let text): dialect.code(text)
        default: nil
        }
    }

    package func triState(_ key: String) -> TriState {
        TriState(object[key]?.boolValue)
    }

    package func term<Known>(_ key: String) -> OpenValue<Known>? {
        words(key).map { OpenValue($0) }
    }

    package func date(_ key: String) -> Date? {
        object[key]?.stringValue.flatMap { Date(iso8601: $0) }
    }

    /// The object under the key; an empty one when there is none.
    package func child(_ key: String) -> WireObject {
        WireObject(object: object[key]?.objectValue ?? JSONObject(), dialect: dialect)
    }

    /// The objects of the list under the key.
    package func children(_ key: String) -> [WireObject] {
        list(key).compactMap { element in
            element.objectValue.map { WireObject(object: $0, dialect: dialect) }
        }
    }

    /// The elements of the list under the key; none when there is no list.
    package func list(_ key: String) -> [JSONValue] {
        object[key]?.arrayValue ?? []
    }
}
