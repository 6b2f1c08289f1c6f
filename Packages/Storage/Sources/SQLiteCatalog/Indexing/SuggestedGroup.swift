import Domain
import GRDB

/// What some animals have to suggest of one kind: one name or type, all their breeds or colours.
struct SuggestedGroup: Sendable {
    let kind: SuggestionKind
    /// At most three, none of them empty.
    let values: [String]

    /// What an adoptable animal has to suggest; nothing for others.
    static func all(of animal: Animal) -> [SuggestedGroup] {
        guard animal.status.text == ListingStatus.adoptable.rawValue else { return [] }
        return SuggestionKind.allCases.compactMap { kind in
            // An empty text suggests nothing, and stands for none in the table.
            let values = kind.values(of: animal).filter { !$0.isEmpty }
            return values.isEmpty ? nil : SuggestedGroup(kind: kind, values: values)
        }
    }

    /// What the animals of these keys have to suggest, and how many of them.
    static func counts(of keys: [Int64], _ db: Database) throws -> [SuggestedGroup: Int] {
        var counts: [SuggestedGroup: Int] = [:]
        try AnimalLoader(db).forEach(keys) { _, animal in
            for group in all(of: animal) { counts[group, default: 0] += 1 }
        }
        return counts
    }
}

/// Compared byte by byte, as SQLite does.
extension SuggestedGroup: Hashable {
    static func == (left: SuggestedGroup, right: SuggestedGroup) -> Bool {
        left.kind == right.kind && left.values.elementsEqual(right.values) { $0.utf8.elementsEqual($1.utf8) }
    }
}
