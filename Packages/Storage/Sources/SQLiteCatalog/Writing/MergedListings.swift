import Domain
import GRDB

/// Keeps the listings that are merged from records of several sources, inside one transaction.
///
/// Which records look like one animal is kept in the table `likeness`, so that a change asks about the changed records
/// only; which of those make a listing follows from it by ``AnimalIdentity/groups(joinedBy:)``.
struct MergedListings {
    private let db: Database
    var writer: AnimalWriter

    init(_ writer: AnimalWriter, _ db: Database) {
        self.db = db
        self.writer = writer
    }

    /// Brings the listings up to date after records were written.
    ///
    /// - Parameters:
    ///   - changed: Records that are new or say something new.
    ///   - refetched: Records that say what they said.
    mutating func renew(changed: [Int64], refetched: [Int64]) throws {
        let isNeeded: SQLRequest<Bool> = """
            SELECT EXISTS (SELECT * FROM part) OR (SELECT count(*) > 1 FROM source WHERE animals > 0)
            """
        guard !changed.isEmpty || !refetched.isEmpty, try isNeeded.fetchOne(db) ?? false else { return }
        // Records of this transaction may look like one another, too.
        try writer.index.write()
        var affected = Set(changed + refetched)
        affected.formUnion(try likeRecords(of: changed))
        try forgetLikeness(of: changed)
        affected.formUnion(try LikenessSearch(db).find(for: Set(changed)))
        try regroup(affected, changed: Set(changed + refetched))
    }

    /// Brings the listings up to date before records go; answers what to bring up to date once they are gone.
    mutating func release(_ records: [Int64]) throws -> [Int64] {
        let left = Set(try likeRecords(of: records)).subtracting(records)
        try forgetLikeness(of: records)
        for listing in try listings(of: records).keys { try dissolve(listing) }
        return left.sorted()
    }

    /// Groups records anew that lost others, or whose facts changed.
    mutating func regroup(_ records: [Int64]) throws {
        try regroup(Set(records), changed: [])
    }

    /// Finds every listing there is to merge, portion by portion, where nothing was merged before.
    mutating func mergeAll() throws {
        var last: Int64 = 0
        while true {
            let select: SQLRequest<Int64> = """
                SELECT id FROM animal WHERE id > \(last) AND merged = 0 ORDER BY id LIMIT \(Self.portion)
                """
            let keys = try select.fetchAll(db)
            guard let end = keys.last else { return }
            try renew(changed: keys, refetched: [])
            last = end
        }
    }

    private static let portion = 1000

    // MARK: - Groups

    private mutating func regroup(_ affected: Set<Int64>, changed: Set<Int64>) throws {
        let (records, likenesses) = try connected(affected)
        let ids = try AnimalLoader(db).ids(of: records)
        let pairs = likenesses.compactMap { one, other in
            ids[one].flatMap { one in ids[other].map { Likeness(one, $0) } }
        }
        var wanted = Set(AnimalIdentity.groups(joinedBy: Set(pairs)))
        let keys = Dictionary(ids.map { ($1, $0) }) { $1 }
        var stale: [Int64: [Int64]] = [:]
        for (listing, parts) in try listings(of: Array(records)) {
            let group = parts.compactMap { ids[$0] }.sorted()
            if group.count == parts.count, wanted.remove(group) != nil {
                if !changed.isDisjoint(with: parts) { stale[listing] = parts }
            } else {
                try dissolve(listing)
            }
        }
        try rewrite(stale)
        try merge(wanted.sorted { $0[0] < $1[0] }.map { group in group.compactMap { keys[$0] } })
    }

    private mutating func merge(_ groups: [[Int64]]) throws {
        let animals = try animals(groups.flatMap(\.self))
        for parts in groups {
            guard let merged = Animal.merged(from: parts.compactMap { animals[$0] }) else { continue }
            let listing = try writer.addMerged(merged)
            try writer.suggested.remove(parts)
            for part in parts {
                try db.run("INSERT INTO part (record, listing) VALUES (?, ?)", part, listing)
                writer.index.add(.isPart, to: part)
            }
        }
    }

    /// Writes listings anew from their parts.
    private mutating func rewrite(_ listings: [Int64: [Int64]]) throws {
        let animals = try animals(Array(listings.keys) + listings.values.flatMap(\.self))
        for (listing, parts) in listings.sorted(by: { $0.key < $1.key }) {
            guard let former = animals[listing], let merged = Animal.merged(from: parts.compactMap { animals[$0] })
            else { continue }
            try writer.replace(former, with: merged, key: listing, isMerged: true)
        }
    }

    private func animals(_ keys: [Int64]) throws -> [Int64: Animal] {
        Dictionary(zip(keys, try AnimalLoader(db).animals(keys))) { $1 }
    }

    private func dissolve(_ listing: Int64) throws {
        let select = try db.cachedStatement(sql: "SELECT record FROM part WHERE listing = ?")
        let parts = try Int64.fetchAll(select, arguments: [listing])
        for part in parts { writer.index.remove(.isPart, from: part) }
        try db.run("DELETE FROM part WHERE listing = ?", listing)
        try writer.suggested.add(parts)
        try AnimalRemover(writer, db).remove([listing])
    }

    // MARK: - What is known

    /// The records that are joined to these by likeness in however many steps, these included, and the pairs.
    private func connected(
        _ records: Set<Int64>
    ) throws -> (records: Set<Int64>, likenesses: [(one: Int64, other: Int64)]) {
        var found = records
        var likenesses: [(one: Int64, other: Int64)] = []
        var edge = Array(records)
        while !edge.isEmpty {
            let pairs = try pairs(of: edge)
            likenesses += pairs
            edge = Array(Set(pairs.map(\.other)).subtracting(found))
            found.formUnion(edge)
        }
        return (found, likenesses)
    }

    private func likeRecords(of records: [Int64]) throws -> [Int64] {
        try pairs(of: records).map(\.other)
    }

    private func pairs(of records: [Int64]) throws -> [(one: Int64, other: Int64)] {
        let select = try db.cachedStatement(
            sql: "SELECT one, other FROM likeness WHERE one IN (SELECT value FROM json_each(?))"
        )
        return try Row.fetchAll(select, arguments: [AnimalKeys(records).json]).map { row in
            var reader = RowReader(row)
            return (try reader.required(), try reader.required())
        }
    }

    private func forgetLikeness(of records: [Int64]) throws {
        let keys = AnimalKeys(records).json
        // Each pair is there both ways round, so that either end finds it.
        for column in ["one", "other"] {
            try db.run("DELETE FROM likeness WHERE \(column) IN (SELECT value FROM json_each(?))", keys)
        }
    }

    /// The merged listings that show any of the records, each with all its parts.
    private func listings(of records: [Int64]) throws -> [Int64: [Int64]] {
        let select = try db.cachedStatement(
            sql: """
                SELECT listing, record FROM part
                WHERE listing IN (SELECT listing FROM part WHERE record IN (SELECT value FROM json_each(?)))
                """
        )
        let rows = try Row.fetchAll(select, arguments: [AnimalKeys(records).json]).map { row in
            var reader = RowReader(row)
            return (listing: try reader.required() as Int64, record: try reader.required() as Int64)
        }
        return Dictionary(grouping: rows, by: \.listing).mapValues { $0.map(\.record) }
    }
}
