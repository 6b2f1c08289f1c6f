import Domain
import FoundationEssentials
import JSONStreaming

extension Animal {
    /// Reads an animal of Shelterluv's API v1.
    ///
    /// `Internal-ID` is the id, since it is the same whichever shelter's key was used; `ID` is the shelter's own number.
    init(shelterluv record: JSONObject, source: SourceName, fetchedAt: Date) throws(RecordProblem) {
        let wire = WireObject(object: record, dialect: .petfinder)
        guard let sourceID = wire.identifier("Internal-ID") ?? wire.identifier("ID"),
            let id = AnimalID(source: source, sourceID: sourceID)
        else { throw .noID }
        guard let species = wire.words("Type") else { throw .noType }
        self.init(id: id, type: OpenValue(species: species), name: wire.words("Name") ?? Self.standInName)
        self.species = species
        organizationAnimalID = wire.identifier("ID")
        breeds = wire.words("Breed").map { Breeds(slashed: $0) } ?? Breeds()
        colors = wire.words("Color").map { Colors(slashed: $0) } ?? Colors()
        birthDate = wire.day("DOBUnixTime").map { BirthDate(day: $0, isExact: false) }
        let group =
            birthDate.flatMap { AgeGroup(born: $0.day, at: fetchedAt, type: type) }
            ?? wire.integer("Age").flatMap { AgeGroup(months: $0, type: type) }
        age = group.map(OpenValue.known)
        gender = wire.term("Sex")
        size =
            wire.words("Size").map { OpenValue(shelterluv: $0) }
            ?? wire.number("CurrentWeightPounds").flatMap { Size(pounds: $0, type: type, age: age) }
            .map(OpenValue.known)
        attributes.spayedNeutered = wire.flag("Altered")
        take(ShelterluvAttribute.published(of: wire))
        description = wire.paragraphs("Description")
        photos = Photo.list(shelterluv: wire)
        videos = wire.list("Videos").compactMap { $0.stringValue ?? $0["EmbedUrl"]?.stringValue }
            .compactMap(wire.dialect.code)
        status = wire.words("Status").map { OpenValue(shelterluv: $0) } ?? .known(.adoptable)
        adoptionFee = wire.child("AdoptionFeeGroup").number("Price").flatMap { AdoptionFee(price: $0) }
        publishedAt = wire.moment("LastIntakeUnixTime")
        provenance = [Provenance(id: id, fetchedAt: fetchedAt)]
    }

    /// What an attribute says of the home goes where it belongs; the rest are the shelter's key words.
    private mutating func take(_ names: [String]) {
        for name in names {
            switch SearchText.fold(name) {
            case "good with kids", "good with children": environment.children = .yes
            case "not good with kids", "not good with children", "no kids", "no children": environment.children = .no
            case "good with dogs": environment.dogs = .yes
            case "not good with dogs", "no dogs": environment.dogs = .no
            case "good with cats": environment.cats = .yes
            case "not good with cats", "no cats": environment.cats = .no
            case "house trained", "housetrained", "housebroken", "potty trained": attributes.houseTrained = .yes
            case "not house trained", "not housetrained": attributes.houseTrained = .no
            case "special needs": attributes.specialNeeds = .yes
            case "declawed": attributes.declawed = .yes
            default: tags.append(name)
            }
        }
    }
}

private enum ShelterluvAttribute {
    /// The names of the attributes, as texts or in objects, less those that the shelter keeps to itself.
    static func published(of wire: WireObject) -> [String] {
        wire.list("Attributes").compactMap { element in
            if let name = element.stringValue { return wire.dialect.words(name) }
            guard let object = element.objectValue else { return nil }
            let attribute = WireObject(object: object, dialect: wire.dialect)
            return attribute.flag("Publish") == .no ? nil : attribute.words("AttributeName")
        }
    }
}

extension OpenValue<Size> {
    /// `Medium (25-59)` is a medium one: what is in brackets are pounds.
    fileprivate init(shelterluv text: String) {
        self = Size(reading: String(text.prefix { $0 != "(" }).trimmingSpaces).map(OpenValue.known) ?? .other(text)
    }
}

extension OpenValue<ListingStatus> {
    /// `Available In Foster` and the like are adoptable, `Healthy In Home` went home.
    fileprivate init(shelterluv text: String) {
        let folded = SearchText.fold(text)
        if let status = ListingStatus(reading: text) {
            self = .known(status)
        } else if folded.hasPrefix("available") {
            self = .known(.adoptable)
        } else if folded == "healthy in home" {
            self = .known(.adopted)
        } else {
            self = .other(text)
        }
    }
}

extension AdoptionFee {
    fileprivate init?(price: Double) {
        guard price >= 0, let hundredths = Int(exactly: (price * 100).rounded()) else { return nil }
        self = .amount(hundredths: hundredths, currency: nil)
    }
}

extension Photo {
    /// The cover first, the others in their order; stand-ins for animals without a picture are none.
    fileprivate static func list(shelterluv wire: WireObject) -> [Photo] {
        let others = wire.list("Photos").compactMap { $0.stringValue.flatMap(wire.dialect.code) }
        let cover = wire.code("CoverPhoto").map { [$0] } ?? []
        var seen: Set<String> = []
        return (cover + others).filter { !$0.contains("/img/default_") && seen.insert($0).inserted }
            .map { Photo(full: $0) }
    }
}
