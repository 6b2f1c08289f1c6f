/// What a ``JSONRecordReader`` found next.
public enum JSONRecordEvent: Sendable, Equatable {
    /// A record. The label is the container's key, or nil for an element of a top-level array and for an object that
    /// holds no container. The position is that of the record's first byte.
    case record(label: String?, value: JSONValue, position: JSONPosition)
    /// A record that need not be read (``JSONRecordReader/isKnown``), as its text and the hash of that.
    case known(text: [UInt8], digest: UInt64, position: JSONPosition)
    /// Something that is no record, at the offending byte (for a record over the limit, at its first byte). Reading goes
    /// on behind it.
    case malformed(JSONPosition, JSONRecordProblem)
    /// A string, number, boolean or null by itself: JSON, but no record. Reading goes on behind it.
    case topLevelScalar(JSONValue, JSONPosition)
    /// The input ended inside a value. Nothing follows.
    case truncated(JSONPosition, JSONRecordProblem)
    /// The input does not start as JSON. Nothing follows: the rest is not looked at.
    case notJSON(JSONPosition, JSONRecordProblem)
}
