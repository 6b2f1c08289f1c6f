public import BusinessServices
public import Domain

/// The shortlist as a view shows it.
public struct ShortlistPresentation: Hashable, Sendable {
    /// In the order that was asked for.
    public let items: [ShortlistItem]
    public let order: ShortlistOrder

    public init(items: [ShortlistItem], order: ShortlistOrder) {
        self.items = order.sorted(items)
        self.order = order
    }

    /// How many animals no longer wait for a home, or are not in the catalogue any more.
    public var unlistedCount: Int { items.count { $0.standing != .listed } }

    /// Whether the catalogue that answers is the built-in sample, with its invented animals.
    public var showsSample: Bool { items.contains { $0.listed?.animal.id.source == .sample } }
}

/// What was done as the person asked.
public enum ShortlistConfirmation: Hashable, Sendable {
    case added(ShortlistEntry)
    /// It was in the list already; its animal's record was taken down anew.
    case refreshed(ShortlistEntry)
    case removed(ShortlistEntry)
    case restored(ShortlistEntry)
    /// Its rating changed.
    case rated(ShortlistEdit)
    /// Its note changed.
    case noted(ShortlistEdit)
}
