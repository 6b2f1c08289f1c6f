/// What a suggestion completes to.
public enum SuggestionKind: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The name of an animal.
    case name
    case breed
    case type
    case color
    /// A place; those come from a gazetteer, and no catalogue suggests any.
    case place

    /// In the order of the cases.
    public static func < (left: SuggestionKind, right: SuggestionKind) -> Bool {
        guard let left = allCases.firstIndex(of: left), let right = allCases.firstIndex(of: right) else { return false }
        return left < right
    }
}

/// Something that somebody who types may want to type.
public struct Suggestion: Hashable, Sendable {
    public let kind: SuggestionKind
    /// As most animals spell it.
    public let text: String
    /// How many adoptable animals it would give.
    public let count: Int

    public init(kind: SuggestionKind, text: String, count: Int) {
        self.kind = kind
        self.text = text
        self.count = count
    }
}

extension Suggestion {
    /// What the animals suggest for a beginning, the plain way; every catalogue is held against it.
    ///
    /// Suggested is what begins with `prefix` or has a later word that does, folded; everything for a prefix without
    /// words. The one that gives the most adoptable animals comes first, then by text and kind; at most `limit`.
    /// A name or a type gives the animals that have it; a breed or a colour those that ``AnimalFilter/breeds`` and
    /// ``AnimalFilter/colors`` find by it.
    public static func listed(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int,
        from animals: some Sequence<Animal>
    ) -> [Suggestion] {
        let adoptable = animals.filter { $0.status == .known(.adoptable) }
        let suggestions = kinds.flatMap { kind in
            var tally = SuggestionTally(kind)
            for animal in adoptable { tally.add(kind.values(of: animal), count: 1) }
            return tally.suggestions(for: prefix)
        }
        return ranked(suggestions, limit: limit)
    }

    /// The suggestions of all kinds, best first, at most `limit`.
    public static func ranked(_ suggestions: some Sequence<Suggestion>, limit: Int) -> [Suggestion] {
        let sorted = suggestions.map(RankedSuggestion.init).sorted { $0.precedes($1) }.map(\.suggestion)
        return Array(sorted.prefix(max(0, limit)))
    }
}

/// A suggestion with what nearly always tells at once where it stands among others.
private struct RankedSuggestion {
    let suggestion: Suggestion
    /// The first eight bytes of the text, the first of them the highest; zeros where it has fewer.
    private let head: UInt64

    init(_ suggestion: Suggestion) {
        self.suggestion = suggestion
        let bytes = suggestion.text.utf8.prefix(8)
        head = bytes.reduce(0) { $0 << 8 | UInt64($1) } << (8 * (8 - bytes.count))
    }

    /// Whether it comes before the other: more animals, then the text by bytes, then the kind.
    func precedes(_ other: RankedSuggestion) -> Bool {
        let (left, right) = (suggestion, other.suggestion)
        if left.count != right.count { return left.count > right.count }
        if head != other.head { return head < other.head }
        if !left.text.utf8.elementsEqual(right.text.utf8) {
            return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
        }
        return left.kind < right.kind
    }
}

extension SuggestionKind {
    /// What an animal has to suggest of this kind.
    public func values(of animal: Animal) -> [String] {
        switch self {
        case .name: [animal.name]
        case .breed: animal.breeds.named
        case .type: [animal.type.text]
        case .color: animal.colors.named
        case .place: []
        }
    }
}
