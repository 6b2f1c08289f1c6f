import Domain
import GRDB

/// Reads whole animals and organisations, a query a table however many they are.
struct AnimalLoader {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// The animals of these keys, in their order; a key that nobody has is left out.
    func animals(_ keys: [Int64]) throws -> [Animal] {
        guard !keys.isEmpty else { return [] }
        let sought = AnimalKeys(keys)
        let provenance = try ProvenanceTable(db).provenance(of: sought)
        var animals: [Int64: Animal] = [:]
        animals.reserveCapacity(keys.count)
        let rows = try Row.fetchCursor(db.cachedStatement(sql: AnimalRow.select), arguments: [sought.json])
        while let row = try rows.next() {
            var reader = RowReader(row)
            let key: Int64 = try reader.required()
            var animal = try Animal(&reader)
            animal.provenance = provenance[key] ?? []
            animals[key] = animal
        }
        return keys.compactMap { animals[$0] }
    }

    /// Hands out the animals of these keys in their order, few of them in memory at a time.
    func forEach(_ keys: [Int64], _ body: (_ key: Int64, _ animal: Animal) throws -> Void) throws {
        for start in stride(from: 0, to: keys.count, by: Self.portion) {
            let keys = Array(keys[start..<min(start + Self.portion, keys.count)])
            for (key, animal) in zip(keys, try animals(keys)) { try body(key, animal) }
        }
    }

    private static let portion = 1000

    /// The animals of these keys with whoever offers them, measured from `center`.
    func listedAnimals(_ keys: [Int64], measuredFrom center: Coordinate?) throws -> [ListedAnimal] {
        let animals = try animals(keys)
        let organizations = try organizations(
            """
            organization.identity IN (
                SELECT organization FROM animal WHERE id IN (SELECT value FROM json_each(\(AnimalKeys(keys).json)))
            )
            """
        )
        let known = Dictionary(organizations.map { ($0.id, $0) }) { $1 }
        return animals.map { animal in
            let offering = animal.organizationID.flatMap {
                OrganizationID(source: animal.id.source, sourceID: $0)
            }
            return ListedAnimal(
                animal: animal,
                organization: offering.flatMap { known[$0] },
                distance: center.flatMap { center in
                    animal.location.map { GreatCircle.distance(from: center, to: $0.coordinate) }
                }
            )
        }
    }

    func organization(_ id: OrganizationID) throws -> Organization? {
        try organizations("identity.source = \(id.source.text) AND identity.source_id = \(id.sourceID)").first
    }

    /// Described organisations that `condition` holds for, in the order of source and id, at most `limit`.
    func organizations(_ condition: SQL, limit: Int = .max) throws -> [Organization] {
        let select: SQL = """
            SELECT organization.identity, identity.source, identity.source_id, \(sql: Self.organizationColumns)
            FROM organization JOIN organization_identity AS identity ON identity.id = organization.identity
            WHERE \(condition)
            ORDER BY identity.source, identity.source_id
            LIMIT \(limit)
            """
        var organizations: [(key: Int64, organization: Organization)] = []
        let rows = try SQLRequest<Row>(literal: select, cached: true).fetchCursor(db)
        while let row = try rows.next() {
            var reader = RowReader(row)
            organizations.append((try reader.required(), try Organization(&reader)))
        }
        return try organizations.map { key, organization in
            var organization = organization
            organization.photos = try photos(ofOrganization: key)
            return organization
        }
    }

    private func photos(ofOrganization key: Int64) throws -> [Photo] {
        let select = """
            SELECT \(Photo.columns.joined(separator: ", ")) FROM organization_photo
            WHERE organization = ? ORDER BY position
            """
        var photos: [Photo] = []
        let rows = try Row.fetchCursor(db.cachedStatement(sql: select), arguments: [key])
        while let row = try rows.next() {
            var reader = RowReader(row)
            photos.append(try reader.nextPhoto())
        }
        return photos
    }

    private static let organizationColumns = Organization.columns.map { "organization.\($0)" }.joined(separator: ", ")
}
