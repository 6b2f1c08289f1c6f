import Domain
import GRDB

/// What some animals have to suggest of one kind: one name or type, all their breeds or colours.
struct SuggestedGroup: Sendable {
    let kind: SuggestionKind
    /// As they are spelled, in their order; the later ones are empty where there are fewer than three.
    let first, second, third: String

    /// `nil` for nothing.
    private init?(_ kind: SuggestionKind, _ values: [String]) {
        // An empty text suggests nothing, and stands for none in the table.
        var rest = values.lazy.filter { !$0.isEmpty }.makeIterator()
        guard let first = rest.next() else { return nil }
        self.kind = kind
        self.first = first
        second = rest.next() ?? ""
        third = rest.next() ?? ""
    }

    /// None of them empty.
    var values: [String] { [first, second, third].filter { !$0.isEmpty } }

    /// What an adoptable animal has to suggest; nothing for others.
    static func all(of animal: Animal) -> [SuggestedGroup] {
        guard animal.status.text == ListingStatus.adoptable.rawValue else { return [] }
        var groups: [SuggestedGroup] = []
        groups.reserveCapacity(SuggestionKind.allCases.count)
        for kind in SuggestionKind.allCases {
            if let group = SuggestedGroup(kind, kind.values(of: animal)) { groups.append(group) }
        }
        return groups
    }

    /// What the animals of these keys have to suggest, and how many of them.
    static func counts(of keys: [Int64], _ db: Database) throws -> [SuggestedGroup: Int] {
        var counts: [SuggestedGroup: Int] = [:]
        try AnimalLoader(db).forEach(keys) { _, animal in
            for group in all(of: animal) { counts[group, default: 0] += 1 }
        }
        return counts
    }

    /// The values as ``SearchText`` folds them, joined by spaces.
    var folded: String {
        // Most have but one.
        second.isEmpty ? SearchText.fold(first) : values.map(SearchText.fold).joined(separator: " ")
    }
}

extension SuggestedGroup: Hashable {
    /// Compared byte by byte, as SQLite does.
    static func == (left: SuggestedGroup, right: SuggestedGroup) -> Bool {
        left.kind == right.kind && left.first.isWritten(as: right.first) && left.second.isWritten(as: right.second)
            && left.third.isWritten(as: right.third)
    }

    func hash(into hasher: inout Hasher) {
        // What differs in the kind or the third value alone is rare, and told apart when it is compared.
        hasher.combine(first)
        if !second.isEmpty { hasher.combine(second) }
    }
}
