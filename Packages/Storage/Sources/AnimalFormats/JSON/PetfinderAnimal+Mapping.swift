package import Domain
import FoundationEssentials
import JSONStreaming

extension Animal {
    /// The name of an animal that nobody named.
    package static let standInName = "Unnamed"

    /// Reads an animal as Petfinder's API v2 writes it, in the shape of any year.
    ///
    /// Petfinder's `distance` belongs to the question it was asked, not to the animal, and is left out.
    init(petfinder record: JSONObject, source: SourceName, fetchedAt: Date) throws(RecordProblem) {
        let wire = WireObject(object: record, dialect: .petfinder)
        guard let sourceID = wire.identifier("id"), let id = AnimalID(source: source, sourceID: sourceID) else {
            throw .noID
        }
        guard let type: OpenValue<AnimalType> = wire.term("type") else { throw .noType }
        self.init(id: id, type: type, name: wire.words("name") ?? Self.standInName)
        readSharedFields(of: wire)
        provenance = [Provenance(id: id, fetchedAt: fetchedAt)]
    }

    /// Reads the fields that PetSave's own JSON has in common with Petfinder's.
    mutating func readSharedFields(of wire: WireObject) {
        organizationID = wire.identifier("organization_id")
        species = wire.words("species")
        breeds = Breeds(wire.child("breeds"))
        colors = Colors(wire.child("colors"))
        age = wire.term("age")
        gender = wire.term("gender")
        size = wire.term("size")
        coat = wire.term("coat")
        attributes = Attributes(wire.child("attributes"))
        environment = HomeEnvironment(wire.child("environment"))
        tags = wire.wordList("tags")
        description = wire.paragraphs("description")
        organizationAnimalID = wire.identifier("organization_animal_id")
        photos = wire.children("photos").compactMap(Photo.init)
        primaryPhotoCropped = Photo(wire.child("primary_photo_cropped"))
        videos = wire.children("videos").compactMap { $0.code("embed") }
        url = wire.code("url")
        contact = Contact(wire.child("contact"))
        status = wire.term("status") ?? .known(.adoptable)
        statusChangedAt = wire.date("status_changed_at")
        publishedAt = wire.date("published_at")
    }
}

extension Breeds {
    fileprivate init(_ wire: WireObject) {
        self.init(
            primary: wire.words("primary"),
            secondary: wire.words("secondary"),
            mixed: wire.triState("mixed"),
            unknown: wire.triState("unknown")
        )
    }
}

extension Colors {
    fileprivate init(_ wire: WireObject) {
        self.init(
            primary: wire.words("primary"),
            secondary: wire.words("secondary"),
            tertiary: wire.words("tertiary")
        )
    }
}

extension Attributes {
    fileprivate init(_ wire: WireObject) {
        self.init()
        spayedNeutered = wire.triState("spayed_neutered")
        houseTrained = wire.triState("house_trained")
        declawed = wire.triState("declawed")
        specialNeeds = wire.triState("special_needs")
        shotsCurrent = wire.triState("shots_current")
    }
}

extension HomeEnvironment {
    fileprivate init(_ wire: WireObject) {
        self.init()
        children = wire.triState("children")
        dogs = wire.triState("dogs")
        cats = wire.triState("cats")
    }
}
