import Domain
import FoundationEssentials
import JSONStreaming

extension Animal {
    /// Reads a row of Animal Shelter Manager's `json_adoptable_animals` or `json_adoptable_animals_xp`.
    ///
    /// `ADOPTABLE` is not looked at: a running server wrote 0 for every animal of the list. Neither are the comments and
    /// the owners' fields, which the shelter did not write for the public.
    init(asm row: JSONObject, source: SourceName, fetchedAt: Date) throws(RecordProblem) {
        let wire = WireObject(object: ASMKey.useful(of: row), dialect: .petfinder)
        guard let sourceID = wire.identifier("ID"), let id = AnimalID(source: source, sourceID: sourceID) else {
            throw .noID
        }
        guard let species = wire.words("SPECIESNAME") ?? wire.words("PETFINDERSPECIES") else { throw .noType }
        // The shelter may have named a species of its own, and mapped it to Petfinder's.
        let type =
            AnimalType(species: species) ?? wire.words("PETFINDERSPECIES").flatMap { AnimalType(species: $0) }
        self.init(
            id: id,
            type: type.map(OpenValue.known) ?? .other(species),
            name: wire.words("ANIMALNAME") ?? Self.standInName
        )
        self.species = species
        organizationAnimalID = wire.identifier("SHELTERCODE")
        breeds = Breeds(asm: wire)
        colors = Colors(primary: wire.words("BASECOLOURNAME"))
        birthDate = wire.day("DATEOFBIRTH").map {
            BirthDate(day: $0, isExact: wire.flag("ESTIMATEDDOB") == .no)
        }
        age = OpenValue(asm: wire, born: birthDate?.day, fetchedAt: fetchedAt, type: self.type)
        gender = wire.integer("SEX").flatMap { Gender(asm: $0) }.map(OpenValue.known) ?? wire.term("SEXNAME")
        size = wire.integer("SIZE").flatMap { Size(asm: $0) }.map(OpenValue.known) ?? wire.term("SIZENAME")
        coat = wire.term("COATTYPENAME")
        attributes.spayedNeutered = wire.flag("NEUTERED")
        attributes.houseTrained = TriState(asm: wire.integer("ISHOUSETRAINED"))
        attributes.declawed = wire.flag("DECLAWED")
        attributes.specialNeeds = wire.flag("HASSPECIALNEEDS")
        environment.children = TriState(asm: wire.integer("ISGOODWITHCHILDREN"))
        environment.dogs = TriState(asm: wire.integer("ISGOODWITHDOGS"))
        environment.cats = TriState(asm: wire.integer("ISGOODWITHCATS"))
        tags = ASMReservation.tags(of: wire)
        description = wire.paragraphs("WEBSITEMEDIANOTES")
        photos = Photo.list(asm: wire)
        adoptionFee = wire.integer("FEE").flatMap { $0 > 0 ? .amount(hundredths: $0, currency: nil) : nil }
        bondedPartners = ["BONDEDANIMALID", "BONDEDANIMAL2ID"].compactMap { key in
            wire.integer(key).flatMap { $0 > 0 ? AnimalID(source: source, sourceID: String($0)) : nil }
        }
        if wire.flag("HASACTIVERESERVE") == .yes { status = .known(.pending) }
        publishedAt = wire.moment("DATEAVAILABLEFORADOPTION") ?? wire.moment("MOSTRECENTENTRYDATE")
        provenance = [Provenance(id: id, fetchedAt: fetchedAt)]
    }
}

