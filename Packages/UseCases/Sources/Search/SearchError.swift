public import BusinessServices
import Domain

/// Why there is no answer to a search. That nothing matches is an answer.
public enum SearchError: Error, Hashable, Sendable {
    /// A distance, or the nearest first, was asked for, and nothing says from where.
    case placeMissing
    case nearby(NearbyAnimalsError)
    /// There can be no such page.
    case pageOutOfRange(number: Int, size: Int)
    /// Nothing has been fetched yet, and no source could be asked; `reason` is sentences.
    case unavailable(reason: String)
}

extension SearchError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .placeMissing:
            """
            From where? Add “near 19104” to the words, or keep your place with \
            `petsave config set place "Austin, TX"`.
            """
        case .nearby(let error):
            error.description
        case .pageOutOfRange(let number, let size):
            """
            There is no page \(number) of \(size) animals each: pages count from 1 and hold 1 to \
            \(PageRequest.maximumSize) animals.
            """
        case .unavailable(let reason):
            "There is nothing to search yet. \(reason)"
        }
    }

    /// What a tracker may know of it.
    var failure: SearchFailure {
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
