import Domain
import FoundationEssentials
import JSONStreaming

extension Animal {
    /// RescueGroups' terms allow no longer keeping: a day, unless it is fetched again.
    private static let secondsKept = 86_400.0

    /// Reads an animal of RescueGroups' API v5, with what its page included about it; nothing of that is needed.
    init(
        rescueGroups resource: RescueGroupsResource,
        included: RescueGroupsIncluded,
        source: SourceName,
        fetchedAt: Date
    ) throws(RecordProblem) {
        guard let id = AnimalID(source: source, sourceID: resource.key.id) else { throw .noID }
        let wire = resource.attributes
        guard let species = Self.species(of: resource, included) else { throw .noType }
        self.init(id: id, type: OpenValue(species: species), name: wire.words("name") ?? Self.standInName)
        self.species = species
        organizationID = resource.related("orgs").first?.id
        organizationAnimalID = wire.identifier("rescueId").flatMap { $0 == "*" ? nil : $0 }
        breeds = Breeds(wire, included: included.names(of: resource.related("breeds")))
        let colorNames = included.names(of: resource.related("colors"))
        colors = Colors(primary: colorNames.first, secondary: colorNames.dropFirst().first)
        birthDate = wire.day("birthDate").map {
            BirthDate(day: $0, isExact: wire.flag("isBirthDateExact") == .yes)
        }
        age =
            wire.term("ageGroup")
            ?? birthDate.flatMap { AgeGroup(born: $0.day, at: fetchedAt, type: type) }.map(OpenValue.known)
        gender = wire.term("sex")
        size =
            wire.term("sizeGroup")
            ?? wire.pounds.flatMap { Size(pounds: $0, type: type, age: age) }.map(OpenValue.known)
        coat = wire.term("coatLength")
        attributes.spayedNeutered = wire.flag("isAltered")
        attributes.houseTrained = wire.flag("isHousetrained")
        attributes.declawed = wire.flag("isDeclawed")
        attributes.specialNeeds = wire.flag("isSpecialNeeds")
        attributes.shotsCurrent = wire.flag("isCurrentVaccinations")
        environment.children = wire.flag("isKidsOk")
        environment.dogs = wire.flag("isDogsOk")
        environment.cats = wire.flag("isCatsOk")
        tags = wire.wordList("qualities")
        if wire.flag("isCourtesyListing") == .yes { tags.append("courtesy listing") }
        description = wire.paragraphs("descriptionText") ?? wire.paragraphs("descriptionHtml")
        photos = Photo.list(of: resource, included)
        url = wire.code("url")
        let place = included.first(of: resource.related("locations"))
        contact = Contact(place: place, organization: included.first(of: resource.related("orgs")))
        location = place.flatMap { Coordinate(resource: $0) }.map { Location(coordinate: $0, origin: .record) }
        adoptionFee = wire.words("adoptionFeeString").map { AdoptionFee(cell: $0, currency: nil) }
        status = Self.status(of: resource, included)
        publishedAt = wire.moment("availableDate") ?? wire.moment("createdDate")
        provenance = [
            Provenance(id: id, fetchedAt: fetchedAt, expiresAt: fetchedAt.addingTimeInterval(Self.secondsKept))
        ]
    }

