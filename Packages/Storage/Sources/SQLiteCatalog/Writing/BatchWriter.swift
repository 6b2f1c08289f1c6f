import Boundaries
import Domain
import GRDB

/// Takes one batch in, inside one transaction.
struct BatchWriter {
    private let db: Database
    private var writer: AnimalWriter
    private var summary = CatalogWriteSummary()
    private var addedBySource: [SourceName: Int] = [:]
    /// The records that say something new, and those that were only fetched again.
    private var changed: [Int64] = []
    private var refetched: [Int64] = []

    init(_ db: Database) {
        self.db = db
        writer = AnimalWriter(db)
    }

    /// Organisations first, so that the batch's own animals find them; listings merged from several records last.
    mutating func take(_ batch: CatalogBatch) throws -> CatalogWriteSummary {
        let batch = batch.withoutRepeats
        for organization in batch.organizations
        where try writer.organizations.write(organization, sites: &writer.sites, index: writer.index) {
            summary.organizations += 1
            changed += try writer.organizations.records(of: organization.id)
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
        for (source, count) in addedBySource {
            try db.run("UPDATE source SET animals = animals + ? WHERE name = ?", count, source.text)
        }
        var merging = MergedListings(writer, db)
        try merging.renew(changed: changed, refetched: refetched)
        try merging.writer.finish()
        return summary
    }

    private func knownAnimals(_ ids: [AnimalID]) throws -> [AnimalID: (key: Int64, animal: Animal)] {
        let find = try db.cachedStatement(
            sql: "SELECT id FROM animal WHERE source = ? AND source_id = ? AND merged = 0"
        )
        let keys = try ids.compactMap { id in
            try Int64.fetchOne(find.binding(id.source.text, id.sourceID))
        }
        let animals = try AnimalLoader(db).animals(keys)
        return Dictionary(zip(keys, animals).map { ($1.id, ($0, $1)) }) { $1 }
    }

    private mutating func add(_ animal: Animal) throws {
        changed.append(try writer.add(animal))
        addedBySource[animal.id.source, default: 0] += 1
        summary.added += 1
    }

    private mutating func replace(_ former: Animal, with animal: Animal, key: Int64) throws {
        if animal.saysTheSame(as: former) {
            summary.unchanged += 1
            if animal != former { refetched.append(key) }
        } else {
            summary.changed += 1
            changed.append(key)
        }
        try writer.replace(former, with: animal, key: key)
    }
}
