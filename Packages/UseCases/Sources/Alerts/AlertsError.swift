public import Boundaries
public import BusinessServices
public import Domain

/// Why something could not be done with alerts.
public enum AlertsError: Error, Hashable, Sendable {
    /// No alert is called so; `nearest` is called nearly so.
    case unknownName(String, nearest: AlertName?)
    /// The text cannot be a name.
    case badName(String)
    /// Another alert is called so.
    case nameTaken(AlertName)
    /// The alert was removed meanwhile.
    case gone(AlertName)
    /// A distance was given, and nothing that it is measured from.
    case distanceWithoutPlace
    /// The alert's place is not known, or the catalogue cannot answer.
    case nearby(NearbyAnimalsError)
    case store(PersonalStoreError)
    /// The batches could not be written out; they stay open.
    case delivery(AlertDeliveryError)
}

extension AlertsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownName(let text, let nearest):
            "There is no alert called “\(text)”."
                + (nearest.map { " Did you mean “\($0)”?" } ?? "") + " `petsave alert list` lists them."
        case .badName(let text):
            """
            “\(text)” cannot be an alert's name: give one of 1 to \(AlertName.maximumLength) characters, without line \
            breaks and other control characters.
            """
        case .nameTaken(let name):
            """
            There is an alert called “\(name)” already. Choose another name, or change that one with \
            `petsave alert edit`.
            """
        case .gone(let name): "The alert “\(name)” was removed meanwhile."
        case .distanceWithoutPlace:
            "Within that distance of what? Give a place with --place, such as --place 19104."
        case .nearby(let error): error.description
        case .store(let error): error.description
        case .delivery(let error): error.description
        }
    }

    /// What a tracker may know of it.
    var failure: AlertsFailure {
        switch self {
        case .unknownName, .gone: .unknownName
        case .badName, .nameTaken: .name
        case .distanceWithoutPlace, .nearby(.unknownPlace), .nearby(.ambiguousPlace): .place
        case .nearby(.catalog): .catalog
        case .store: .store
        case .delivery: .delivery
        }
    }
}