    /// The included species; without it the number of the two that recorded answers show, else the end of the slug:
    /// `adopt-kathy-cocker-spaniel-dog`.
    private static func species(of resource: RescueGroupsResource, _ included: RescueGroupsIncluded) -> String? {
        let keys = resource.related("species")
        if let species = included.first(of: keys) {
            if let word = species.words("singular") ?? species.words("plural") { return word }
        }
        switch keys.first?.id {
        case "3": return "Cat"
        case "8": return "Dog"
        default: break
        }
        guard let slug = resource.attributes.code("slug"), let word = slug.split(separator: "-").last,
            AnimalType(species: String(word)) != nil
        else { return nil }
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func status(
        of resource: RescueGroupsResource,
        _ included: RescueGroupsIncluded
    ) -> OpenValue<ListingStatus> {
        if resource.attributes.flag("isAdoptionPending") == .yes { return .known(.pending) }
        return included.names(of: resource.related("statuses")).first.map { OpenValue($0) } ?? .known(.adoptable)
    }
}

extension Organization {
    /// Reads an organisation of RescueGroups' API v5.
    init(rescueGroups resource: RescueGroupsResource, source: SourceName) throws(RecordProblem) {
        guard let id = OrganizationID(source: source, sourceID: resource.key.id) else { throw .noID }
        let wire = resource.attributes
        guard let name = wire.words("name") else { throw .noName }
        self.init(id: id, name: name)
        contact = Contact(place: wire, organization: wire)
        website = wire.code("url")
        missionStatement = wire.paragraphs("about")
        adoptionPolicy = wire.paragraphs("adoptionProcess")
        adoptionURL = wire.code("adoptionUrl")
        socialMedia.facebook = wire.code("facebookUrl")
        coordinate = Coordinate(resource: wire)
    }
}

extension WireObject {
    /// The weight in `sizeCurrent`, if its unit is one of weight.
    fileprivate var pounds: Double? {
        guard let amount = number("sizeCurrent") else { return nil }
        switch code("sizeUOM")?.lowercased() {
        case "pounds": return amount
        case "ounces": return amount / 16
        case "kilograms": return amount / 0.453_592_37
        default: return nil
        }
    }
}

extension Breeds {
    fileprivate init(_ wire: WireObject, included: [String]) {
        self.init(
            primary: wire.words("breedPrimary") ?? included.first ?? wire.words("breedString"),
            secondary: wire.words("breedSecondary") ?? included.dropFirst().first,
            mixed: wire.flag("isBreedMixed")
        )
    }
}

extension Coordinate {
    /// The `lat` and `lon` of a place or an organisation, which may be strings; none is known at zero degrees.
    fileprivate init?(resource wire: WireObject) {
        guard let latitude = wire.number("lat"), let longitude = wire.number("lon"), latitude != 0 || longitude != 0
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension Contact {
    /// The address of the place where the animal is, and how to reach whoever offers it.
    fileprivate init(place: WireObject?, organization: WireObject?) {
        let address = place ?? organization
        self.init(
            email: organization?.code("email") ?? place?.code("email"),
            phone: place?.words("phone") ?? organization?.words("phone"),
            address: Address(
                address1: address?.words("street"),
                city: address?.words("city"),
                state: address?.words("state"),
                postcode: address?.identifier("postalcode"),
                country: address?.words("country").map(Self.countryCode)
            )
        )
    }

    /// The codes of the countries that RescueGroups serves; other names stay as they are.
    private static func countryCode(_ name: String) -> String {
        switch SearchText.fold(name) {
        case "united states", "united states of america", "usa": "US"
        case "canada": "CA"
        default: name
        }
    }
}

extension Photo {
    /// The included pictures by their `order`; if none is included, the thumbnail, whose URL without a width is that of
    /// the original.
    fileprivate static func list(of resource: RescueGroupsResource, _ included: RescueGroupsIncluded) -> [Photo] {
        let pictures = resource.related("pictures").compactMap { included[$0] }.enumerated()
            .map { (order: $1.integer("order") ?? Int.max, index: $0, picture: $1) }
            .sorted { ($0.order, $0.index) < ($1.order, $1.index) }
            .compactMap { Photo(picture: $0.picture) }
        guard pictures.isEmpty, let thumbnail = resource.attributes.code("pictureThumbnailUrl") else { return pictures }
        let width = "?width=100"
        let full = thumbnail.hasSuffix(width) ? String(thumbnail.dropLast(width.count)) : nil
        return [Photo(small: thumbnail, full: full)]
    }

    private init?(picture wire: WireObject) {
        self.init(small: wire.link("small"), large: wire.link("large"), full: wire.link("original"))
        guard largest != nil else { return nil }
    }
}
