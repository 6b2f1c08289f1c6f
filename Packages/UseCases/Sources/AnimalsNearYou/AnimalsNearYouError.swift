public import BusinessServices
import Domain

/// Why there is no list.
public enum AnimalsNearYouError: Error, Hashable, Sendable {
    /// Neither the request nor the person's preferences say where.
    case placeMissing
    case nearby(NearbyAnimalsError)
    /// There can be no such page.
    case pageOutOfRange(number: Int, size: Int)
    /// Nothing has been fetched yet, and no source could be asked; `reason` is sentences.
    case unavailable(reason: String)
}

extension AnimalsNearYouError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .placeMissing:
            """
            Near what? Give a place, such as `petsave near 19104` or `petsave near "Austin, TX"`, \
            or keep one with `petsave config set place "Austin, TX"`.
            """
        case .nearby(let error):
            error.description
        case .pageOutOfRange(let number, let size):
            """
            There is no page \(number) of \(size) animals each: pages count from 1 and hold 1 to \
            \(PageRequest.maximumSize) animals.
            """
        case .unavailable(let reason):
            "There is nothing to show yet. \(reason)"
        }
    }

    /// What a tracker may know of it.
    var failure: AnimalsNearYouFailure {
        switch self {
        case .placeMissing: .placeMissing
        case .nearby(.unknownPlace): .placeUnknown
        case .nearby(.ambiguousPlace): .placeAmbiguous
        case .nearby(.catalog): .catalog
        case .pageOutOfRange: .pageOutOfRange
        case .unavailable: .unavailable
        }
    }
}
