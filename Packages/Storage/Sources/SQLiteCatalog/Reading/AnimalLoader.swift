import Domain
import GRDB

/// Reads whole animals and organisations, a query a table however many they are.
struct AnimalLoader {
    private let index: IndexReader
    private var db: Database { index.db }

    /// An animal with the key of the organisation that offers it.
    private typealias OfferedAnimal = (animal: Animal, organization: Int64?)

    init(_ index: IndexReader) {
        self.index = index
    }

    init(_ db: Database) {
        self.init(IndexReader(db))
    }

    /// The animals of these keys, in their order; a key that nobody has is left out.
    func animals(_ keys: [Int64]) throws -> [Animal] {
        try rows(keys).map(\.animal)
    }

    private func rows(_ keys: [Int64]) throws -> [OfferedAnimal] {
        guard !keys.isEmpty else { return [] }
        var animals: [Int64: OfferedAnimal] = [:]
        animals.reserveCapacity(keys.count)
        var terms = index.terms()
        var fetches = FetchMoments(db)
        var keysOfRows: [Int64] = []
        let rows = try Row.fetchCursor(db.cachedStatement(sql: AnimalRow.select), arguments: [AnimalKeys(keys).json])
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (key, organization): (Int64, Int64?) = (try reader.required(), try reader.next())
            var animal = try Animal(&reader, &terms)
            if let moment = try fetches.moment(of: key, in: reader.next()) {
                animal.provenance = [Provenance(id: animal.id, fetchedAt: moment)]
            } else {
                keysOfRows.append(key)
            }
            animals[key] = (animal, organization)
        }
        index.remember(terms)
        for (key, provenance) in try ProvenanceTable.rows(of: keysOfRows, db) {
            animals[key]?.animal.provenance = provenance
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

    /// Whose record, or listing, each key is of.
    func ids(of keys: Set<Int64>) throws -> [Int64: AnimalID] {
        let select = try db.cachedStatement(
            sql: "SELECT id, source, source_id FROM animal WHERE id IN (SELECT value FROM json_each(?))"
        )
        var ids: [Int64: AnimalID] = [:]
        let rows = try Row.fetchCursor(select, arguments: [AnimalKeys(Array(keys)).json])
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (key, id): (Int64, AnimalID) = (try reader.required(), try reader.requiredAnimalID())
            ids[key] = id
        }
        return ids
    }

    /// The animals of these keys with whoever offers them, measured from `center`.
    func listedAnimals(_ keys: [Int64], measuredFrom center: Coordinate?) throws -> [ListedAnimal] {
        let rows = try rows(keys)
        let known = try organizations(offering: rows)
        return rows.map { animal, organization in
            ListedAnimal(
                animal: animal,
                organization: organization.flatMap { known[$0] },
                distance: center.flatMap { center in
                    animal.location.map { GreatCircle.distance(from: center, to: $0.coordinate) }
                }
            )
        }
    }

    /// The described ones of the organisations that offer these animals, by their keys.
    private func organizations(offering rows: [OfferedAnimal]) throws -> [Int64: Organization] {
        var ids: [Int64: OrganizationID] = [:]
        for (animal, key) in rows {
            guard let key, let sourceID = animal.organizationID else { continue }
            ids[key] = OrganizationID(source: animal.id.source, sourceID: sourceID)
        }
        let select = """
            SELECT identity, \(Self.organizationColumns) FROM organization
            WHERE identity IN (SELECT value FROM json_each(?))
            """
        let keys = AnimalKeys(Array(ids.keys))
        let found = try Row.fetchCursor(db.cachedStatement(sql: select), arguments: [keys.json])
        var organizations: [Int64: Organization] = [:]
        while let row = try found.next() {
            var reader = RowReader(row)
            let key: Int64 = try reader.required()
            if let id = ids[key] { organizations[key] = try Organization(id, &reader) }
        }
        for (key, photos) in try photos(ofOrganizations: Array(organizations.keys)) {
            organizations[key]?.photos = photos
        }
        return organizations
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
            let (key, id): (Int64, OrganizationID) = (try reader.required(), try reader.requiredOrganizationID())
            organizations.append((key, try Organization(id, &reader)))
        }
        let photos = try photos(ofOrganizations: organizations.map(\.key))
        return organizations.map { key, organization in
            var organization = organization
            organization.photos = photos[key] ?? []
            return organization
        }
    }

    private func photos(ofOrganizations keys: [Int64]) throws -> [Int64: [Photo]] {
        let select = """
            SELECT organization, \(Photo.columns.joined(separator: ", ")) FROM organization_photo
            WHERE organization IN (SELECT value FROM json_each(?)) ORDER BY organization, position
            """
        var photos: [Int64: [Photo]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: select), arguments: [AnimalKeys(keys).json])
        while let row = try rows.next() {
            var reader = RowReader(row)
            photos[try reader.required(), default: []].append(try reader.nextPhoto())
        }
        return photos
    }

    private static let organizationColumns = Organization.columns.map { "organization.\($0)" }.joined(separator: ", ")
}
