/// What a ``JSONRecordReader`` has seen so far: enough to say why an input held no record.
public struct JSONRecordSummary: Sendable, Equatable {
    /// Top-level values begun, scalars included.
    public internal(set) var topLevelValueCount = 0
    /// Records yielded.
    public internal(set) var recordCount = 0
    /// Malformed places reported.
    public internal(set) var malformedCount = 0
    /// The container keys found, each once, in the order of the input.
    public internal(set) var containerKeys: [String] = []
    /// The keys of the first few top-level objects, each once, in the order of the input; at most
    /// ``greatestKeyCount``.
    public internal(set) var topLevelKeys: [String] = []

    /// How many top-level keys are remembered.
    public static let greatestKeyCount = 32

    /// Later objects' keys are not looked at: in a long file of one object a line that would be wasted work.
    private static let examinedValueCount = 8

    /// Whether the keys of the value being read are still of interest.
    var wantsKeys: Bool {
        topLevelValueCount <= Self.examinedValueCount && topLevelKeys.count < Self.greatestKeyCount
    }

    mutating func note(key: String) {
        if !topLevelKeys.contains(key) { topLevelKeys.append(key) }
    }

    mutating func note(container: String) {
        if !containerKeys.contains(container) { containerKeys.append(container) }
    }
}
