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
        let terms: [(Posting.Field, [Int64]?)] = [
            (.type, try index.wanted(types)), (.status, try index.wanted(statuses)),
            (.age, try index.wanted(ages)), (.gender, try index.wanted(genders)),
            (.size, try index.wanted(sizes)), (.coat, try index.wanted(coats)),
            (.breed, try Self.keys(holding: breeds, index.db)), (.color, try Self.keys(holding: colors, index.db)),
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
        if let wanted = try wantedOrganizations(index.db) {
            keys.formIntersection(try index.keys(.organization, anyOf: wanted))
        }
        if let publishedAfter { keys = NewestSearch(try index.publications()).keys(of: keys, after: publishedAfter) }
        try excluded.narrow(&keys, index)
    }

    /// The keys of the wanted organisations; `nil` when none is wanted in particular.
    private func wantedOrganizations(_ db: Database) throws -> [Int64]? {
        guard !organizations.isEmpty else { return nil }
        let ids = organizations.map { $0.lowercased() }
        let select: SQLRequest<Int64> = "SELECT id FROM organization_identity WHERE lowercase_id IN \(ids)"
        return try select.fetchAll(db)
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
        let terms: [(Posting.Field, [Int64]?)] = [
            (.type, try index.wanted(types)), (.age, try index.wanted(ages)),
            (.gender, try index.wanted(genders)), (.size, try index.wanted(sizes)), (.coat, try index.wanted(coats)),
            (.breed, try AnimalFilter.keys(holding: breeds, index.db)),
            (.color, try AnimalFilter.keys(holding: colors, index.db)),
        ]
        for case (let field, let values?) in terms {
            keys.subtract(try index.keys(field, anyOf: values))
        }
    }
}

extension IndexReader {
    /// The ids of the wanted terms; `nil` when none is wanted in particular.
    fileprivate func wanted<Known>(_ values: [OpenValue<Known>]) throws -> [Int64]? {
        values.isEmpty ? nil : try termIDs(of: values)
    }
}
