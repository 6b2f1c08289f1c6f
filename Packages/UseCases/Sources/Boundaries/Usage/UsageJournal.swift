public import FoundationEssentials

/// What was kept on this machine of how PetSave was used, for its person to read.
public protocol UsageJournal: Sendable {
    /// The path of the newest file.
    var location: String { get }

    /// What was kept since a moment, oldest first.
    func record(since start: Date?) async throws(UsageError) -> UsageRecord

    /// Takes all of it away; `false` when there was nothing.
    func remove() async throws(UsageError) -> Bool
}

/// What a journal holds.
public struct UsageRecord: Hashable, Sendable {
    public var entries: [UsageEntry]
    /// How many lines could not be read.
    public var faults: Int

    public init(entries: [UsageEntry], faults: Int) {
        self.entries = entries
        self.faults = faults
    }
}

/// An event that was recorded.
public struct UsageEntry: Hashable, Sendable {
    public let time: Date
    /// What happened: `nearby_page_shown`.
    public let event: String
    /// What was told about it, in the order of the names.
    public let properties: [Property]
    /// Tells it from every other; `nil` in a line that an older PetSave wrote.
    public let id: String?

    /// One of the things that were told.
    public struct Property: Hashable, Sendable {
        public let name: String
        public let value: PreferenceValue

        public init(name: String, value: PreferenceValue) {
            self.name = name
            self.value = value
        }
    }

    public init(time: Date, event: String, properties: [Property], id: String?) {
        self.time = time
        self.event = event
        self.properties = properties
        self.id = id
    }
}
