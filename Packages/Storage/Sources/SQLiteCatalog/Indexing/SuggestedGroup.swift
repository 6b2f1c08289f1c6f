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

    /// What the adoptable animals that `condition`, in SQL, holds for have to suggest, and how many of them.
    static func counts(
        where condition: String,
        _ arguments: StatementArguments,
        _ db: Database
    ) throws -> [SuggestedGroup: Int] {
        var counts: [SuggestedGroup: Int] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: "\(select) \(condition)"), arguments: arguments)
        while let row = try rows.next() {
            var reader = RowReader(row)
            for group in all(of: try Animal(suggesting: &reader)) { counts[group, default: 0] += 1 }
        }
        return counts
    }

    private static let columns = [
        "type", "primary_breed", "secondary_breed", "primary_color", "secondary_color", "tertiary_color",
    ]
    private static let select = """
        SELECT animal.source, animal.source_id, listing.name,
            \(columns.map { "(SELECT text FROM term WHERE id = animal.\($0))" }.joined(separator: ", "))
        FROM animal JOIN listing ON listing.animal = animal.id
        WHERE animal.status = (SELECT id FROM term WHERE text = '\(ListingStatus.adoptable.rawValue)') AND
        """
}

extension Animal {
    /// An adoptable animal with no more than it has to suggest.
    fileprivate init(suggesting reader: inout RowReader) throws {
        let id = try reader.requiredAnimalID()
        let name: String = try reader.required()
        self.init(id: id, type: try reader.requiredTerm(), name: name)
        status = .known(.adoptable)
        breeds = Breeds(primary: try reader.next(), secondary: try reader.next())
        colors = Colors(primary: try reader.next(), secondary: try reader.next(), tertiary: try reader.next())
    }
}

/// Compared byte by byte, as SQLite does.
extension SuggestedGroup: Hashable {
    static func == (left: SuggestedGroup, right: SuggestedGroup) -> Bool {
        left.kind == right.kind && left.values.elementsEqual(right.values) { $0.utf8.elementsEqual($1.utf8) }
    }
}
