public import BusinessServices
import Domain

/// In which order the shortlist is shown; ties go by when the animals were added, then by id.
public enum ShortlistOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// The first that was added first.
    case added
    /// The best first; those without a rating last.
    case rating
    /// By folded name.
    case name
    /// The nearest first; those that nobody knows the place of last.
    case distance

    /// The items in this order.
    public func sorted(_ items: [ShortlistItem]) -> [ShortlistItem] {
        let items = items.sorted { ShortlistEntry.isListed($0.entry, before: $1.entry) }
        return switch self {
        case .added: items
        // Below no stars at all is where those stand that were given none.
        case .rating: Self.sorted(items, by: { $0.entry.rating?.stars ?? -1 }, >)
        case .name:
            Self.sorted(items, by: { Array(SearchText.fold($0.shown.animal.name).utf8) }) {
                $0.lexicographicallyPrecedes($1)
            }
        case .distance: Self.sorted(items, by: { $0.shown.distance?.kilometers ?? .infinity }, <)
        }
    }

    /// Sorted by a key that is computed once an item; equals keep their order.
    private static func sorted<Key: Equatable>(
        _ items: [ShortlistItem],
        by key: (ShortlistItem) -> Key,
        _ precedes: (Key, Key) -> Bool
    ) -> [ShortlistItem] {
        items.enumerated().map { (key: key($0.element), place: $0.offset, item: $0.element) }
            .sorted { $0.key == $1.key ? $0.place < $1.place : precedes($0.key, $1.key) }
            .map(\.item)
    }
}
