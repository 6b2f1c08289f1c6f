import Domain
import FoundationEssentials
import GRDB

/// Finds the records of other sources that look like one animal with given ones, and keeps that in `likeness`.
///
/// It looks in the index, which whoever asks has brought up to date with all that the transaction wrote.
struct LikenessSearch {
    private let db: Database
    private let index: IndexReader

    init(_ db: Database) {
        self.db = db
        index = IndexReader(db)
    }

    /// Finds and keeps what looks like the records; answers the keys of what was found.
    func find(for records: Set<Int64>) throws -> Set<Int64> {
        guard !records.isEmpty else { return [] }
        let candidates = try candidates(for: records)
        let facts = try facts(of: Set(candidates.keys).union(candidates.values.joined()))
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
        let sketches = try sketches(of: records)
        let kinds = try Dictionary(uniqueKeysWithValues: Set(sketches.map(\.kind)).map { ($0, try keys(of: $0)) })
        let places = try index.places()
        var found: [(sketch: Sketch, others: [Int64])] = []
        for (word, sketches) in Dictionary(grouping: sketches, by: \.word) where !word.isEmpty {
            let called = try keys(calledFirst: word)
            for (kind, sketches) in Dictionary(grouping: sketches, by: \.kind) {
                let others = kinds[kind].map(called.intersection) ?? KeySet()
                found += try sketches.map { ($0, try $0.near(others, places)) }
            }
        }
        let ids = try AnimalLoader(db).ids(of: Set(found.lazy.flatMap(\.others)))
        return found.reduce(into: [:]) { candidates, found in
            let others = found.others.filter { ids[$0]?.source.text != found.sketch.source }
            if !others.isEmpty { candidates[found.sketch.key] = others }
        }
    }

    /// The little of a record that rules out most others.
    private struct Sketch {
        let key: Int64
        let source: String
        let kind: Kind
        /// The first word of the name's key.
        let word: String
        let place: Coordinate?

        /// Those of `keys` that are not too far away, or nobody knows where.
        func near(_ keys: KeySet, _ places: AnimalPlaces) throws -> [Int64] {
            guard let place else { return Array(keys) }
            return try keys.filter { key in
                let site = places.site(of: key)
                guard site != 0 else { return true }
                let other = try places.place(of: site)
                return abs(place.latitude - other.latitude) <= Self.degrees
                    && GreatCircle.distance(from: place, to: other) <= IdentityLimits.distance
            }
        }

        /// The distance in degrees of latitude, rounded up.
        private static let degrees = (IdentityLimits.distance.kilometers / 110).rounded(.up)
    }

    /// What records of one animal have in common.
    private struct Kind: Hashable {
        let type: Int64
        /// The term for the sex that they are known not to have.
        let otherSex: Int64?
    }

    private func sketches(of records: Set<Int64>) throws -> [Sketch] {
        let sexes = Set(
            try Int64.fetchAll(db, sql: Self.sexes, arguments: [Gender.female.rawValue, Gender.male.rawValue])
        )
        let select = try db.cachedStatement(sql: Self.described)
        return try Row.fetchAll(select, arguments: [AnimalKeys(Array(records)).json]).map { row in
            var reader = RowReader(row)
            let (key, source): (Int64, String) = (try reader.required(), try reader.required())
            let (type, gender): (Int64, Int64?) = (try reader.required(), try reader.next())
            let otherSex = gender.flatMap { sexes.contains($0) ? sexes.subtracting([$0]).first : nil }
            return Sketch(
                key: key,
                source: source,
                kind: Kind(type: type, otherSex: otherSex),
                word: String((try reader.required() as String).unicodeScalars.prefix { $0 != " " }),
                place: try reader.nextCoordinate()
            )
        }
    }

    /// The records of a kind.
    private func keys(of kind: Kind) throws -> KeySet {
        var keys = try index.keys(Posting(.kind, 0))
        keys.formIntersection(try index.keys(Posting(.type, kind.type)))
        if let otherSex = kind.otherSex { keys.subtract(try index.keys(Posting(.gender, otherSex))) }
        return keys
    }

    /// The animals of whose names that is the first word, or all.
    private func keys(calledFirst word: String) throws -> KeySet {
        var keys = try index.keys(Posting(.name, word))
        keys.formUnion(try index.keys(.name, beginning: word + " "))
        return keys
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
    private static let described = """
        SELECT animal.id, animal.source, animal.type, animal.gender, animal.sort_name, site.latitude, site.longitude
        FROM animal LEFT JOIN site ON site.id = animal.site
        WHERE animal.id IN (SELECT value FROM json_each(?))
        """
}
