import Domain
import GRDB

extension MatchQuestion {
    /// An expression on `animal` that is 1 for yes, 0 for no and NULL for what nobody said, as ``answer(for:)`` has it.
    func answer(_ index: IndexReader) throws -> SQL {
        switch self {
        case .goodWith(let companion): "animal.\(sql: companion.column)"
        case .houseTrained: "animal.house_trained"
        case .specialNeeds: "animal.special_needs"
        case .type(let choice): try choice.answer("type", index)
        case .age(let choice): try choice.answer("age", index)
        case .gender(let choice): try choice.answer("gender", index)
        case .size(let choice): try choice.answer("size", index)
        case .coat(let choice): try choice.answer("coat", index)
        case .breed(let phrases): Self.answer(phrases, in: ["primary_breed", "secondary_breed"])
        case .color(let phrases): Self.answer(phrases, in: ["primary_color", "secondary_color", "tertiary_color"])
        }
    }

    /// Whether one of the phrases stands in a term of one of the columns; NULL when all of them are empty.
    private static func answer(_ phrases: [String], in columns: [String]) -> SQL {
        guard let terms = AnimalFilter.terms(holding: phrases) else { return "NULL" }
        let columns = columns.map { "animal.\(sql: $0)" as SQL }
        let isIn = columns.map { "\($0) IN (\(terms))" as SQL }.joined(separator: " OR ")
        return """
            (CASE WHEN coalesce(\(columns.joined(separator: ", "))) IS NULL THEN NULL \
            WHEN \(isIn) THEN 1 ELSE 0 END)
            """
    }
}

extension TermChoice {
    fileprivate func answer(_ column: String, _ index: IndexReader) throws -> SQL {
        let yes = try index.termIDs(of: self.yes)
        let no = try index.termIDs(of: self.no)
        let column: SQL = "animal.\(sql: column)"
        return "(CASE WHEN \(column) IN \(yes) THEN 1 WHEN \(column) IN \(no) THEN 0 END)"
    }
}
