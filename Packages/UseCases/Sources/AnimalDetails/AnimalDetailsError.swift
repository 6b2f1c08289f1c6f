public import Boundaries
public import BusinessServices
public import Domain

/// Why there are no details.
public enum AnimalDetailsError: Error, Hashable, Sendable {
    /// No animal has that id, nor one that begins so.
    case unknownID(String)
    /// Several ids begin so; some of them.
    case ambiguousID(String, candidates: [AnimalCandidate])
    /// The record holds no page.
    case noListing(AnimalID)
    /// The record holds no photo.
    case noPhoto(AnimalID)
    case cannotOpen(url: String, reason: String)
    case catalog(CatalogError)
}

extension AnimalDetailsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownID(let text):
            AnimalIdentificationError.unknownID(text).description
        case .ambiguousID(let text, let candidates):
            AnimalIdentificationError.ambiguousID(text, candidates: candidates).description
        case .noListing(let id):
            "The record of \(id) holds no page to open."
        case .noPhoto(let id):
            "The record of \(id) holds no photo."
        case .cannotOpen(let url, let reason):
            "\(url) could not be opened: \(reason)."
        case .catalog(let error):
            error.description
        }
    }
}

extension AnimalDetailsError {
    /// Why the animal that was asked for is not known.
    init(_ error: AnimalIdentificationError) {
        switch error {
        case .unknownID(let text): self = .unknownID(text)
        case .ambiguousID(let text, let candidates): self = .ambiguousID(text, candidates: candidates)
        case .catalog(let error): self = .catalog(error)
        }
    }
}
