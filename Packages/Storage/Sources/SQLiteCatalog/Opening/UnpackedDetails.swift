import Domain
import FoundationEssentials
import GRDB

/// What is only shown of animals as catalogues held it before it was packed: in a table of its own each list, item by item.
struct UnpackedDetails {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// Packs the details of all animals, portion by portion.
    func packAll() throws {
        var last: Int64 = 0
        while true {
            let animals = try animals(after: last)
            guard let end = animals.last?.key else { return }
            for (key, animal) in animals { try db.run(Self.insert, key, animal.packedDetails) }
            last = end
        }
    }

    /// The next animals by their keys, with nothing but their details.
    private func animals(after last: Int64) throws -> [(key: Int64, animal: Animal)] {
        var animals: [Int64: Animal] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.listings), arguments: [last, Self.portion])
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (key, id): (Int64, AnimalID) = (try reader.required(), try reader.requiredAnimalID())
            animals[key] = try Animal(id: id, unpackedDetails: &reader)
        }
        let keys = AnimalKeys(animals.keys.sorted())
        for (select, append) in Self.lists {
            let items = try Row.fetchCursor(db.cachedStatement(sql: select), arguments: [keys.json])
            while let row = try items.next() {
                var reader = RowReader(row)
                let key: Int64 = try reader.required()
                if var animal = animals.removeValue(forKey: key) {
                    try append(&reader, &animal)
                    animals[key] = animal
                }
            }
        }
        return animals.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static let portion = 1000
    private static let insert = "INSERT INTO details (animal, packed) VALUES (?, ?)"
    private static let listings = """
        SELECT animal.id, animal.source, animal.source_id, name, species, birth_day, birth_day_is_exact, description,
            organization_animal_id, url, email, phone, address1, address2, city, state, postcode, country,
            fee_hundredths, fee_currency, fee_text, status_changed_at,
            cropped_photo.animal, small, medium, large, "full"
        FROM animal
        JOIN listing ON listing.animal = animal.id
        LEFT JOIN cropped_photo ON cropped_photo.animal = animal.id
        WHERE animal.id > ? ORDER BY animal.id LIMIT ?
        """

    /// How each list is read, and an item of it appended to its animal's.
    private static let lists: [(select: String, append: @Sendable (inout RowReader, inout Animal) throws -> Void)] = [
        (select(#"small, medium, large, "full" FROM photo"#), { $1.photos.append(try $0.nextPhoto()) }),
        (select("embed FROM video"), { $1.videos.append(try $0.required()) }),
        (select("text FROM tag"), { $1.tags.append(try $0.required()) }),
        (
            select("partner_source, partner_source_id FROM bond"),
            { $1.bondedPartners.append(try $0.requiredAnimalID()) }
        ),
        (
            select("(SELECT text FROM term WHERE id = status), since FROM status_change"),
            { reader, animal in
                let status: OpenValue<ListingStatus> = try reader.requiredTerm()
                animal.statusHistory.append(StatusChange(status: status, since: try reader.requiredDate()))
            }
        ),
    ]

    private static func select(_ columnsOfTable: String) -> String {
        "SELECT animal, \(columnsOfTable) WHERE animal IN (SELECT value FROM json_each(?)) ORDER BY animal, position"
    }
}

extension Animal {
    fileprivate init(id: AnimalID, unpackedDetails reader: inout RowReader) throws {
        self.init(id: id, type: .known(.dog), name: try reader.required())
        species = try reader.next()
        let birthDay: Int? = try reader.next()
        let isExact: Bool? = try reader.next()
        birthDate = birthDay.flatMap(CalendarDay.init(daysSince1970:)).map { day in
            BirthDate(day: day, isExact: isExact ?? false)
        }
        description = try reader.next()
        organizationAnimalID = try reader.next()
        url = try reader.next()
        contact = try reader.nextContact()
        let hundredths: Int? = try reader.next()
        let currency: String? = try reader.next()
        let words: String? = try reader.next()
        adoptionFee = words.map(AdoptionFee.text) ?? hundredths.map { .amount(hundredths: $0, currency: currency) }
        statusChangedAt = try reader.nextDate()
        let cropped: Int64? = try reader.next()
        let photo = try reader.nextPhoto()
        primaryPhotoCropped = cropped.map { _ in photo }
    }
}
