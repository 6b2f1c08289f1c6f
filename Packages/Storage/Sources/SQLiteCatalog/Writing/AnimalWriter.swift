import Domain
import FoundationEssentials
import GRDB

/// Writes animals into every table that tells of them, inside transactions of one connection between which no other writes.
struct AnimalWriter {
    private let db: Database
    private var terms: TermTable
    let index: PostingChanges
    let suggested: SuggestedChanges
    let fingerprints: FingerprintColumn
    private let provenance: ProvenanceTable
    private let statements: Statements
    let sites: SiteTable
    var organizations: OrganizationWriter

    init(_ db: Database) throws {
        self.db = db
        statements = try Statements(db)
        terms = TermTable(db)
        index = PostingChanges(db)
        suggested = SuggestedChanges(db)
        fingerprints = FingerprintColumn(db)
        provenance = try ProvenanceTable(db)
        sites = SiteTable(db)
        organizations = OrganizationWriter(db)
    }

    /// Writes what waits for the end of the transaction.
    func finish() throws {
        let isAnyNew = (index: try index.finish(), suggested: try suggested.write())
        if isAnyNew.index || isAnyNew.suggested { try db.run("UPDATE revision SET number = number + 1") }
        try fingerprints.write()
        try provenance.finish()
        try sites.removeEmpty()
    }

    /// Writes a new row for a listing that is merged from several records; answers its key.
    mutating func addMerged(_ animal: Animal) throws -> Int64 {
        try add(PreparedAnimal(merged: animal), try references(of: animal), isMerged: true)
    }

    /// Writes a new row for a source's own record; answers its key.
    ///
    /// - Parameters:
    ///   - organization: The key of the one that offers it.
    ///   - location: Where it is, as far as anybody knows.
    mutating func add(_ prepared: PreparedAnimal, organization: Int64?, location: Location?) throws -> Int64 {
        let references = AnimalRow.References(
            terms: try termIDs(of: prepared.termTexts),
            organization: organization,
            site: try location.map { try sites.id(of: $0.coordinate) },
            origin: location?.origin
        )
        return try add(prepared, references, isMerged: false)
    }

    private mutating func add(
        _ prepared: PreparedAnimal,
        _ references: AnimalRow.References,
        isMerged: Bool
    ) throws -> Int64 {
        try organizations.know(prepared.animal.id.source)
        try statements.insertAnimal.run { binder in
            try prepared.animal.bindColumns(references, sortName: prepared.sortName, isMerged: isMerged, to: &binder)
        }
        let key = db.lastInsertedRowID
        try statements.insertDetails.run(key, prepared.details)
        try provenance.add(prepared.animal, of: key)
        index.add(prepared, references, isMerged: isMerged, to: key)
        index.move(key, to: references.site)
        index.publish(key, at: prepared.animal.publishedAt)
        suggested.add(prepared.suggested)
        return key
    }

    /// Writes what differs from the former animal of that key, and no more: a feed mostly repeats itself.
    mutating func replace(_ former: Animal, with animal: Animal, key: Int64, isMerged: Bool = false) throws {
        guard animal != former else { return }
        fingerprints.set(nil, of: key)
        try suggested.replace(former, with: animal, key: key, isMerged: isMerged)
        try provenance.replace(former, with: animal, of: key)
        var fetchedAsBefore = animal
        fetchedAsBefore.provenance = former.provenance
        guard fetchedAsBefore != former else {
            return try renew(animal, after: former, key: key, isMerged: isMerged)
        }
        let references = try references(of: animal)
        try statements.updateAnimal.run { binder in
            try animal.bindColumns(references, sortName: NameKey.of(animal.name), isMerged: isMerged, to: &binder)
            try binder.bind(key)
        }
        try statements.updateDetails.run(animal.packedDetails, key)
        if let place = former.location?.coordinate, place != animal.location?.coordinate { try sites.leave(place) }
        let old = former.postings(try self.references(of: former), isMerged: isMerged)
        index.replace(old, with: animal.postings(references, isMerged: isMerged), of: key)
        if animal.location?.coordinate != former.location?.coordinate { index.move(key, to: references.site) }
        if animal.publishedAt != former.publishedAt { index.publish(key, at: animal.publishedAt) }
    }

    /// Moves on when records were fetched of which one fetch is all there is to tell, and that say what they said.
    func renew(_ keys: [Int64], fetchedAt: Date) throws {
        try provenance.renew(keys, fetchedAt: fetchedAt)
    }

    /// Writes what is to be read again in the same transaction.
    func write() throws {
        try provenance.write()
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
        index.add(animal.postings(try references(of: animal), isMerged: isMerged), to: key)
    }

    /// Has a row that goes found no more.
    mutating func removeFromIndex(_ animal: Animal, key: Int64, isMerged: Bool) throws {
        index.remove(animal.postings(try references(of: animal), isMerged: isMerged), from: key)
        index.move(key, to: nil)
        index.publish(key, at: nil)
        fingerprints.set(nil, of: key)
        suggested.remove(animal)
    }

    /// Forgets who told of rows that go.
    func forgetProvenance(of keys: [Int64]) throws {
        for key in keys { try provenance.remove(key) }
    }

    private mutating func termIDs(of texts: [String?]) throws -> [Int64?] {
        var ids: [Int64?] = []
        ids.reserveCapacity(texts.count)
        for text in texts { ids.append(try text.map { try terms.id(of: $0) }) }
        return ids
    }

    private mutating func references(of animal: Animal) throws -> AnimalRow.References {
        AnimalRow.References(
            terms: try termIDs(of: animal.termTexts),
            organization: try organizations.key(ofOrganizationOf: animal),
            site: try animal.location.map { try sites.id(of: $0.coordinate) },
            origin: animal.location?.origin
        )
    }

    private static let updateExpiry = WriteSQL.update("animal", ["expires_at"], key: "id")

    /// What is run for each animal, prepared once: looking a long statement up takes a part of its time.
    private struct Statements {
        let insertAnimal: Statement
        let insertDetails: Statement
        let updateAnimal: Statement
        let updateDetails: Statement

        init(_ db: Database) throws {
            insertAnimal = try db.cachedStatement(sql: WriteSQL.insert(into: "animal", AnimalRow.columns))
            insertDetails = try db.cachedStatement(sql: WriteSQL.insert(into: "details", ["animal", "packed"]))
            updateAnimal = try db.cachedStatement(sql: WriteSQL.update("animal", AnimalRow.columns, key: "id"))
            updateDetails = try db.cachedStatement(sql: WriteSQL.update("details", ["packed"], key: "animal"))
        }
    }
}
