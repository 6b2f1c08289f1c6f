import Domain
import FoundationEssentials
import GRDB

/// Writes animals into every table that tells of them, inside one transaction.
struct AnimalWriter {
    private let db: Database
    private var terms: TermTable
    private var words: WordTable
    var sites: SiteTable
    var organizations: OrganizationWriter

    init(_ db: Database) {
        self.db = db
        terms = TermTable(db)
        words = WordTable(db)
        sites = SiteTable(db)
        organizations = OrganizationWriter(db)
    }

    /// Writes a new row; answers its key.
    ///
    /// - Parameter isMerged: Whether it is a listing merged from several records.
    mutating func add(_ animal: Animal, isMerged: Bool = false) throws -> Int64 {
        try organizations.know(animal.id.source)
        try db.run(Self.insertAnimal, try columnValues(of: animal, isMerged: isMerged))
        let key = db.lastInsertedRowID
        try db.run(Self.insertListing, [key] + animal.listingValues)
        try writeCroppedPhoto(of: animal, key: key)
        for list in AnimalList.all { try list.insert(animal, as: key, terms: &terms, db) }
        try index(AnimalSearchText(animal), key: key)
        return key
    }

    /// Writes what differs from the former animal of that key, and no more: a feed mostly repeats itself.
    mutating func replace(_ former: Animal, with animal: Animal, key: Int64, isMerged: Bool = false) throws {
        guard animal != former else { return }
        if !AnimalList.provenance.isEqual(animal, former) { try rewrite(.provenance, of: animal, key: key) }
        var fetchedAsBefore = animal
        fetchedAsBefore.provenance = former.provenance
        guard fetchedAsBefore != former else {
            return try renew(animal, after: former, key: key, isMerged: isMerged)
        }
        try db.run(Self.updateAnimal, try columnValues(of: animal, isMerged: isMerged) + [key])
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
    private func renew(_ animal: Animal, after former: Animal, key: Int64, isMerged: Bool) throws {
        let expiry = animal.expiry(isMerged: isMerged)
        guard expiry != former.expiry(isMerged: isMerged) else { return }
        try db.run(Self.updateExpiry, [expiry?.timeIntervalSinceReferenceDate, key])
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

    private mutating func columnValues(of animal: Animal, isMerged: Bool) throws -> ColumnValues {
        var ids: [Int64?] = []
        for text in animal.termTexts { ids.append(try text.map { try terms.id(of: $0) }) }
        let organization = try animal.organizationID.map { sourceID in
            try organizations.identity(source: animal.id.source, sourceID: sourceID)
        }
        let site = try animal.location.map { try sites.id(of: $0.coordinate) }
        return animal.columnValues(terms: ids, organization: organization, site: site, isMerged: isMerged)
    }

    private static let insertAnimal = WriteSQL.insert(into: "animal", AnimalRow.columns)
    private static let updateAnimal = WriteSQL.update("animal", AnimalRow.columns, key: "id")
    private static let updateExpiry = WriteSQL.update("animal", ["expires_at"], key: "id")
    private static let insertListing = WriteSQL.insert(into: "listing", ["animal"] + AnimalRow.listingColumns)
    private static let updateListing = WriteSQL.update("listing", AnimalRow.listingColumns, key: "animal")
    private static let insertCroppedPhoto = WriteSQL.insert(into: "cropped_photo", ["animal"] + Photo.columns)
}
