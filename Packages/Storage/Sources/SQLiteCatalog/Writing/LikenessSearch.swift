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
                try db.run(Self.insert, record, other)
                try db.run(Self.insert, other, record)
                found.insert(other)
            }
        }
        return found
    }

    /// What may look like each record: of another source, of the same type, with the same first word of the name, not
    /// known to be of the other sex, and not too far away. Only what comes through this is read as a whole.
    private func candidates(for records: Set<Int64>) throws -> [Int64: [Int64]] {
        let select = try db.cachedStatement(sql: Self.described)
        let described = try Row.fetchAll(select, arguments: [AnimalKeys(Array(records)).json]).map(Sketch.init)
        let sexes = Set(
            try Int64.fetchAll(db, sql: Self.sexes, arguments: [Gender.female.rawValue, Gender.male.rawValue])
        )
        var found: [Int64: [Int64]] = [:]
        for (word, sketches) in Dictionary(grouping: described, by: \.word) where !word.isEmpty {
            let others = try Row.fetchAll(db.cachedStatement(sql: Self.called), arguments: [word, word + "!"])
                .map(Sketch.init)
            for sketch in sketches {
                let candidates = others.filter { sketch.mayBeSame(as: $0, sexes: sexes) }
                if !candidates.isEmpty { found[sketch.key] = candidates.map(\.key) }
            }
        }
        return found
    }

    /// The little of a record that rules out most others.
    private struct Sketch {
        let key: Int64
        let source: String
        let type: Int64
        let gender: Int64?
        /// The first word of the name's key.
        let word: String
        let place: Coordinate?

        init(_ row: Row) throws {
            var reader = RowReader(row)
            key = try reader.required()
            source = try reader.required()
            type = try reader.required()
            gender = try reader.next()
            word = String((try reader.required() as String).unicodeScalars.prefix { $0 != " " })
            place = try reader.nextCoordinate()
        }

        /// - Parameter sexes: The terms for female and male.
        func mayBeSame(as other: Sketch, sexes: Set<Int64>) -> Bool {
            guard source != other.source, type == other.type else { return false }
            if let gender, let otherGender = other.gender, gender != otherGender, sexes.contains(gender),
                sexes.contains(otherGender)
            {
                return false
            }
            guard let place, let otherPlace = other.place else { return true }
            return abs(place.latitude - otherPlace.latitude) <= Self.degrees
                && GreatCircle.distance(from: place, to: otherPlace) <= IdentityLimits.distance
        }

        /// The distance in degrees of latitude, rounded up.
        private static let degrees = (IdentityLimits.distance.kilometers / 110).rounded(.up)
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

    private static let insert = "INSERT OR IGNORE INTO likeness (one, other) VALUES (?, ?)"
    private static let sexes = "SELECT id FROM term WHERE text IN (?, ?)"
    private static let sketch = """
        SELECT animal.id, animal.source, animal.type, animal.gender, animal.sort_name, site.latitude, site.longitude
        FROM animal LEFT JOIN site ON site.id = animal.site
        """
    private static let described = "\(sketch) WHERE animal.id IN (SELECT value FROM json_each(?))"
    /// A space comes before “!”, and nothing that a key holds comes between them: this finds the word by itself, and
    /// what goes on after it.
    private static let called = "\(sketch) WHERE animal.sort_name >= ? AND animal.sort_name < ? AND animal.merged = 0"
}
