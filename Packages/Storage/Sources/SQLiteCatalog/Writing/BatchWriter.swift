import Boundaries
import Domain
import FoundationEssentials
import GRDB

/// Takes one batch in, inside one transaction.
struct BatchWriter {
    private let db: Database
    private var terms: TermTable
    private var sites: SiteTable
    private var words: WordTable
    private var organizations: OrganizationWriter
    private var summary = CatalogWriteSummary()
    private var addedBySource: [SourceName: Int] = [:]

    init(_ db: Database) {
        self.db = db
        terms = TermTable(db)
        sites = SiteTable(db)
        words = WordTable(db)
        organizations = OrganizationWriter(db)
    }

    /// Organisations first, so that the batch's own animals find them.
    mutating func take(_ batch: CatalogBatch) throws -> CatalogWriteSummary {
        let batch = batch.withoutRepeats
        for organization in batch.organizations where try organizations.write(organization, sites: &sites) {
            summary.organizations += 1
        }
        let known = try knownAnimals(batch.animals.map(\.id))
        for animal in batch.animals {
            let organization = try organizations.organization(of: animal)
            if let (key, former) = known[animal.id] {
                try replace(former, with: former.updated(by: animal).located(by: organization), key: key)
            } else {
                try add(animal.beginningHistory().located(by: organization))
            }
        }
        for (source, count) in addedBySource {
            try db.run("UPDATE source SET animals = animals + ? WHERE name = ?", [count, source.text])
        }
        try sites.removeEmpty()
        return summary
    }

    private func knownAnimals(_ ids: [AnimalID]) throws -> [AnimalID: (key: Int64, animal: Animal)] {
        let find = try db.cachedStatement(sql: "SELECT id FROM animal WHERE source = ? AND source_id = ?")
        let keys = try ids.compactMap { id in
            try Int64.fetchOne(find, arguments: StatementArguments(id.columnValues))
        }
        let animals = try AnimalLoader(db).animals(keys)
        return Dictionary(zip(keys, animals).map { ($1.id, ($0, $1)) }) { $1 }
    }

    private mutating func add(_ animal: Animal) throws {
        try organizations.know(animal.id.source)
        try db.run(Self.insertAnimal, try columnValues(of: animal))
        let key = db.lastInsertedRowID
        try db.run(Self.insertListing, [key] + animal.listingValues)
        try writeCroppedPhoto(of: animal, key: key)
        for list in AnimalList.all { try list.insert(animal, as: key, terms: &terms, db) }
        try index(AnimalSearchText(animal), key: key)
        addedBySource[animal.id.source, default: 0] += 1
        summary.added += 1
    }

    /// Writes what differs, and no more: a feed mostly repeats itself.
    private mutating func replace(_ former: Animal, with animal: Animal, key: Int64) throws {
        if animal.saysTheSame(as: former) { summary.unchanged += 1 } else { summary.changed += 1 }
        guard animal != former else { return }
        if !AnimalList.provenance.isEqual(animal, former) { try rewrite(.provenance, of: animal, key: key) }
        var fetchedAsBefore = animal
        fetchedAsBefore.provenance = former.provenance
        guard fetchedAsBefore != former else {
            return try renew(animal, after: former, key: key)
        }
        try db.run(Self.updateAnimal, try columnValues(of: animal) + [key])
        try db.run(Self.updateListing, animal.listingValues + [key])
        if let place = former.location?.coordinate, place != animal.location?.coordinate { try sites.leave(place) }
        if animal.primaryPhotoCropped != former.primaryPhotoCropped {
            try db.run("DELETE FROM cropped_photo WHERE animal = ?", [key])
            try writeCroppedPhoto(of: animal, key: key)
        }
        for list in AnimalList.ofFacts where !list.isEqual(animal, former) {
            try rewrite(list, of: animal, key: key)
        }
        let (old, new) = (AnimalSearchText(former), AnimalSearchText(animal))
        if old != new {
            try old.forget(as: key, db)
            try index(new, key: key)
        }
    }

    /// Moves on when a record expires that says what it said.
    private func renew(_ animal: Animal, after former: Animal, key: Int64) throws {
        guard animal.expiresAt != former.expiresAt else { return }
        try db.run(Self.updateExpiry, [animal.expiresAt?.timeIntervalSinceReferenceDate, key])
    }

    private mutating func rewrite(_ list: AnimalList, of animal: Animal, key: Int64) throws {
        try list.remove(of: key, db)
        try list.insert(animal, as: key, terms: &terms, db)
    }

    private func writeCroppedPhoto(of animal: Animal, key: Int64) throws {
        guard let photo = animal.primaryPhotoCropped else { return }
        try db.run(Self.insertCroppedPhoto, [key] + photo.columnValues)
    }

    private mutating func index(_ text: AnimalSearchText, key: Int64) throws {
        try words.learn(text.name)
        try words.learn(text.breeds)
        try text.remember(as: key, db)
    }

    private mutating func columnValues(of animal: Animal) throws -> ColumnValues {
        var ids: [Int64?] = []
        for text in animal.termTexts { ids.append(try text.map { try terms.id(of: $0) }) }
        let organization = try animal.organizationID.map { sourceID in
            try organizations.identity(source: animal.id.source, sourceID: sourceID)
        }
        let site = try animal.location.map { try sites.id(of: $0.coordinate) }
        return animal.columnValues(terms: ids, organization: organization, site: site)
    }

    private static let insertAnimal = WriteSQL.insert(into: "animal", AnimalRow.columns)
    private static let updateAnimal = WriteSQL.update("animal", AnimalRow.columns, key: "id")
    private static let updateExpiry = WriteSQL.update("animal", ["expires_at"], key: "id")
    private static let insertListing = WriteSQL.insert(into: "listing", ["animal"] + AnimalRow.listingColumns)
    private static let updateListing = WriteSQL.update("listing", AnimalRow.listingColumns, key: "animal")
    private static let insertCroppedPhoto = WriteSQL.insert(into: "cropped_photo", ["animal"] + Photo.columns)
}
