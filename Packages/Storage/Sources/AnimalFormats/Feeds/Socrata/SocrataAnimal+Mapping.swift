import Domain
import FoundationEssentials
import JSONStreaming

extension Animal {
    /// Reads a row of one of the counties' data sets. A column that is empty is not in the row at all.
    init(
        socrata row: JSONObject,
        dataset: SocrataDataset,
        source: SourceName,
        fetchedAt: Date
    ) throws(RecordProblem) {
        let wire = WireObject(object: row, dialect: .petfinder)
        let columns = SocrataColumns(dataset)
        guard let number = wire.identifier(columns.id), let id = dataset.animalID(number, source: source) else {
            throw .noID
        }
        let breed = wire.words(columns.breed)
        guard let species = wire.words(columns.type) else { throw .noType }
        // "OTHER" is what the counties call everything but dogs and cats; the breed is then the species.
        let type = AnimalType(species: species) ?? breed.flatMap { AnimalType(species: $0) }
        self.init(
            id: id,
            type: type.map(OpenValue.known) ?? .other(species),
            name: wire.words(columns.name) ?? Self.standInName
        )
        self.species = species
        organizationID = dataset.rawValue
        organizationAnimalID = number
        breeds = breed.map { Breeds(slashed: $0) } ?? Breeds()
        colors = wire.words(columns.color).map { Colors(slashed: $0) } ?? Colors()
        age = wire.words(columns.age).map { OpenValue(age: $0, type: self.type) }
        if let sex = wire.words(columns.sex) {
            gender = OpenValue(chameleon: sex)
            attributes.spayedNeutered = TriState(chameleon: sex)
        }
        size = wire.words(columns.size).map { OpenValue(chameleon: $0) }
        description = wire.paragraphs(columns.description)
        tags = wire.words(columns.temperament).map { [$0] } ?? []
        photos = wire.link(columns.picture).map { [Photo(full: $0)] } ?? []
        url = wire.link(columns.page)
        contact.address = dataset.address
        if dataset == .king {
            contact.address.city = wire.words("city")
            contact.address.state = wire.words("state") ?? contact.address.state
            contact.address.postcode = wire.identifier("zip")
            status = wire.words("record_type").map { OpenValue($0) } ?? .known(.adoptable)
            location = Location(obfuscated: wire)
        }
        publishedAt = wire.moment(columns.date)
        provenance = [Provenance(id: id, fetchedAt: fetchedAt)]
    }
}

/// What the columns are called. A name that a data set has no column for is one that no row has.
private struct SocrataColumns {
    let id: String
    let name: String
    let type: String
    let breed: String
    let color: String
    let age: String
    let sex: String
    let size: String
    let date: String
    let picture: String
    let page: String
    let description: String
    let temperament: String

    init(_ dataset: SocrataDataset) {
        switch dataset {
        case .montgomery:
            id = "animalid"
            name = "petname"
            type = "animaltype"
            breed = "breed"
            color = "color"
            age = "petage"
            sex = "sex"
            size = "petsize"
            date = "indate"
            picture = "url"
            page = "link"
            description = "memo"
            temperament = "temperament"
        case .king:
            id = "animal_id"
            name = "animal_name"
            type = "animal_type"
            breed = "animal_breed"
            color = "animal_color"
            age = "age"
            sex = "animal_gender"
            size = "animal_size"
            date = "date"
            picture = "image"
            page = "link"
            description = "memo"
            temperament = "temperament"
        }
    }
}

extension Location {
    /// The point that King County moved a little for people's sake.
    fileprivate init?(obfuscated wire: WireObject) {
        guard let latitude = wire.number("obfuscated_latitude"), let longitude = wire.number("obfuscated_longitude"),
            // What could not be found on the map is at zero degrees.
            latitude != 0 || longitude != 0,
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        self.init(coordinate: coordinate, origin: .record)
    }
}

extension OpenValue<AgeGroup> {
    /// Reads `2 YEARS`, `1 YEAR 3 MONTHS` and `ADULT`.
    fileprivate init(age text: String, type: OpenValue<AnimalType>) {
        let group = Self.months(in: text).flatMap { AgeGroup(months: $0, type: type) }
        self = group.map(OpenValue.known) ?? OpenValue(text)
    }

    private static func months(in text: String) -> Int? {
        var words = SearchText.words(of: text)[...]
        var (months, days) = (0, 0)
        guard !words.isEmpty, words.count % 2 == 0 else { return nil }
        while let number = words.popFirst(), let unit = words.popFirst() {
            guard let count = Int(number), (0..<1000).contains(count) else { return nil }
            switch unit {
            case "year", "years", "yr", "yrs": months += 12 * count
            case "month", "months", "mo", "mos": months += count
            case "week", "weeks", "wk", "wks": days += 7 * count
            case "day", "days": days += count
            default: return nil
            }
        }
        return months + days / 31
    }
}

extension OpenValue<Gender> {
    /// Reads the letters M, F, N (neutered male), S (spayed female) and U, and the words for them.
    fileprivate init(chameleon text: String) {
        let words = SearchText.words(of: text)
        if words == ["n"] || words.contains("male") {
            self = .known(.male)
        } else if words == ["s"] || words.contains("female") {
            self = .known(.female)
        } else {
            self = OpenValue(text)
        }
    }
}

extension TriState {
    /// A plain M or F says nothing of it.
    fileprivate init(chameleon sex: String) {
        let words = SearchText.words(of: sex)
        if words == ["n"] || words == ["s"] || words.contains("neutered") || words.contains("spayed") {
            self = .yes
        } else {
            self = words.contains("intact") ? .no : .unknown
        }
    }
}

extension OpenValue<Size> {
    /// Reads the shelters' short forms as well: `MED`, `LRG`, `X-LRG`.
    fileprivate init(chameleon text: String) {
        switch SearchText.fold(text) {
        case "sml": self = .known(.small)
        case "med": self = .known(.medium)
        case "lrg": self = .known(.large)
        case "x lrg": self = .known(.extraLarge)
        default: self = OpenValue(text)
        }
    }
}
