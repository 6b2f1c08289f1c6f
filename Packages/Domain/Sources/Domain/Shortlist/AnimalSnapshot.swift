public import FoundationEssentials

/// What was known of an animal at one moment: enough to tell who it was after its record has left the catalogue.
public struct AnimalSnapshot: Hashable, Sendable {
    public var id: AnimalID
    public var name: String
    public var type: OpenValue<AnimalType>
    /// As the feed wrote it, finer than `type`.
    public var species: String?
    public var breeds: Breeds
    public var age: OpenValue<AgeGroup>?
    public var gender: OpenValue<Gender>?
    public var size: OpenValue<Size>?
    /// The source's own id of the organisation that offered it.
    public var organizationID: String?
    public var organizationName: String?
    /// Whom to ask about it, and where.
    public var contact: Contact
    /// The public page of the listing.
    public var url: String?
    /// The URL of the largest first photo.
    public var photo: String?
    /// Where it was, as well as anybody knew.
    public var location: Location?
    /// When this was known.
    public var takenAt: Date

    /// The least that can be known; everything else starts as "nobody said".
    public init(id: AnimalID, name: String, type: OpenValue<AnimalType>, takenAt: Date) {
        self.id = id
        self.name = name
        self.type = type
        breeds = Breeds()
        contact = Contact()
        self.takenAt = takenAt
    }

    /// The animal as it is listed now.
    public init(of listed: ListedAnimal, takenAt: Date) {
        let animal = listed.animal
        self.init(id: animal.id, name: animal.name, type: animal.type, takenAt: takenAt)
        species = animal.species
        breeds = animal.breeds
        age = animal.age
        gender = animal.gender
        size = animal.size
        organizationID = animal.organizationID
        organizationName = listed.organization?.name
        contact = animal.contact
        url = animal.url
        photo = animal.photos.lazy.compactMap(\.largest).first
        location = animal.location
    }

    /// The animal as far as the snapshot knows it, for whoever shows animals: as one that is no longer in its feed.
    ///
    /// - Parameter center: the point that the distance is measured from.
    public func listed(measuredFrom center: Coordinate?) -> ListedAnimal {
        ListedAnimal(
            animal: animal,
            organization: organization,
            distance: center.flatMap { center in
                location.map { GreatCircle.distance(from: center, to: $0.coordinate) }
            }
        )
    }

    private var animal: Animal {
        var animal = Animal(id: id, type: type, name: name)
        animal.species = species
        animal.breeds = breeds
        animal.age = age
        animal.gender = gender
        animal.size = size
        animal.organizationID = organizationID
        animal.contact = contact
        animal.url = url
        animal.photos = photo.map { [Photo(full: $0)] } ?? []
        animal.location = location
        animal.status = .known(.unlisted)
        return animal
    }

    private var organization: Organization? {
        guard let organizationName,
            let id = organizationID.flatMap({ OrganizationID(source: id.source, sourceID: $0) })
        else { return nil }
        return Organization(id: id, name: organizationName)
    }
}
