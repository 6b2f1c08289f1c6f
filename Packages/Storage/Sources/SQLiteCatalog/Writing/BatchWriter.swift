import Boundaries
import Domain
import GRDB

/// Takes batches in, inside one transaction.
struct BatchWriter {
    private let db: Database
    private var writer: AnimalWriter
    private var outcome = Outcome()

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
    static func write(_ batch: CatalogBatch, _ db: Database) throws -> CatalogWriteSummary {
        var writer = try BatchWriter(db)
        let summary = try writer.take(batch)
        try writer.finish()
        return summary
    }

    /// Takes a batch in: organisations first, so that the batch's own animals find them; listings merged from several
    /// records last.
    mutating func take(_ batch: CatalogBatch) throws -> CatalogWriteSummary {
        outcome = Outcome()
        let batch = batch.withoutRepeats
        for organization in batch.organizations
        where try writer.organizations.write(organization, sites: writer.sites, index: writer.index) {
            outcome.summary.organizations += 1
            outcome.changed += try writer.organizations.records(of: organization.id)
        }
        let known = try knownAnimals(batch.animals.map(\.id))
        for animal in batch.animals {
            let place = try writer.organizations.place(ofOrganizationOf: animal)
            if let (key, former) = known[animal.id] {
                try replace(former, with: former.updated(by: animal).located(atOrganization: place), key: key)
            } else {
                try add(animal.beginningHistory().located(atOrganization: place))
            }
        }
        for (source, count) in outcome.addedBySource {
            try db.run("UPDATE source SET animals = animals + ? WHERE name = ?", count, source.text)
        }
        var merging = MergedListings(writer, db)
        try merging.renew(changed: outcome.changed, refetched: outcome.refetched)
        return outcome.summary
    }

    /// Writes what waits for the end of the transaction.
    func finish() throws {
        try writer.finish()
    }

    private func knownAnimals(_ ids: [AnimalID]) throws -> [AnimalID: (key: Int64, animal: Animal)] {
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

    private mutating func add(_ animal: Animal) throws {
        outcome.changed.append(try writer.add(animal))
        outcome.addedBySource[animal.id.source, default: 0] += 1
        outcome.summary.added += 1
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
}
