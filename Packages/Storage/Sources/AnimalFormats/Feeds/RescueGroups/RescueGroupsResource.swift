import JSONStreaming

/// A resource object of a JSON:API document, as RescueGroups writes it.
struct RescueGroupsResource {
    /// What tells it from all others.
    struct Key: Hashable {
        let type: String
        let id: String
    }

    let key: Key
    let attributes: WireObject
    private let relationships: JSONObject

    /// `nil` when the object names no type or no id.
    init?(_ object: JSONObject) {
        let wire = WireObject(object: object, dialect: .petfinder)
        guard let key = Key(wire) else { return nil }
        self.key = key
        attributes = wire.child("attributes")
        relationships = object["relationships"]?.objectValue ?? JSONObject()
    }

    /// What it is related to under the name, in order. `data` is a list, also of one; a lone one counts as well.
    func related(_ name: String) -> [Key] {
        let data = relationships[name]?["data"]
        let elements = data?.arrayValue ?? data.map { [$0] } ?? []
        return elements.compactMap(\.objectValue).compactMap { Key(WireObject(object: $0, dialect: .petfinder)) }
    }
}

extension RescueGroupsResource.Key {
    fileprivate init?(_ wire: WireObject) {
        guard let type = wire.code("type"), let id = wire.identifier("id") else { return nil }
        self.init(type: type, id: id)
    }
}
