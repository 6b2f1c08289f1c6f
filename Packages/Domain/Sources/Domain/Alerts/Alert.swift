public import FoundationEssentials

/// A search that a person saved, to hear of new animals that it finds.
public struct Alert: Hashable, Sendable {
    public let id: AlertID
    public var name: AlertName
    public var search: SavedSearch
    public let createdAt: Date
    /// When name or search last changed; ``createdAt`` at first.
    public var editedAt: Date

    public init(id: AlertID, name: AlertName, search: SavedSearch, createdAt: Date, editedAt: Date? = nil) {
        self.id = id
        self.name = name
        self.search = search
        self.createdAt = createdAt
        self.editedAt = editedAt ?? createdAt
    }
}
