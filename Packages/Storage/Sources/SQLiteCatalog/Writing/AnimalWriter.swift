import Domain
import FoundationEssentials
import GRDB

/// Writes animals into every table that tells of them, inside one transaction.
struct AnimalWriter {
    private let db: Database
    private var terms: TermTable
    private var words: WordTable
    let index: PostingChanges
    let suggested: SuggestedChanges
    var sites: SiteTable
    var organizations: OrganizationWriter

    init(_ db: Database) {
        self.db = db
        terms = TermTable(db)
        words = WordTable(db)
        index = PostingChanges(db)
        suggested = SuggestedChanges(db)
        sites = SiteTable(db)
        organizations = OrganizationWriter(db)
    }

    /// Writes what waits for the end of the transaction.
    func finish() throws {
        try index.write()
        try suggested.write()
        try sites.removeEmpty()
    }

    /// Writes a new row; answers its key.
    ///
    /// - Parameter isMerged: Whether it is a listing merged from several records.
    mutating func add(_ animal: Animal, isMerged: Bool = false) throws -> Int64 {
        try organizations.know(animal.id.source)
        let (terms, site) = (try termIDs(of: animal), try siteID(of: animal))
        let text = AnimalSearchText(animal)
        let values = try columnValues(of: animal, terms: terms, site: site, text: text, isMerged: isMerged)
        try db.run(Self.insertAnimal, StatementArguments(values))
        let key = db.lastInsertedRowID
        try db.run(Self.insertListing, StatementArguments([key.column] + animal.listingValues))
        try writeCroppedPhoto(of: animal, key: key)
        for list in AnimalList.all { try list.insert(animal, as: key, terms: &self.terms, db) }
        try learn(text)
        index.add(animal.postings(text: text, terms: terms, isMerged: isMerged), to: key)
        index.move(key, to: site)
        suggested.add(animal)
        return key
    }

    /// Writes what differs from the former animal of that key, and no more: a feed mostly repeats itself.
    mutating func replace(_ former: Animal, with animal: Animal, key: Int64, isMerged: Bool = false) throws {
        guard animal != former else { return }
        try suggested.replace(former, with: animal, key: key, isMerged: isMerged)
        if !AnimalList.provenance.isEqual(animal, former) { try rewrite(.provenance, of: animal, key: key) }
        var fetchedAsBefore = animal
        fetchedAsBefore.provenance = former.provenance
        guard fetchedAsBefore != former else {
            return try renew(animal, after: former, key: key, isMerged: isMerged)
        }
        let (terms, site) = (try termIDs(of: animal), try siteID(of: animal))
        let text = AnimalSearchText(animal)
        let values = try columnValues(of: animal, terms: terms, site: site, text: text, isMerged: isMerged)
        try db.run(Self.updateAnimal, StatementArguments(values + [key.column]))
        try db.run(Self.updateListing, StatementArguments(animal.listingValues + [key.column]))
        if let place = former.location?.coordinate, place != animal.location?.coordinate { try sites.leave(place) }
        if animal.primaryPhotoCropped != former.primaryPhotoCropped {
            try db.run("DELETE FROM cropped_photo WHERE animal = ?", [key])
            try writeCroppedPhoto(of: animal, key: key)
        }
        for list in AnimalList.ofFacts where !list.isEqual(animal, former) {
            try rewrite(list, of: animal, key: key)
        }
        try learn(text)
        let old = former.postings(text: AnimalSearchText(former), terms: try termIDs(of: former), isMerged: isMerged)
        let new = animal.postings(text: text, terms: terms, isMerged: isMerged)
        index.replace(old, with: new, of: key)
        if animal.location?.coordinate != former.location?.coordinate { index.move(key, to: site) }
    }

    /// Moves on who tells of a record that says what it said, and when it expires.
    private func renew(_ animal: Animal, after former: Animal, key: Int64, isMerged: Bool) throws {
        index.replace(former.sourcePostings, with: animal.sourcePostings, of: key)
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
        try db.run(Self.insertCroppedPhoto, StatementArguments([key.column] + photo.columnValues))
    }

    /// Has a row that is there already found by what it is.
    mutating func addToIndex(_ animal: Animal, key: Int64, isMerged: Bool) throws {
        let terms = try termIDs(of: animal)
        index.add(animal.postings(text: AnimalSearchText(animal), terms: terms, isMerged: isMerged), to: key)
    }

    /// Has a row that goes found no more.
    mutating func removeFromIndex(_ animal: Animal, key: Int64, isMerged: Bool) throws {
        let terms = try termIDs(of: animal)
        index.remove(animal.postings(text: AnimalSearchText(animal), terms: terms, isMerged: isMerged), from: key)
        index.move(key, to: nil)
        suggested.remove(animal)
    }

    private mutating func learn(_ text: AnimalSearchText) throws {
        try words.learn(text.name)
        try words.learn(text.breeds)
    }

    private mutating func termIDs(of animal: Animal) throws -> [Int64?] {
        var ids: [Int64?] = []
        for text in animal.termTexts { ids.append(try text.map { try terms.id(of: $0) }) }
        return ids
    }

    private mutating func siteID(of animal: Animal) throws -> Int64? {
        try animal.location.map { try sites.id(of: $0.coordinate) }
    }

    private mutating func columnValues(
        of animal: Animal,
        terms: [Int64?],
        site: Int64?,
        text: AnimalSearchText,
        isMerged: Bool
    ) throws -> ColumnValues {
        let organization = try animal.organizationID.map { sourceID in
            try organizations.identity(source: animal.id.source, sourceID: sourceID)
        }
        return animal.columnValues(
            terms: terms,
            organization: organization,
            site: site,
            foldedName: text.name,
            isMerged: isMerged
        )
    }

    private static let insertAnimal = WriteSQL.insert(into: "animal", AnimalRow.columns)
    private static let updateAnimal = WriteSQL.update("animal", AnimalRow.columns, key: "id")
    private static let updateExpiry = WriteSQL.update("animal", ["expires_at"], key: "id")
    private static let insertListing = WriteSQL.insert(into: "listing", ["animal"] + AnimalRow.listingColumns)
    private static let updateListing = WriteSQL.update("listing", AnimalRow.listingColumns, key: "animal")
    private static let insertCroppedPhoto = WriteSQL.insert(into: "cropped_photo", ["animal"] + Photo.columns)
}
