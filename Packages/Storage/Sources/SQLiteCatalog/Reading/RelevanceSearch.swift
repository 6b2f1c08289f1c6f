import Domain
import GRDB

/// Lists animals by how well a text is found in them, as `TextSearch.relevance(of:)` has it.
///
/// The index tells in which field a word is found, and how: each way is an expression of its own, the best one first.
struct RelevanceSearch {
    private let match: TextMatch
    /// What must hold of an animal, the text included.
    private let condition: SQL
    private let center: Coordinate?

    init(_ match: TextMatch, condition: SQL, center: Coordinate?) {
        self.match = match
        self.condition = condition
        self.center = center
    }

    /// The keys of the animals from the one at `offset` on, best first, then nearest, newest, and by id.
    func keys(from offset: Int, count: Int) -> SQLRequest<Int64> {
        let ranked = match.search.words.indices.prefix(TextSearch.wordsRanked)
        let hits = ranked.map { "\(hit(ofWord: $0)) AS \(sql: Self.column($0))" as SQL }
        let columns = ranked.map(Self.column)
        return """
            WITH place AS MATERIALIZED (\(places)),
            found AS MATERIALIZED (
                SELECT animal.id AS id, \(hits.joined(separator: ", ")) FROM animal WHERE \(condition)
            )
            SELECT animal.id
            FROM found CROSS JOIN animal ON animal.id = found.id LEFT JOIN place ON place.id = animal.site
            ORDER BY animal.folded_name <> \(match.search.folded), \(sql: columns.joined(separator: " + ")),
                \(remainder(columns)), place.km IS NULL, place.km,
                \(sql: CatalogSchema.publicationOrder) DESC, animal.source, animal.source_id
            LIMIT \(count) OFFSET \(offset)
            """
    }

    /// The penalty of the best way in which the word is found.
    private func hit(ofWord index: Int) -> SQL {
        let cases = TextHit.allCases.compactMap { hit -> SQL? in
            match.expression(for: hit, ofWord: index).map { expression in
                """
                WHEN animal.id IN (SELECT rowid FROM animal_text WHERE animal_text MATCH \(expression)) \
                THEN \(hit.penalty)
                """
            }
        }
        return "CASE \(cases.joined(separator: " ")) END"
    }

    /// As ``TextRelevance/remainder`` has it.
    private func remainder(_ columns: [String]) -> SQL {
        let search = match.search
        return """
            CASE WHEN \(sql: Self.all(columns, in: .name))
                THEN abs(length(animal.folded_name) - \(search.folded.unicodeScalars.count))
            WHEN \(sql: Self.all(columns, in: .breeds)) THEN NOT EXISTS (
                SELECT 1 FROM term WHERE id IN (animal.primary_breed, animal.secondary_breed)
                AND folded <> '' AND length(folded) - length(replace(folded, ' ', '')) = \(search.words.count - 1)
            ) ELSE 0 END
            """
    }

    /// Where animals are, and how far that is, if it is to be measured: there are far fewer places than animals.
    private var places: SQL {
        guard let center else { return "SELECT NULL AS id, NULL AS km WHERE 0" }
        return """
            SELECT id, great_circle_km(\(center.latitude), \(center.longitude), latitude, longitude) AS km FROM site
            """
    }

    private static func column(_ index: Int) -> String { "hit\(index)" }

    /// Whether all words are found in that field.
    private static func all(_ columns: [String], in field: SearchField) -> String {
        let penalties = TextHit.allCases.filter { $0.field == field }.map { "\($0.penalty)" }
        return columns.map { "\($0) IN (\(penalties.joined(separator: ", ")))" }.joined(separator: " AND ")
    }
}
