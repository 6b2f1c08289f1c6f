import Domain
import FoundationEssentials
import GRDB

extension AnimalFilter {
    /// Narrows `keys` to the animals that ``matches(_:)`` holds for, the text left aside.
    func narrow(_ keys: inout KeySet, _ index: IndexReader) throws {
        for chosen in try chosenKeys(index) { keys.formIntersection(chosen.keys) }
        try narrowBesidesChoices(&keys, index)
    }

    /// For each field in which there is something to choose and something was chosen, the animals that have that; a
    /// companion twice if asked for twice.
    func chosenKeys(_ index: IndexReader) throws -> [(field: Posting.Field, keys: KeySet)] {
        let db = index.db
        let terms: [(Posting.Field, [Int64]?)] = [
            (.type, try Self.keys(of: types, db)), (.status, try Self.keys(of: statuses, db)),
            (.age, try Self.keys(of: ages, db)), (.gender, try Self.keys(of: genders, db)),
            (.size, try Self.keys(of: sizes, db)), (.coat, try Self.keys(of: coats, db)),
            (.breed, try Self.keys(holding: breeds, db)), (.color, try Self.keys(holding: colors, db)),
        ]
        var chosen: [(field: Posting.Field, keys: KeySet)] = []
        for case (let field, let values?) in terms { chosen.append((field, try index.keys(field, anyOf: values))) }
        var answers = goodWith.map { Posting(Posting.Field($0), 1) }
        if let houseTrained { answers.append(Posting(.houseTrained, houseTrained ? 1 : 0)) }
        if let specialNeeds { answers.append(Posting(.specialNeeds, specialNeeds ? 1 : 0)) }
        if hasPhoto { answers.append(Posting(.hasPhoto, 1)) }
        for answer in answers { chosen.append((answer.field, try index.keys(answer))) }
        if !sources.isEmpty { chosen.append((.source, try index.keys(.source, anyOf: sources.map(\.text)))) }
        return chosen
    }

    /// Narrows `keys` by everything that ``chosenKeys(_:)`` leaves aside, but the text.
    func narrowBesidesChoices(_ keys: inout KeySet, _ index: IndexReader) throws {
        if let listedByOrganization { keys.formIntersection(KeySet(try listedByOrganization.fetchAll(index.db))) }
        if let publishedAfter { keys = NewestSearch(try index.publications()).keys(of: keys, after: publishedAfter) }
        try excluded.narrow(&keys, index)
    }

    private var listedByOrganization: SQLRequest<Int64>? {
        guard !organizations.isEmpty else { return nil }
        let ids = organizations.map { $0.lowercased() }
        return """
            SELECT id FROM animal
            WHERE organization IN (SELECT id FROM organization_identity WHERE lowercase_id IN \(ids))
            """
    }

    /// The keys of the wanted terms; `nil` when none is wanted in particular.
    ///
    /// Texts count as the same here when Swift says so, which SQLite cannot tell of those beyond ASCII.
    static func keys<Known>(of wanted: [OpenValue<Known>], _ db: Database) throws -> [Int64]? {
        guard !wanted.isEmpty else { return nil }
        let candidates: SQLRequest<Row> = """
            SELECT id, text FROM term
            WHERE text IN \(wanted.map(\.text)) OR length(text) < length(CAST(text AS BLOB))
            """
        return try candidates.fetchAll(db).compactMap { row in
            var reader = RowReader(row)
            let key: Int64 = try reader.required()
            return wanted.contains(try reader.requiredTerm()) ? key : nil
        }
    }

    /// The keys of the terms in which one of the phrases stands; `nil` when there is no phrase to look for.
    fileprivate static func keys(holding phrases: [String], _ db: Database) throws -> [Int64]? {
        guard let terms = terms(holding: phrases) else { return nil }
        return try SQLRequest<Int64>(literal: terms).fetchAll(db)
    }

    /// A subquery for the terms in which one of the phrases stands; `nil` when there is no phrase to look for.
    static func terms(holding phrases: [String]) -> SQL? {
        guard !phrases.isEmpty else { return nil }
        let folded = phrases.map(SearchText.fold).filter { !$0.isEmpty }
        let conditions = folded.map { "instr(' ' || folded || ' ', \(" \($0) ")) > 0" as SQL }
        return "SELECT id FROM term WHERE \(conditions.isEmpty ? "0" : conditions.joined(separator: " OR "))"
    }
}

extension AnimalExclusions {
    /// Takes out the animals that any of this is known of.
    fileprivate func narrow(_ keys: inout KeySet, _ index: IndexReader) throws {
        let db = index.db
        let terms: [(Posting.Field, [Int64]?)] = [
            (.type, try AnimalFilter.keys(of: types, db)), (.age, try AnimalFilter.keys(of: ages, db)),
            (.gender, try AnimalFilter.keys(of: genders, db)), (.size, try AnimalFilter.keys(of: sizes, db)),
            (.coat, try AnimalFilter.keys(of: coats, db)),
            (.breed, try AnimalFilter.keys(holding: breeds, db)), (.color, try AnimalFilter.keys(holding: colors, db)),
        ]
        for case (let field, let values?) in terms {
            keys.subtract(try index.keys(field, anyOf: values))
        }
    }
}
