/// A place that somebody named, and where it is.
public struct Place: Hashable, Sendable, Codable {
    /// The name to show, such as `Philadelphia, PA 19104, US`; itself a text that finds the place again.
    public var name: String
    public var coordinate: Coordinate
    /// The ISO 3166-1 alpha-2 code of its country; `nil` for a bare coordinate.
    public var country: String?

    public init(name: String, coordinate: Coordinate, country: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.country = country
    }
}

/// Where an animal is, and how that is known.
public struct Location: Hashable, Sendable {
    public var coordinate: Coordinate
    public var origin: LocationOrigin

    public init(coordinate: Coordinate, origin: LocationOrigin) {
        self.coordinate = coordinate
        self.origin = origin
    }
}

/// What a location was read from, the most precise last.
public enum LocationOrigin: String, Sendable, CaseIterable, Comparable {
    /// The city of the contact's address.
    case city
    /// The postal code of the contact's address.
    case postalCode = "postal_code"
    /// The organisation's own coordinate.
    case organization
    /// The record itself.
    case record

    public static func < (left: LocationOrigin, right: LocationOrigin) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .city: 0
        case .postalCode: 1
        case .organization: 2
        case .record: 3
        }
    }
}

extension Animal {
    /// The animal at its organisation's coordinate, unless its own record knows better.
    public func located(by organization: Organization?) -> Animal {
        located(atOrganization: organization?.coordinate)
    }

    /// The animal at this coordinate of its organisation, unless its own record knows better.
    public consuming func located(atOrganization coordinate: Coordinate?) -> Animal {
        location = location(atOrganization: coordinate)
        return self
    }

    /// Where the animal is: at this coordinate of its organisation, unless its own record knows better.
    public func location(atOrganization coordinate: Coordinate?) -> Location? {
        guard let coordinate, location?.origin != .record else { return location }
        return Location(coordinate: coordinate, origin: .organization)
    }
}
