public import FoundationEssentials

/// An animal that somebody offers, with everything any feed tells about it.
///
/// The fields follow Petfinder's API v2 where the concept is the same, and add what other feeds know:
/// birth date, fee, bonded partners, provenance and the history of the listing.
/// An optional that is `nil` and a ``TriState/unknown`` both mean "nobody said".
public struct Animal: Hashable, Sendable {
    /// Who it is, over all syncs and imports.
    public var id: AnimalID
    /// The organisation that offers it: the source's own id, looked up within the same source.
    public var organizationID: String?
    /// Dog, Cat, Rabbit …
    public var type: OpenValue<AnimalType>
    /// The species as the feed writes it, finer than `type`: `Guinea Pig` among Small & Furry.
    public var species: String?
    /// The name as the shelter writes it, free of control characters.
    public var name: String
    public var breeds: Breeds
    public var colors: Colors
    public var age: OpenValue<AgeGroup>?
    /// When it was born, where the feed says so.
    public var birthDate: BirthDate?
    public var gender: OpenValue<Gender>?
    public var size: OpenValue<Size>?
    public var coat: OpenValue<Coat>?
    public var attributes: Attributes
    /// Whom it gets along with.
    public var environment: HomeEnvironment
    /// The shelter's own key words, in its order.
    public var tags: [String]
    /// Plain text; feeds often cut it short.
    public var description: String?
    /// The shelter's own number for it.
    public var organizationAnimalID: String?
    /// In the feed's order, the first one first.
    public var photos: [Photo]
    /// The square cut of the first photo, where the feed makes one.
    public var primaryPhotoCropped: Photo?
    /// Each is a piece of HTML that embeds a player, kept as text and never run.
    public var videos: [String]
    /// The public page of the listing.
    public var url: String?
    public var contact: Contact
    public var adoptionFee: AdoptionFee?
    /// Animals that are to be adopted together with this one.
    public var bondedPartners: [AnimalID]
    public var status: OpenValue<ListingStatus>
    public var statusChangedAt: Date?
    /// When the listing went up.
    public var publishedAt: Date?
    /// Every status that was seen, oldest first; the last is the present one.
    public var statusHistory: [StatusChange]
    /// Where it is, as well as anybody knows.
    public var location: Location?
    /// Where the record came from and when it was fetched, freshest first.
    public var provenance: [Provenance]

    /// An animal of which only the least is known; everything else starts as "nobody said".
    public init(id: AnimalID, type: OpenValue<AnimalType>, name: String) {
        self.id = id
        self.type = type
        self.name = name
        breeds = Breeds()
        colors = Colors()
        attributes = Attributes()
        environment = HomeEnvironment()
        tags = []
        photos = []
        videos = []
        contact = Contact()
        bondedPartners = []
        status = .known(.adoptable)
        statusHistory = []
        provenance = []
    }
}
