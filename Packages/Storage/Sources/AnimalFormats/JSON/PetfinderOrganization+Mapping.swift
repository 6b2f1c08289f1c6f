import Domain
import FoundationEssentials
import JSONStreaming

extension Organization {
    /// Reads an organisation as Petfinder's API v2 writes it; `lat` and `lon`, which some exports add, are its
    /// coordinate. One that names its `source` is PetSave's own, and belongs there.
    init(petfinder record: JSONObject, source: SourceName) throws(RecordProblem) {
        let own = record["source"]?.stringValue
        let wire = WireObject(object: record, dialect: own == nil ? .petfinder : .petSave)
        guard let source = own.map({ SourceName($0) }) ?? source else { throw .badSource(own ?? "") }
        guard let sourceID = wire.identifier("id"), let id = OrganizationID(source: source, sourceID: sourceID) else {
            throw .noID
        }
        guard let name = wire.words("name") else { throw .noName }
        self.init(id: id, name: name)
        contact = Contact(wire)
        url = wire.code("url")
        website = wire.code("website")
        missionStatement = wire.paragraphs("mission_statement")
        hours = OpeningHours(wire.child("hours"))
        let adoption = wire.child("adoption")
        adoptionPolicy = adoption.paragraphs("policy")
        adoptionURL = adoption.code("url")
        socialMedia = SocialMedia(wire.child("social_media"))
        photos = wire.children("photos").compactMap(Photo.init)
        coordinate = Coordinate(latitude: record["lat"], longitude: record["lon"])
    }
}

extension Coordinate {
    /// The point of two JSON numbers; `nil` when either is none or out of range.
    init?(latitude: JSONValue?, longitude: JSONValue?) {
        guard let latitude = latitude?.doubleValue, let longitude = longitude?.doubleValue else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension Contact {
    /// Reads `email`, `phone` and `address`.
    init(_ wire: WireObject) {
        let address = wire.child("address")
        self.init(
            email: wire.code("email"),
            phone: wire.words("phone"),
            address: Address(
                address1: address.words("address1"),
                address2: address.words("address2"),
                city: address.words("city"),
                state: address.words("state"),
                postcode: address.identifier("postcode"),
                country: address.words("country")
            )
        )
    }
}

extension Photo {
    /// Reads the URLs of one picture; `nil` when there is none.
    init?(_ wire: WireObject) {
        self.init(
            small: wire.code("small"),
            medium: wire.code("medium"),
            large: wire.code("large"),
            full: wire.code("full")
        )
        guard largest != nil else { return nil }
    }
}

extension OpeningHours {
    fileprivate init(_ wire: WireObject) {
        self.init()
        monday = wire.words("monday")
        tuesday = wire.words("tuesday")
        wednesday = wire.words("wednesday")
        thursday = wire.words("thursday")
        friday = wire.words("friday")
        saturday = wire.words("saturday")
        sunday = wire.words("sunday")
    }
}

extension SocialMedia {
    fileprivate init(_ wire: WireObject) {
        self.init()
        facebook = wire.code("facebook")
        twitter = wire.code("twitter")
        youtube = wire.code("youtube")
        instagram = wire.code("instagram")
        pinterest = wire.code("pinterest")
    }
}
