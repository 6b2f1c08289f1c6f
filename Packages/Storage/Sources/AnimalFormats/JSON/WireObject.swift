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
        object[key]?.stringValue.flatMap(dialect.words)
    }

    /// A text for people, of several lines.
    package func paragraphs(_ key: String) -> String? {
        object[key]?.stringValue.flatMap(dialect.paragraphs)
    }

    /// A text for machines, such as a URL or a code.
    package func code(_ key: String) -> String? {
        object[key]?.stringValue.flatMap(dialect.code)
    }

    /// An identifier, a postal code or the like, which some write as a number.
    package func identifier(_ key: String) -> String? {
        if case .integer(let number)? = object[key] { String(number) } else { code(key) }
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
        list(key).compactMap(\.objectValue).map { WireObject(object: $0, dialect: dialect) }
    }

    /// The elements of the list under the key; none when there is no list.
    package func list(_ key: String) -> [JSONValue] {
        object[key]?.arrayValue ?? []
    }
}