/// The few of a row's some 350 keys that say something.
private enum ASMKey {
    static let all: Set<String> = [
        "ID", "SPECIESNAME", "PETFINDERSPECIES", "ANIMALNAME", "SHELTERCODE", "BREEDNAME1", "BREEDNAME2", "BREEDNAME",
        "CROSSBREED", "BASECOLOURNAME", "DATEOFBIRTH", "ESTIMATEDDOB", "AGEGROUP", "SEX", "SEXNAME", "SIZE",
        "SIZENAME", "COATTYPENAME", "NEUTERED", "ISHOUSETRAINED", "DECLAWED", "HASSPECIALNEEDS", "ISGOODWITHCHILDREN",
        "ISGOODWITHDOGS", "ISGOODWITHCATS", "WEBSITEMEDIANOTES", "WEBSITEIMAGECOUNT", "PHOTOURLS", "FEE",
        "BONDEDANIMALID", "BONDEDANIMAL2ID", "HASACTIVERESERVE", "ISCOURTESY", "DATEAVAILABLEFORADOPTION",
        "MOSTRECENTENTRYDATE",
    ]

    /// The row without the rest: looking a key up walks the whole object.
    static func useful(of row: JSONObject) -> JSONObject {
        JSONObject(row.members.filter { all.contains($0.key) })
    }
}

/// What a yes or no has no room for.
private enum ASMReservation {
    static func tags(of wire: WireObject) -> [String] {
        let companions = [
            ("ISGOODWITHCHILDREN", "children"), ("ISGOODWITHDOGS", "dogs"), ("ISGOODWITHCATS", "cats"),
        ]
        let reservations = companions.compactMap { key, companion in
            switch wire.integer(key) {
            case 3: "selective with \(companion)"
            case 5: "good with \(companion) over 5"
            case 12: "good with \(companion) over 12"
            default: nil
            }
        }
        return reservations + (wire.flag("ISCOURTESY") == .yes ? ["courtesy listing"] : [])
    }
}

extension TriState {
    /// 0 yes, 1 no; 2 is unknown, and so is what holds with reservations: 3 selective, 5 and 12 for children above
    /// that age.
    fileprivate init(asm code: Int?) {
        self =
            switch code {
            case 0: .yes
            case 1: .no
            default: .unknown
            }
    }
}

extension Gender {
    fileprivate init?(asm code: Int) {
        switch code {
        case 0: self = .female
        case 1: self = .male
        case 2: self = .unknown
        default: return nil
        }
    }
}

extension Size {
    fileprivate init?(asm code: Int) {
        switch code {
        case 0: self = .extraLarge
        case 1: self = .large
        case 2: self = .medium
        case 3: self = .small
        default: return nil
        }
    }
}

extension OpenValue<AgeGroup> {
    /// The shelter's age group, whose names are its own, where it is one that PetSave knows; else the age by birth, else
    /// the shelter's word.
    fileprivate init?(asm wire: WireObject, born: CalendarDay?, fetchedAt: Date, type: OpenValue<AnimalType>) {
        let word = wire.words("AGEGROUP")
        let named = word.flatMap { AgeGroup(reading: $0) ?? ($0.lowercased() == "young adult" ? .young : nil) }
        let group = named ?? born.flatMap { AgeGroup(born: $0, at: fetchedAt, type: type) }
        guard let value = group.map(OpenValue.known) ?? word.map(OpenValue.other) else { return nil }
        self = value
    }
}

extension Breeds {
    fileprivate init(asm wire: WireObject) {
        let primary = wire.words("BREEDNAME1") ?? wire.words("BREEDNAME")
        let secondary = wire.words("BREEDNAME2")
        self.init(
            primary: primary,
            // A purebred's second breed is its first once more.
            secondary: secondary == primary ? nil : secondary,
            mixed: wire.flag("CROSSBREED")
        )
    }
}

extension Photo {
    /// The pictures in the server's order. An animal without any has a URL all the same, of an image of five bytes.
    fileprivate static func list(asm wire: WireObject) -> [Photo] {
        guard wire.integer("WEBSITEIMAGECOUNT") != 0 else { return [] }
        return wire.list("PHOTOURLS").compactMap { $0.stringValue.flatMap(wire.dialect.code) }.map { Photo(full: $0) }
    }
}
