import JSONStreaming

extension JSONValue {
    /// An object's keys in the order in which they were written.
    var keys: [String] { objectValue?.members.map(\.key) ?? [] }

    /// The first object, from the outside in, whose keys are not in order.
    var unsortedObject: JSONValue? {
        switch self {
        case .object(let object):
            keys == keys.sorted() ? object.members.lazy.compactMap { $0.value.unsortedObject }.first : self
        case .array(let elements): elements.lazy.compactMap(\.unsortedObject).first
        default: nil
        }
    }
}
