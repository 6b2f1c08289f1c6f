public import BusinessServices

/// Why there is no map.
public enum AnimalMapError: Error, Hashable, Sendable {
    /// Neither the request nor the person's preferences say where.
    case placeMissing
    case nearby(NearbyAnimalsError)
}

extension AnimalMapError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .placeMissing:
            """
            A map around what? Give a place, such as `petsave map 19104` or `petsave map "Austin, TX"`, \
            or keep one with `petsave config set place "Austin, TX"`.
            """
        case .nearby(let error):
            error.description
        }
    }

    /// What a tracker may know of it.
    var failure: AnimalMapFailure {
        switch self {
        case .placeMissing: .placeMissing
        case .nearby(.unknownPlace): .placeUnknown
        case .nearby(.ambiguousPlace): .placeAmbiguous
        case .nearby(.catalog): .catalog
        }
    }
}
