public import Boundaries
public import Domain
public import Gazetteer

/// Answers where places and addresses are from the gazetteer that is compiled into the program.
///
/// Nothing is read, nothing is kept and nothing leaves the machine: the gazetteer looks in its own tables, in
/// microseconds.
public struct GazetteerPlaceDirectory: PlaceDirectory, TownDirectory {
    private let gazetteer: Gazetteer

    /// Makes a directory of the places that `gazetteer` knows.
    public init(_ gazetteer: Gazetteer = Gazetteer()) {
        self.gazetteer = gazetteer
    }

    /// Reads a postal code of the United States, "City, ST", "City, CC", a bare city or "lat,lon".
    public func find(_ text: String) -> PlaceSearch { search(gazetteer.lookup(text)) }

    public func match(_ text: String) -> PlaceSearch { search(gazetteer.lookup(text, suggesting: false)) }

    private func search(_ lookup: PlaceLookup) -> PlaceSearch {
        switch lookup {
        case .found(let place):
            Place(place).map { .found($0) } ?? .unknown(suggestions: [])
        case .ambiguous(let places):
            .ambiguous(places.compactMap { Place($0) })
        case .notFound(let suggestions):
            .unknown(suggestions: suggestions.compactMap { Place($0) })
        }
    }

    /// Places whose name begins with `text`, or ZIP codes that do, the most populous first.
    public func suggestions(for text: String, limit: Int) -> [Place] {
        gazetteer.suggestions(prefix: text, limit: limit).compactMap { Place($0) }
    }

    /// Where an address is: by its postal code where it is of the United States or names no country, else by its city
    /// in its state and country.
    ///
    /// An address that names no country is one of the United States if its state or its postal code is. A city alone is
    /// no place: too many share their names.
    public func location(of address: Address) -> Location? {
        location(ofPostalCode: address) ?? location(ofCity: address)
    }

    /// The largest town within `reach`, else the nearest one within 50 km.
    public func town(at coordinate: Coordinate, reach: Distance) -> Place? {
        gazetteer.town(
            latitude: coordinate.latitude,
            longitude: coordinate.longitude,
            reach: reach.kilometers,
            limit: 50
        ).flatMap { Place($0) }
    }

    private func location(ofPostalCode address: Address) -> Location? {
        address.postcode.flatMap { gazetteer.position(ofPostalCode: $0, country: address.country) }
            .flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
            .map { Location(coordinate: $0, origin: .postalCode) }
    }

    private func location(ofCity address: Address) -> Location? {
        guard let city = address.city, address.state != nil || address.country != nil else { return nil }
        return gazetteer.city(city, region: address.state, country: address.country)
            .flatMap { Coordinate($0) }
            .map { Location(coordinate: $0, origin: .city) }
    }
}

extension Place {
    fileprivate init?(_ place: GazetteerPlace) {
        guard let coordinate = Coordinate(place) else { return nil }
        self.init(name: place.displayName, coordinate: coordinate, country: place.countryCode)
    }
}

extension Coordinate {
    fileprivate init?(_ place: GazetteerPlace) {
        self.init(latitude: place.latitude, longitude: place.longitude)
    }
}
