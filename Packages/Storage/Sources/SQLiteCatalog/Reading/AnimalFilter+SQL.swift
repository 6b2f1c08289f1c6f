import Domain
import FoundationEssentials
import GRDB

extension AnimalFilter {
    /// Conditions on `animal` that together hold for the animals that ``matches(_:)`` holds for.
    ///
    /// - Parameters:
    ///   - text: The filter's text; `nil` if it has none.
    ///   - placesLead: Whether the animals are looked up site by site. Else a search text may lead the way.
    func conditions(text: TextMatch?, placesLead: Bool, _ db: Database) throws -> [SQL] {
        var conditions: [SQL] = []
        let columns: [(SQL, [Int64]?)] = [
            ("type", try Self.keys(of: types, db)), ("status", try Self.keys(of: statuses, db)),
            ("age", try Self.keys(of: ages, db)), ("gender", try Self.keys(of: genders, db)),
            ("size", try Self.keys(of: sizes, db)), ("coat", try Self.keys(of: coats, db)),
        ]
        for case (let column, let keys?) in columns { conditions.append("animal.\(column) IN \(keys)") }
        for companion in Set(goodWith) { conditions.append("animal.\(sql: Self.column(of: companion)) = 1") }
        if let houseTrained { conditions.append("animal.house_trained = \(houseTrained)") }
        if let specialNeeds { conditions.append("animal.special_needs = \(specialNeeds)") }
        if hasPhoto { conditions.append("animal.has_photo = 1") }
        if let bound = publishedAfter?.timeIntervalSinceReferenceDate {
            conditions.append("animal.published_at > \(bound)")
        }
        if !sources.isEmpty {
            let names = sources.map(\.text)
            conditions.append(
                """
                (animal.source IN \(names) OR EXISTS (
                    SELECT * FROM provenance WHERE provenance.animal = animal.id AND +provenance.source IN \(names)
                ))
                """
            )
        }
        if !organizations.isEmpty {
            let ids = organizations.map { $0.lowercased() }
            conditions.append(
                "animal.organization IN (SELECT id FROM organization_identity WHERE lowercase_id IN \(ids))"
            )
        }
        if let breeds = Self.terms(holding: breeds) {
            conditions.append("(animal.primary_breed IN \(breeds) OR animal.secondary_breed IN \(breeds))")
        }
        if let colors = Self.terms(holding: colors) {
            conditions.append(
                """
                (animal.primary_color IN \(colors) OR animal.secondary_color IN \(colors) \
                OR animal.tertiary_color IN \(colors))
                """
            )
        }
        conditions += try excluded.conditions(db)
        if let match = text?.expression {
            // Without the plus, SQLite would seek every animal that the text finds at every single site.
            let id: SQL = placesLead ? "+animal.id" : "animal.id"
            conditions.append("\(id) IN (SELECT rowid FROM animal_text WHERE animal_text MATCH \(match))")
        }
        return conditions
    }

    /// The column that says whether an animal gets along with them.
    static func column(of companion: Companion) -> String {
        switch companion {
        case .children: "good_with_children"
        case .dogs: "good_with_dogs"
        case .cats: "good_with_cats"
        }
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

    /// A subquery for the terms in which one of the phrases stands; `nil` when there is no phrase to look for.
    static func terms(holding phrases: [String]) -> SQL? {
        guard !phrases.isEmpty else { return nil }
        let folded = phrases.map(SearchText.fold).filter { !$0.isEmpty }
        let conditions = folded.map { "instr(' ' || folded || ' ', \(" \($0) ")) > 0" as SQL }
        return "(SELECT id FROM term WHERE \(conditions.isEmpty ? "0" : conditions.joined(separator: " OR ")))"
    }
}

extension AnimalExclusions {
    /// Conditions on `animal` that together hold for the animals that nothing of this is known of.
    fileprivate func conditions(_ db: Database) throws -> [SQL] {
        let keys: [(SQL, [Int64]?)] = [
            ("type", try AnimalFilter.keys(of: types, db)), ("age", try AnimalFilter.keys(of: ages, db)),
            ("gender", try AnimalFilter.keys(of: genders, db)), ("size", try AnimalFilter.keys(of: sizes, db)),
            ("coat", try AnimalFilter.keys(of: coats, db)),
        ]
        var conditions: [SQL] = []
        for case (let column, let keys?) in keys { conditions.append(Self.column(column, isNoneOf: "\(keys)")) }
        let terms: [([SQL], SQL?)] = [
            (["primary_breed", "secondary_breed"], AnimalFilter.terms(holding: breeds)),
            (["primary_color", "secondary_color", "tertiary_color"], AnimalFilter.terms(holding: colors)),
        ]
        for case (let columns, let terms?) in terms {
            conditions += columns.map { Self.column($0, isNoneOf: terms) }
        }
        return conditions
    }

    private static func column(_ column: SQL, isNoneOf values: SQL) -> SQL {
        "(animal.\(column) IS NULL OR animal.\(column) NOT IN \(values))"
    }
}
