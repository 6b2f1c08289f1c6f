import Domain
import FoundationEssentials
import GRDB

/// Writes animals into every table that tells of them, inside one transaction.
struct AnimalWriter {
    private let db: Database
    private var terms: TermTable
    let index: PostingChanges
    let suggested: SuggestedChanges
    private let provenance: ProvenanceTable
    var sites: SiteTable
    var organizations: OrganizationWriter

    init(_ db: Database) {
        self.db = db
        terms = TermTable(db)
        index = PostingChanges(db)
        suggested = SuggestedChanges(db)
        provenance = ProvenanceTable(db)
        sites = SiteTable(db)
        organizations = OrganizationWriter(db)
    }

    /// Writes what waits for the end of the transaction.
    func finish() throws {
        let isAnyNew = (index: try index.write(), suggested: try suggested.write())
        if isAnyNew.index || isAnyNew.suggested { try db.run("UPDATE revision SET number = number + 1") }
        try sites.removeEmpty()
    }

    /// Writes a new row; answers its key.
    mutating func add(_ animal: Animal, isMerged: Bool = false) throws -> Int64 {
        try organizations.know(animal.id.source)
        let (terms, site) = (try termIDs(of: animal), try siteID(of: animal))
        try db.run(Self.insertAnimal, row: columnValues(of: animal, terms: terms, site: site, isMerged: isMerged))
        let key = db.lastInsertedRowID
        try db.run(Self.insertDetails, key, animal.packedDetails)
        try provenance.add(animal.provenance, of: key)
        index.add(animal, terms: terms, isMerged: isMerged, to: key)
        index.move(key, to: site)
        index.publish(key, at: animal.publishedAt)
        suggested.add(animal)
        return key
    }

    /// Writes what differs from the former animal of that key, and no more: a feed mostly repeats itself.
    mutating func replace(_ former: Animal, with animal: Animal, key: Int64, isMerged: Bool = false) throws {
        guard animal != former else { return }
        try suggested.replace(former, with: animal, key: key, isMerged: isMerged)
        if animal.provenance != former.provenance {
            try provenance.replace(former.provenance, with: animal.provenance, of: key)
        }
        var fetchedAsBefore = animal
        fetchedAsBefore.provenance = former.provenance
        guard fetchedAsBefore != former else {
            return try renew(animal, after: former, key: key, isMerged: isMerged)
        }
        let (terms, site) = (try termIDs(of: animal), try siteID(of: animal))
        let values = try columnValues(of: animal, terms: terms, site: site, isMerged: isMerged)
        try db.run(Self.updateAnimal, row: values + [key.column])
        try db.run(Self.updateDetails, animal.packedDetails, key)
        if let place = former.location?.coordinate, place != animal.location?.coordinate { try sites.leave(place) }
        let old = former.postings(terms: try termIDs(of: former), isMerged: isMerged)
        let new = animal.postings(terms: terms, isMerged: isMerged)
        index.replace(old, with: new, of: key)
        if animal.location?.coordinate != former.location?.coordinate { index.move(key, to: site) }
        if animal.publishedAt != former.publishedAt { index.publish(key, at: animal.publishedAt) }
    }

    /// Moves on who tells of a record that says what it said, and when it expires.
    private func renew(_ animal: Animal, after former: Animal, key: Int64, isMerged: Bool) throws {
        index.replace(former.sourcePostings, with: animal.sourcePostings, of: key)
        let expiry = animal.expiry(isMerged: isMerged)
        guard expiry != former.expiry(isMerged: isMerged) else { return }
        try db.run(Self.updateExpiry, expiry?.timeIntervalSinceReferenceDate, key)
    }

    /// Has a row that is there already found by what it is.
    mutating func addToIndex(_ animal: Animal, key: Int64, isMerged: Bool) throws {
        index.add(animal, terms: try termIDs(of: animal), isMerged: isMerged, to: key)
    }

    /// Has a row that goes found no more.
    mutating func removeFromIndex(_ animal: Animal, key: Int64, isMerged: Bool) throws {
        index.remove(animal.postings(terms: try termIDs(of: animal), isMerged: isMerged), from: key)
        index.move(key, to: nil)
        index.publish(key, at: nil)
        suggested.remove(animal)
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
        isMerged: Bool
    ) throws -> ColumnValues {
        let organization = try animal.organizationID.map { sourceID in
            try organizations.identity(source: animal.id.source, sourceID: sourceID)
        }
        return animal.columnValues(terms: terms, organization: organization, site: site, isMerged: isMerged)
    }

    private static let insertAnimal = WriteSQL.insert(into: "animal", AnimalRow.columns)
    private static let updateAnimal = WriteSQL.update("animal", AnimalRow.columns, key: "id")
    private static let updateExpiry = WriteSQL.update("animal", ["expires_at"], key: "id")
    private static let insertDetails = "INSERT INTO details (animal, packed) VALUES (?, ?)"
    private static let updateDetails = "UPDATE details SET packed = ? WHERE animal = ?"
}
