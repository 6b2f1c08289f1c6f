import Domain
import GRDB

/// Writes organisations, and knows them to the animals of the same transaction.
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
    mutating func identity(source: SourceName, sourceID: String) throws -> Int64 {
        if let id = identities[source]?[ExactText(sourceID)] { return id }
        let find = try db.cachedStatement(
            sql: "SELECT id FROM organization_identity WHERE source = ? AND source_id = ?"
        )
        let id: Int64
        if let found = try Int64.fetchOne(find, arguments: [source.text, sourceID]) {
            id = found
        } else {
            try know(source)
            try db.run(
                "INSERT INTO organization_identity (source, source_id, lowercase_id) VALUES (?, ?, ?)",
                source.text,
                sourceID,
                sourceID.lowercased()
            )
            id = db.lastInsertedRowID
        }
        identities[source, default: [:]][ExactText(sourceID)] = id
        return id
    }

    /// Where the organisation is that offers the animal, if the catalogue knows.
    mutating func place(ofOrganizationOf animal: Animal) throws -> Coordinate? {
        guard let sourceID = animal.organizationID else { return nil }
        let key = try identity(source: animal.id.source, sourceID: sourceID)
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

    /// The keys of the records that name the organisation.
    mutating func records(of id: OrganizationID) throws -> [Int64] {
        let key = try identity(source: id.source, sourceID: id.sourceID)
        let select = try db.cachedStatement(sql: "SELECT id FROM animal WHERE organization = ? AND merged = 0")
        return try Int64.fetchAll(select, arguments: [key])
    }

    /// Writes the organisation and takes its animals to where it is; answers whether it told anything new.
    mutating func write(
        _ organization: Organization,
        sites: SiteTable,
        index: PostingChanges
    ) throws -> Bool {
        let former = try AnimalLoader(db).organization(organization.id)
        guard former != organization else { return false }
        let key = try identity(source: organization.id.source, sourceID: organization.id.sourceID)
        try db.run(Self.upsert, row: [key.column] + organization.columnValues)
        if former?.photos != organization.photos {
            try db.run("DELETE FROM organization_photo WHERE organization = ?", key)
            for (position, photo) in organization.photos.enumerated() {
                try db.run(Self.insertPhoto, row: [key.column, position.column] + photo.columnValues)
            }
        }
        places[key] = .some(organization.coordinate)
        if let place = organization.coordinate, former?.coordinate != place {
            try moveAnimals(ofOrganization: key, to: place, sites: sites, index: index)
        }
        return true
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
    private func moveAnimals(
        ofOrganization key: Int64,
        to place: Coordinate,
        sites: SiteTable,
        index: PostingChanges
    ) throws {
        let moving = "organization = ? AND location_origin IS NOT 'record'"
        let left = try Int64.fetchAll(
            db,
            sql: "SELECT DISTINCT site FROM animal WHERE \(moving) AND site IS NOT NULL",
            arguments: [key]
        )
        let animals = try Int64.fetchAll(db, sql: "SELECT id FROM animal WHERE \(moving)", arguments: [key])
        guard !animals.isEmpty else { return }
        sites.leave(left)
        let origin = LocationOrigin.organization.rawValue
        let site = try sites.id(of: place)
        try db.run("UPDATE animal SET site = ?, location_origin = ? WHERE \(moving)", site, origin, key)
        for animal in animals {
            index.add(Posting(.placed, 1), to: animal)
            index.move(animal, to: site)
        }
    }

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
