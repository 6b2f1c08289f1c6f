/// One thing that a filter can ask for, under the name that it has in queries.
public enum FilterFacet: String, Hashable, Sendable, CaseIterable {
    case type
    case breed
    case age
    case gender
    case size
    case coat
    case color
    case goodWith = "good_with"
    case houseTrained = "house_trained"
    case specialNeeds = "special_needs"
    case status
    case organization
    case source
    case publishedAfter = "published_after"
    case hasPhoto = "has_photo"
    case excluded
    case text
}

extension AnimalFilter {
    /// Whether the filter asks for something in that respect.
    public func asks(for facet: FilterFacet) -> Bool { without(facet) != self }

    /// The filter without what it asks for in that respect.
    public func without(_ facet: FilterFacet) -> AnimalFilter {
        var relaxed = self
        relaxed.take(facet, from: AnimalFilter())
        return relaxed
    }

    /// The filter with everything that `other` asks for instead of what this one asks for in the same respect.
    public func overridden(by other: AnimalFilter) -> AnimalFilter {
        var result = self
        for facet in FilterFacet.allCases where other.asks(for: facet) { result.take(facet, from: other) }
        return result
    }

    mutating func take(_ facet: FilterFacet, from other: AnimalFilter) {
        switch facet {
        case .type: types = other.types
        case .breed: breeds = other.breeds
        case .age: ages = other.ages
        case .gender: genders = other.genders
        case .size: sizes = other.sizes
        case .coat: coats = other.coats
        case .color: colors = other.colors
        case .goodWith: goodWith = other.goodWith
        case .houseTrained: houseTrained = other.houseTrained
        case .specialNeeds: specialNeeds = other.specialNeeds
        case .status: statuses = other.statuses
        case .organization: organizations = other.organizations
        case .source: sources = other.sources
        case .publishedAfter: publishedAfter = other.publishedAfter
        case .hasPhoto: hasPhoto = other.hasPhoto
        case .excluded: excluded = other.excluded
        case .text: (text, spelling) = (other.text, other.spelling)
        }
    }
}
