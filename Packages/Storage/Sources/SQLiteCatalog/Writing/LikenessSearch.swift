import Domain
import FoundationEssentials
import GRDB

/// Finds the records of other sources that look like one animal with given ones, and keeps that in `likeness`.
struct LikenessSearch {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// Finds and keeps what looks like the records; answers the keys of what was found.
    func find(for records: Set<Int64>) throws -> Set<Int64> {
        let candidates = try candidates(for: records)
        let facts = try facts(of: records.intersection(candidates.keys).union(candidates.values.joined()))
        var found: Set<Int64> = []
        for (record, others) in candidates {
            guard let own = facts[record] else { continue }
            for other in others where facts[other]?.isSame(as: own) == true {
                try db.run(Self.insert, [record, other])
                try db.run(Self.insert, [other, record])
                found.insert(other)
            }
        }
        return found
    }

    /// What may look like each record: of another source, of the same type, with the same first word of the name, not
    /// known to be of the other sex, and not too far away. Only what comes through this is read as a whole.
    private func candidates(for records: Set<Int64>) throws -> [Int64: [Int64]] {
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: Self.described),
            arguments: [AnimalKeys(Array(records)).json]
        )
        let search = try db.cachedStatement(sql: Self.candidates)
        let sexes = try Int64.fetchAll(db, sql: Self.sexes, arguments: [Gender.female.rawValue, Gender.male.rawValue])
        var found: [Int64: [Int64]] = [:]
        for row in rows {
            var reader = RowReader(row)
            let (key, source, type): (Int64, String, Int64) =
                (try reader.required(), try reader.required(), try reader.required())
            let gender: Int64? = try reader.next()
            let name: String = try reader.required()
            let place = try reader.nextCoordinate()
            let word = String(name.prefix { $0 != " " })
            guard !word.isEmpty else { continue }
            let values: ColumnValues = [
                word, word + "!", source, type,
                gender.flatMap { own in sexes.first { $0 != own && sexes.contains(own) } },
                place?.latitude, place?.longitude, IdentityLimits.distance.kilometers, Self.degrees,
            ]
            let others = try Int64.fetchAll(search, arguments: StatementArguments(values))
            if !others.isEmpty { found[key] = others }
        }
        return found
    }

    private func facts(of records: Set<Int64>) throws -> [Int64: IdentityFacts] {
        let keys = Array(records)
        let listed = try AnimalLoader(db).listedAnimals(keys, measuredFrom: nil)
        return Dictionary(
            uniqueKeysWithValues: zip(keys, listed).map { key, listed in
                (key, IdentityFacts(OfferedAnimal(listed.animal, offeredBy: listed.organization)))
            }
        )
    }

    /// The distance in degrees of latitude, rounded up.
    private static let degrees = (IdentityLimits.distance.kilometers / 110).rounded(.up)

    private static let insert = "INSERT OR IGNORE INTO likeness (one, other) VALUES (?, ?)"
    private static let sexes = "SELECT id FROM term WHERE text IN (?, ?)"
    private static let described = """
        SELECT animal.id, animal.source, animal.type, animal.gender, animal.sort_name, site.latitude, site.longitude
        FROM animal LEFT JOIN site ON site.id = animal.site
        WHERE animal.id IN (SELECT value FROM json_each(?))
        """
    /// A space comes before “!”, and nothing that a key holds comes between them: this finds the word by itself, and
    /// what goes on after it.
    private static let candidates = """
        SELECT other.id FROM animal AS other LEFT JOIN site ON site.id = other.site
        WHERE other.sort_name >= ?1 AND other.sort_name < ?2 AND other.source <> ?3 AND other.type = ?4
            AND other.merged = 0 AND (?5 IS NULL OR other.gender IS NOT ?5)
            AND (?6 IS NULL OR site.id IS NULL OR site.latitude BETWEEN ?6 - ?9 AND ?6 + ?9
                AND great_circle_km(?6, ?7, site.latitude, site.longitude) <= ?8)
        """
}
