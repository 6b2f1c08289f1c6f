import Domain
import GRDB

/// Writes organisations, and knows them to the animals that come after them; lives as long as nobody else writes.
struct OrganizationWriter {
    private let db: Database
    private var identities: [SourceName: [ExactText: Int64]] = [:]
    /// Where the organisations of these keys are, as far as it is known.
    private var places: [Int64: Coordinate?] = [:]
    private var sources: Set<SourceName> = []

    init(_ db: Database) {
        self.db = db
    }

    /// Makes sure that the source has its row, which others refer to.
    mutating func know(_ source: SourceName) throws {
        guard sources.insert(source).inserted else { return }
        try db.run("INSERT INTO source (name) VALUES (?) ON CONFLICT DO NOTHING", source.text)
    }

    /// The key of an organisation that some record names, described or not.
    private mutating func identity(source: SourceName, sourceID: String) throws -> Int64 {
        try knownIdentity(source: source, sourceID: sourceID) ?? addIdentity(source: source, sourceID: sourceID)
    }

    private mutating func knownIdentity(source: SourceName, sourceID: String) throws -> Int64? {
        if let id = identities[source]?[ExactText(sourceID)] { return id }
        let find = try db.cachedStatement(
            sql: "SELECT id FROM organization_identity WHERE source = ? AND source_id = ?"
        )
        guard let id = try Int64.fetchOne(find, arguments: [source.text, sourceID]) else { return nil }
        identities[source, default: [:]][ExactText(sourceID)] = id
        return id
    }

    private mutating func addIdentity(source: SourceName, sourceID: String) throws -> Int64 {
        try know(source)
        try db.run(
            "INSERT INTO organization_identity (source, source_id, lowercase_id) VALUES (?, ?, ?)",
            source.text,
            sourceID,
            sourceID.lowercased()
        )
        let id = db.lastInsertedRowID
        identities[source, default: [:]][ExactText(sourceID)] = id
        return id
    }

    /// The key of the organisation that offers the animal.
    mutating func key(ofOrganizationOf animal: Animal) throws -> Int64? {
        try animal.organizationID.map { try identity(source: animal.id.source, sourceID: $0) }
    }

    /// Where the organisation of that key is, if the catalogue knows.
    mutating func place(of key: Int64) throws -> Coordinate? {
        if let known = places[key] { return known }
        let find = try db.cachedStatement(sql: "SELECT latitude, longitude FROM organization WHERE identity = ?")
        let row = try Row.fetchOne(find, arguments: [key])
        let place = try row.flatMap { row in
            var reader = RowReader(row)
            return try reader.nextCoordinate()
        }
        places[key] = .some(place)
        return place
    }

    /// Writes the organisation and takes its animals to where it is; answers the keys of the records that name it, `nil`
    /// when it told nothing new.
    mutating func write(
        _ organization: Organization,
        sites: SiteTable,
        index: PostingChanges
    ) throws -> [Int64]? {
        let former = try AnimalLoader(db).organization(organization.id)
        guard former != organization else { return nil }
        let (source, sourceID) = (organization.id.source, organization.id.sourceID)
        let known = try knownIdentity(source: source, sourceID: sourceID)
        let key = try known ?? addIdentity(source: source, sourceID: sourceID)
        try db.run(Self.upsert, row: [key.column] + organization.columnValues)
        if former?.photos != organization.photos {
            try db.run("DELETE FROM organization_photo WHERE organization = ?", key)
            for (position, photo) in organization.photos.enumerated() {
                try db.run(Self.insertPhoto, row: [key.column, position.column] + photo.columnValues)
            }
        }
        places[key] = .some(organization.coordinate)
        guard known != nil else { return [] }
        // Animals of this transaction may name it, too.
        try index.write()
        let animals = try IndexReader(db).keys(Posting(.organization, key))
        if let place = organization.coordinate, former?.coordinate != place {
            try move(animals, to: place, sites: sites, index: index)
        }
        return Array(animals.subtracting(try IndexReader(db).keys(.merged)))
    }

    /// Takes out the organisations of a source, and the source, none of whose animals is left.
    static func removeAll(of source: SourceName, _ db: Database) throws {
        let isOfSource = "IN (SELECT id FROM organization_identity WHERE source = ?)"
        for condition in [
            "organization_photo WHERE organization \(isOfSource)", "organization WHERE identity \(isOfSource)",
            "organization_identity WHERE source = ?", "source WHERE name = ?",
        ] {
            try db.run("DELETE FROM \(condition)", source.text)
        }
    }

    /// All but those whose own record says where they are.
    private func move(_ animals: KeySet, to place: Coordinate, sites: SiteTable, index: PostingChanges) throws {
        let select = """
            SELECT id, site FROM animal
            WHERE id IN (SELECT value FROM json_each(?)) AND location_origin IS NOT 'record'
            """
        let moving = try Row.fetchAll(
            db.cachedStatement(sql: select),
            arguments: [AnimalKeys(Array(animals)).json]
        ).map { row in
            var reader = RowReader(row)
            return (key: try reader.required() as Int64, left: try reader.next() as Int64?)
        }
        guard !moving.isEmpty else { return }
        sites.leave(moving.compactMap(\.left))
        let site = try sites.id(of: place)
        for (key, left) in moving {
            try db.run(Self.move, site, LocationOrigin.organization.rawValue, key)
            if let left { index.remove(Posting(.site, left), from: key) }
            index.add([Posting(.placed, 1), Posting(.site, site)], to: key)
            index.move(key, to: site)
        }
    }

    private static let move = "UPDATE animal SET site = ?, location_origin = ? WHERE id = ?"
    private static let upsert = WriteSQL.upsert(
        into: "organization",
        ["identity"] + Organization.columns,
        key: "identity"
    )
    private static let insertPhoto = WriteSQL.insert(
        into: "organization_photo",
        ["organization", "position"] + Photo.columns
    )
}
