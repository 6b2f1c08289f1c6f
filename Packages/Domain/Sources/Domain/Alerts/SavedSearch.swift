/// What an alert looks for: which animals, and how near to where.
public struct SavedSearch: Hashable, Sendable, Codable {
    public var filter: AnimalFilter
    /// As the person typed it; `nil` looks everywhere.
    public var place: String?
    /// How far from the place; `nil` for as far as it takes.
    public var within: Distance?

    public init(filter: AnimalFilter = AnimalFilter(), place: String? = nil, within: Distance? = nil) {
        self.filter = filter
        self.place = place
        self.within = within
    }
}

extension SavedSearch {
    /// The search with some of its parts taken from `other`; a part that `other` does not ask for is cleared.
    public func replacing(_ parts: Set<SavedSearchPart>, from other: SavedSearch) -> SavedSearch {
        parts.reduce(into: self) { search, part in part.copy(other, &search) }
    }
}

/// A part of a ``SavedSearch`` that can be changed by itself.
public enum SavedSearchPart: Hashable, Sendable, CaseIterable {
    case facet(FilterFacet)
    case place
    case within

    public static let allCases: [SavedSearchPart] = FilterFacet.allCases.map(facet) + [.place, .within]

    /// What the command line calls it: `good-with`.
    public var optionName: String {
        switch self {
        case .facet(let facet): String(facet.rawValue.map { $0 == "_" ? "-" : $0 })
        case .place: "place"
        case .within: "within"
        }
    }

    fileprivate func copy(_ source: SavedSearch, _ target: inout SavedSearch) {
        switch self {
        case .facet(let facet): target.filter.take(facet, from: source.filter)
        case .place: target.place = source.place
        case .within: target.within = source.within
        }
    }
}
