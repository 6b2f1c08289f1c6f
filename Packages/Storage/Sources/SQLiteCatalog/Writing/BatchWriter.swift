import Boundaries
import Domain
import FoundationEssentials
import GRDB

/// Takes batches in, inside transactions of one connection between which no other writes.
struct BatchWriter {
    private let db: Database
    private var writer: AnimalWriter
    private var outcome = Outcome()
    /// The key of the last animal that was added.
    private(set) var lastKey: Int64?

    /// What became of one batch.
    private struct Outcome {
        var summary = CatalogWriteSummary()
        var addedBySource: [SourceName: Int] = [:]
        /// The records that say something new, and those that were only fetched again.
        var changed: [Int64] = []
        var refetched: [Int64] = []
    }

    init(_ db: Database) throws {
        self.db = db
        writer = try AnimalWriter(db)
    }

    /// Takes in the one batch that a transaction is for.
    static func write(_ batch: PreparedBatch, _ db: Database) throws -> CatalogWriteSummary {
        var writer = try BatchWriter(db)
        let summary = try writer.take(batch)
        try writer.finish()
        return summary
    }

    /// Takes a batch in: organisations first, so that the batch's own animals find them; listings merged from several
    /// records last.
    ///
    /// - Parameter known: Where the repeated records are looked for; others are read after all.
    mutating func take(
        _ batch: PreparedBatch,
        known: KnownFingerprints = KnownFingerprints()
    ) throws -> CatalogWriteSummary {
        outcome = Outcome()
        for organization in batch.organizations {
            let records = try writer.organizations.write(organization, sites: writer.sites, index: writer.index)
            guard let records else { continue }
            outcome.summary.organizations += 1
            outcome.changed += records
        }
        // After the organisations, which may have moved animals.
        let (batch, unchanged, former) = try read(batch, known)
        for prepared in batch.animals {
            let organization = try writer.organizations.key(ofOrganizationOf: prepared.animal)
            let place = try organization.flatMap { try writer.organizations.place(of: $0) }
            let (key, isRepeated): (Int64, Bool)
            if let (known, former) = former[prepared.animal.id] {
                let told = try prepared.told()
                let stored = former.updated(by: told).located(atOrganization: place)
                (key, isRepeated) = (known, stored.isRepeated(by: told))
                try replace(former, with: stored, key: key)
            } else {
                let location = prepared.animal.location(atOrganization: place)
                key = try add(prepared, organization: organization, location: location)
                // The beginning of its history is no more than was told.
                isRepeated = prepared.animal.isRepeated(by: prepared.animal)
            }
            if isRepeated, let fingerprint = prepared.fingerprint { writer.fingerprints.set(fingerprint, of: key) }
        }
        for (fetchedAt, records) in Dictionary(grouping: batch.repeated, by: \.fetchedAt) {
            try renew(Set(records.compactMap { unchanged[$0.fingerprint] }).sorted(), fetchedAt: fetchedAt)
        }
        for (source, count) in outcome.addedBySource {
            try db.run("UPDATE source SET animals = animals + ? WHERE name = ?", count, source.text)
        }
        try writer.write()
        var merging = MergedListings(writer, db)
        try merging.renew(changed: outcome.changed, refetched: outcome.refetched)
        return outcome.summary
    }

    /// Writes what waits for the end of the transaction.
    func finish() throws {
        try writer.finish()
    }

    private typealias KnownAnimals = [AnimalID: (key: Int64, animal: Animal)]

    /// The batch with each animal once, the records among its repeated ones that are unchanged, and what was known of the
    /// others. What is repeated and has changed is read.
    private func read(
        _ batch: PreparedBatch,
        _ known: KnownFingerprints
    ) throws -> (batch: PreparedBatch, unchanged: [RecordFingerprint: Int64], former: KnownAnimals) {
        let keys = batch.repeated.compactMap { record in
            known.key(of: record.fingerprint).map { (record.fingerprint, $0) }
        }
        var unchanged = try writer.fingerprints.unchanged(Dictionary(keys) { $1 })
        var batch = try batch.reading { unchanged[$0.fingerprint] == nil }
        let former = try knownAnimals(batch.animals.map(\.animal.id))
        // Of a record that is told in other words, too, the last words count.
        let told = Set(former.values.lazy.map(\.key))
        unchanged = unchanged.filter { !told.contains($0.value) }
        batch = try batch.reading { unchanged[$0.fingerprint] == nil }
        return (try batch.withoutRepeatedAnimals(), unchanged, former)
    }

    private func knownAnimals(_ ids: [AnimalID]) throws -> KnownAnimals {
        let find = try db.cachedStatement(
            sql: """
                SELECT animal.id FROM json_each(?) AS sought
                CROSS JOIN animal ON animal.source = ? AND animal.source_id = sought.value AND animal.merged = 0
                """
        )
        var keys: [Int64] = []
        for (source, ids) in Dictionary(grouping: ids, by: \.source) {
            keys += try Int64.fetchAll(find, arguments: [SoughtTexts(ids.map(\.sourceID)).json, source.text])
        }
        let animals = try AnimalLoader(db).animals(keys)
        return Dictionary(zip(keys, animals).map { ($1.id, ($0, $1)) }) { $1 }
    }

    private mutating func add(
        _ prepared: PreparedAnimal,
        organization: Int64?,
        location: Location?
    ) throws -> Int64 {
        let key = try writer.add(prepared, organization: organization, location: location)
        lastKey = key
        outcome.changed.append(key)
        outcome.addedBySource[prepared.animal.id.source, default: 0] += 1
        outcome.summary.added += 1
        return key
    }

    private mutating func replace(_ former: Animal, with animal: Animal, key: Int64) throws {
        if animal.saysTheSame(as: former) {
            outcome.summary.unchanged += 1
            if animal != former { outcome.refetched.append(key) }
        } else {
            outcome.summary.changed += 1
            outcome.changed.append(key)
        }
        try writer.replace(former, with: animal, key: key)
    }

    private mutating func renew(_ keys: [Int64], fetchedAt: Date) throws {
        outcome.summary.unchanged += keys.count
        outcome.refetched += keys
        try writer.renew(keys, fetchedAt: fetchedAt)
    }
}

extension Animal {
    /// Whether the record, as it became when it was told, only is fetched again when the same is told again, whatever happens
    /// to its organisation meanwhile.
    ///
    /// Without a place of its own, a record may get one from whoever tells it again and knows more addresses.
    fileprivate func isRepeated(by told: Animal) -> Bool {
        told.location != nil && told.statusHistory.count <= 1 && onlyFetch != nil
    }
}
