/// A town, a postal code, or a bare position.
public struct GazetteerPlace: Hashable, Sendable {
    /// The town's usual name; of a bare position, its two numbers.
    public let name: String
    /// The region's code, such as "PA" or "ON"; outside the United States, Canada, Australia and the United Kingdom
    /// it is GeoNames's code. `nil` where the country has no regions.
    public let region: String?
    /// The ISO 3166-1 code of two letters; `nil` of a bare position.
    public let countryCode: String?
    /// Degrees north, -90 through 90.
    public let latitude: Double
    /// Degrees east, -180 through 180.
    public let longitude: Double
    /// How many people live in the town; `nil` where that is not known, which is mostly below 5,000.
    public let population: Int?
    /// The postal code that was asked for; `nil` if none was.
    public let postalCode: String?

    let label: Label

    /// How much of the address a name needs so that it is found again.
    enum Label: Int {
        case country
        case region
        /// Towns that share name and region are told apart by where they are.
        case position
    }

    /// A line for people, such as "Philadelphia, PA 19104, US" or "Paris, FR". Looking it up finds this place.
    public var displayName: String {
        guard let countryCode else { return name }
        if let postalCode {
            let town = region.map { "\(name), \($0)" } ?? name
            return "\(town) \(postalCode), \(countryCode)"
        }
        let address = [name, label == .country ? nil : region, countryCode].compactMap(\.self)
        let line = address.joined(separator: ", ")
        guard label == .position else { return line }
        return "\(line) (\(PlaceQuery.format(latitude, decimals: 3)), \(PlaceQuery.format(longitude, decimals: 3)))"
    }
}
