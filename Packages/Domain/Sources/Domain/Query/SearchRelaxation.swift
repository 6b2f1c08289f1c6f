/// A search that asks for a little less than another that found nothing.
public struct SearchRelaxation: Hashable, Sendable {
    /// What is given up.
    public enum Change: Hashable, Sendable {
        /// The circle is wider.
        case within(Distance)
        /// The place no longer matters.
        case everywhere
        /// Nothing is asked in that respect.
        case any(FilterFacet)
        /// One word of the text need not be there.
        case withoutWord(String)
    }

    public let change: Change
    public let filter: AnimalFilter
    /// The circle, if there is still one.
    public let within: Distance?

    /// Whether the circle is merely a wider one, up to the whole world.
    public var isFartherCircle: Bool {
        switch change {
        case .within, .everywhere: true
        case .any, .withoutWord: false
        }
    }

    /// Whether the place no longer matters.
    public var isEverywhere: Bool { change == .everywhere }

    /// Every search that gives up one thing: the circle first, since a longer way costs least, then what is asked for
    /// from the least to the most telling.
    ///
    /// - Parameter within: The circle that was looked at; `nil` when there was none to widen.
    public static func all(of filter: AnimalFilter, within: Distance?) -> [SearchRelaxation] {
        circles(around: within, filter: filter) + words(of: filter, within: within)
            + yieldingFacets.filter(filter.asks).map { facet in
                SearchRelaxation(change: .any(facet), filter: filter.without(facet), within: within)
            }
    }

    /// What people give up most easily comes first.
    private static let yieldingFacets: [FilterFacet] = [
        .hasPhoto, .publishedAfter, .color, .coat, .gender, .size, .age, .houseTrained, .specialNeeds, .goodWith, .excluded,
        .breed, .text, .source, .organization, .status, .type,
    ]

    private static func circles(around within: Distance?, filter: AnimalFilter) -> [SearchRelaxation] {
        guard let within else { return [] }
        let wider = [2.0, 5, 10].map { Distance(kilometers: max(1, within.kilometers) * $0) }
        return wider.map { SearchRelaxation(change: .within($0), filter: filter, within: $0) }
            + [SearchRelaxation(change: .everywhere, filter: filter, within: nil)]
    }

    /// Each word of several left out; a single one is the text itself.
    private static func words(of filter: AnimalFilter, within: Distance?) -> [SearchRelaxation] {
        let words = (filter.text ?? "").split(separator: " ")
        guard words.count > 1 else { return [] }
        return words.indices.map { index in
            var relaxed = filter
            relaxed.text = (words[..<index] + words[(index + 1)...]).joined(separator: " ")
            return SearchRelaxation(change: .withoutWord(String(words[index])), filter: relaxed, within: within)
        }
    }
}
