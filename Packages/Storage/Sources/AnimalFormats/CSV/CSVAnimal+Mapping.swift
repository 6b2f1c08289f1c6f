import Domain
import FoundationEssentials

extension Animal {
    /// Reads one row of a table; `source` is whose it is unless the row names its source and its id there.
    init(_ row: TableRow, source: SourceName, importedAt: Date) throws(RecordProblem) {
        // A table of one species need not tell the type as well.
        guard let type: OpenValue<AnimalType> = row.term(.type) ?? row.term(.species) else { throw .noType }
        guard let id = try Self.id(of: row, source: source) else { throw .noID }
        self.init(id: id, type: type, name: row[.name] ?? Self.standInName)
        organizationID = row.organizationID
        species = row[.species]
        breeds = Breeds(
            primary: row[.breed],
            secondary: row[.secondaryBreed],
            mixed: row.triState(.mixed),
            unknown: row.triState(.unknownBreed)
        )
        colors = Colors(primary: row[.color], secondary: row[.secondaryColor], tertiary: row[.tertiaryColor])
        age = row.term(.age)
        birthDate = row[.birthDate].flatMap { CalendarDay(iso8601: $0) }
            .map { BirthDate(day: $0, isExact: row.triState(.birthDateExact) == .yes) }
        gender = row.term(.gender)
        size = row.term(.size)
        coat = row.term(.coat)
        attributes = Attributes(row)
        environment = HomeEnvironment(row)
        tags = row.list(.tags)
        description = row.paragraphs(.description)
        organizationAnimalID = row[.organizationAnimalID]
        photos = row.list(.photos).map { Photo(full: $0) }
        videos = row.list(.videos)
        url = row[.url]
        contact = Contact(row)
        adoptionFee = row[.fee].map { AdoptionFee(cell: $0, currency: row[.feeCurrency]) }
        bondedPartners = row.list(.bondedPartners).compactMap { text in
            AnimalID(text) ?? AnimalID(source: id.source, sourceID: text)
        }
        status = row.term(.status) ?? .known(.adoptable)
        statusChangedAt = row.date(.statusChangedAt)
        publishedAt = row.date(.publishedAt)
        location = Location(row)
        provenance = [
            Provenance(id: id, fetchedAt: row.date(.fetchedAt) ?? importedAt, expiresAt: row.date(.expiresAt))
        ]
    }

    /// `source` and `source_id` if both are there, else `id`, else a number made of what is unlikely to change.
    private static func id(of row: TableRow, source: SourceName) throws(RecordProblem) -> AnimalID? {
        if let name = row[.source], let sourceID = row[.sourceID] {
            guard let named = SourceName(name) else { throw .badSource(name) }
            return AnimalID(source: named, sourceID: sourceID)
        }
        if let sourceID = row[.id] ?? row[.sourceID] { return AnimalID(source: source, sourceID: sourceID) }
        return derivedID(of: row).flatMap { AnimalID(source: source, sourceID: $0) }
    }

    /// An id for a row that has none: the same for the same animal in a later edition of the table.
    private static func derivedID(of row: TableRow) -> String? {
        let shelter = row.organizationID ?? ""
        if let number = row[.organizationAnimalID] { return StableHash.text(of: [shelter, number]) }
        let traits = [row[.name], row[.url], row[.breed], row[.color], row[.gender]]
        guard traits.contains(where: { $0 != nil }) else { return nil }
        return StableHash.text(of: [shelter, row[.type] ?? row[.species] ?? ""] + traits.map { $0 ?? "" })
    }
}

extension Attributes {
    fileprivate init(_ row: TableRow) {
        self.init()
        spayedNeutered = row.triState(.spayedNeutered)
        houseTrained = row.triState(.houseTrained)
        declawed = row.triState(.declawed)
        specialNeeds = row.triState(.specialNeeds)
        shotsCurrent = row.triState(.shotsCurrent)
    }
}

extension HomeEnvironment {
    fileprivate init(_ row: TableRow) {
        self.init()
        children = row.triState(.goodWithChildren)
        dogs = row.triState(.goodWithDogs)
        cats = row.triState(.goodWithCats)
    }
}

extension Location {
    fileprivate init?(_ row: TableRow) {
        guard let coordinate = Coordinate(row) else { return nil }
        let origin = row[.locationOrigin].flatMap(LocationOrigin.init(rawValue:))
        self.init(coordinate: coordinate, origin: origin ?? .record)
    }
}
