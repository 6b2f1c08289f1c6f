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

/// A part of a ``SavedSearch`` that can be changed by itself; the raw value is the option's name.
public enum SavedSearchPart: String, CaseIterable, Sendable {
    case type
    case breed
    case age
    case gender
    case size
    case coat
    case color
    case goodWith = "good-with"
    case houseTrained = "house-trained"
    case specialNeeds = "special-needs"
    case status
    case organization
    case source
    case publishedAfter = "published-after"
    case hasPhoto = "has-photo"
    /// The words that are searched for.
    case text
    /// What an animal must not be known to be.
    case excluded = "not"
    case place
    case within

    fileprivate func copy(_ source: SavedSearch, _ target: inout SavedSearch) {
        switch self {
        case .type: target.filter.types = source.filter.types
        case .breed: target.filter.breeds = source.filter.breeds
        case .age: target.filter.ages = source.filter.ages
        case .gender: target.filter.genders = source.filter.genders
        case .size: target.filter.sizes = source.filter.sizes
        case .coat: target.filter.coats = source.filter.coats
        case .color: target.filter.colors = source.filter.colors
        case .goodWith: target.filter.goodWith = source.filter.goodWith
        case .houseTrained: target.filter.houseTrained = source.filter.houseTrained
        case .specialNeeds: target.filter.specialNeeds = source.filter.specialNeeds
        case .status: target.filter.statuses = source.filter.statuses
        case .organization: target.filter.organizations = source.filter.organizations
        case .source: target.filter.sources = source.filter.sources
        case .publishedAfter: target.filter.publishedAfter = source.filter.publishedAfter
        case .hasPhoto: target.filter.hasPhoto = source.filter.hasPhoto
        case .text: target.filter.text = source.filter.text
        case .excluded: target.filter.excluded = source.filter.excluded
        case .place: target.place = source.place
        case .within: target.within = source.within
        }
    }
}
