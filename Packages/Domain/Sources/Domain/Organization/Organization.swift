/// Who an organisation is: the source and the source's own id.
public struct OrganizationID: Hashable, Sendable, CustomStringConvertible, Comparable {
    public let source: SourceName
    /// The source's own id, never empty.
    public let sourceID: String

    /// `nil` when `sourceID` is empty.
    public init?(source: SourceName, sourceID: String) {
        guard !sourceID.isEmpty else { return nil }
        self.source = source
        self.sourceID = sourceID
    }

    public var description: String { "\(source):\(sourceID)" }

    /// Byte by byte, as for animals: two spellings of one Unicode text are two ids.
    public static func == (left: OrganizationID, right: OrganizationID) -> Bool {
        left.source == right.source && left.sourceID.utf8.elementsEqual(right.sourceID.utf8)
    }

    /// By source, then by the source's id, byte by byte, as animals are ordered.
    public static func < (left: OrganizationID, right: OrganizationID) -> Bool {
        left.source == right.source
            ? left.sourceID.utf8.lexicographicallyPrecedes(right.sourceID.utf8)
            : left.source.text.utf8.lexicographicallyPrecedes(right.source.text.utf8)
    }
}

/// A shelter or rescue that offers animals.
public struct Organization: Hashable, Sendable {
    public var id: OrganizationID
    public var name: String
    /// How to reach it, and where it is.
    public var contact: Contact
    /// Its page at the source.
    public var url: String?
    /// Its own page.
    public var website: String?
    public var missionStatement: String?
    public var hours: OpeningHours
    /// What it asks of adopters, in its own words.
    public var adoptionPolicy: String?
    public var adoptionURL: String?
    public var socialMedia: SocialMedia
    public var photos: [Photo]
    /// Where it is, if the source says so.
    public var coordinate: Coordinate?

    public init(id: OrganizationID, name: String) {
        self.id = id
        self.name = name
        contact = Contact()
        hours = OpeningHours()
        socialMedia = SocialMedia()
        photos = []
    }
}

/// When an organisation is open: for each day its own words, such as `12pm-6pm`.
public struct OpeningHours: Hashable, Sendable {
    public var monday: String?
    public var tuesday: String?
    public var wednesday: String?
    public var thursday: String?
    public var friday: String?
    public var saturday: String?
    public var sunday: String?

    public init() {}
}

/// The pages an organisation keeps elsewhere; each is a URL.
public struct SocialMedia: Hashable, Sendable {
    public var facebook: String?
    public var twitter: String?
    public var youtube: String?
    public var instagram: String?
    public var pinterest: String?

    public init() {}
}

/// How to reach somebody.
public struct Contact: Hashable, Sendable {
    public var email: String?
    public var phone: String?
    public var address: Address

    public init(email: String? = nil, phone: String? = nil, address: Address = Address()) {
        self.email = email
        self.phone = phone
        self.address = address
    }
}

/// A postal address; each part as the source writes it.
public struct Address: Hashable, Sendable {
    public var address1: String?
    public var address2: String?
    public var city: String?
    /// A state, province or region, by its code where it has one.
    public var state: String?
    public var postcode: String?
    /// An ISO 3166-1 alpha-2 code.
    public var country: String?

    public init(
        address1: String? = nil,
        address2: String? = nil,
        city: String? = nil,
        state: String? = nil,
        postcode: String? = nil,
        country: String? = nil
    ) {
        self.address1 = address1
        self.address2 = address2
        self.city = city
        self.state = state
        self.postcode = postcode
        self.country = country
    }
}
