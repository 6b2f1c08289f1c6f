/// A search that asks for a little less than another that found nothing.
public struct SearchRelaxation: Hashable, Sendable {
    /// One thing that is given up.
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

    /// What is given up, at least one thing.
    public private(set) var changes: [Change] = []
    public private(set) var filter: AnimalFilter
    /// The circle, if there is still one.
    public private(set) var within: Distance?

    /// Whether nothing but the circle is given up, for a wider one or none.
    public var isFartherCircle: Bool {
        guard changes.count == 1 else { return false }
        switch changes[0] {
        case .within, .everywhere: return true
        case .any, .withoutWord: return false
        }
    }

    /// Whether the place no longer matters.
    public var isEverywhere: Bool { changes.contains(.everywhere) }

    /// Every search that gives up one thing: the circle first, since a longer way costs least, then what is asked for
    /// from the least to the most telling.
    ///
    /// - Parameter within: The circle that was looked at; `nil` when there was none to widen.
    public static func ofOneThing(in filter: AnimalFilter, within: Distance?) -> [SearchRelaxation] {
        let asked = SearchRelaxation(filter: filter, within: within)
        return asked.changesOfOneThing.map(asked.givingUp)
    }

    /// Every search that gives up two things, in the same order; a circle is given up whole, and the type never.
    public static func ofTwoThings(in filter: AnimalFilter, within: Distance?) -> [SearchRelaxation] {
        let asked = SearchRelaxation(filter: filter, within: within)
        let changes = asked.changesOfOneThing.filter { change in
            switch change {
            case .within, .withoutWord, .any(.type): false
            case .everywhere, .any: true
            }
        }
        return changes.indices.flatMap { index in
            changes[(index + 1)...].map { asked.givingUp(changes[index]).givingUp($0) }
        }
    }

    private init(filter: AnimalFilter, within: Distance?) {
        self.filter = filter
        self.within = within
    }

    private func givingUp(_ change: Change) -> SearchRelaxation {
        var relaxed = self
        relaxed.changes.append(change)
        switch change {
        case .within(let distance): relaxed.within = distance
        case .everywhere: relaxed.within = nil
        case .any(let facet): relaxed.filter = filter.without(facet)
        case .withoutWord(let word):
            var words = Self.words(of: filter)
            if let index = words.firstIndex(of: word) { words.remove(at: index) }
            relaxed.filter.text = words.joined(separator: " ")
        }
        return relaxed
    }

    private var changesOfOneThing: [Change] {
        let circles: [Change] =
            within.map { within in
                [2, 5, 10].map { .within(Distance(kilometers: max(1, within.kilometers) * $0)) } + [.everywhere]
            } ?? []
        // Of a single word, the text as a whole is given up.
        let words = Self.words(of: filter)
        return circles + (words.count > 1 ? words.map(Change.withoutWord) : [])
            + Self.yieldingFacets.filter(filter.asks).map(Change.any)
    }

    /// What people give up most easily comes first.
    private static let yieldingFacets: [FilterFacet] = [
        .hasPhoto, .publishedAfter, .color, .coat, .gender, .size, .age, .houseTrained, .specialNeeds, .goodWith,
        .excluded,
        .breed, .text, .source, .organization, .status, .type,
    ]

    private static func words(of filter: AnimalFilter) -> [String] {
        (filter.text ?? "").split(separator: " ").map(String.init)
    }
}
