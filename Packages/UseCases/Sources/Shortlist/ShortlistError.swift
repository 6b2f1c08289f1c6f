public import Boundaries
public import BusinessServices
public import Domain

/// Why the shortlist was not shown or changed.
public enum ShortlistError: Error, Hashable, Sendable {
    /// No animal has that id, nor one that begins so.
    case unknownID(String)
    /// Several ids begin so; some of them.
    case ambiguousID(String, candidates: [AnimalCandidate])
    /// The animal is not in the list.
    case notInList(AnimalID)
    /// No removal is left to undo.
    case nothingToUndo
    case catalog(CatalogError)
    case store(PersonalStoreError)
}

extension ShortlistError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownID(let text):
            AnimalIdentificationError.unknownID(text).description
        case .ambiguousID(let text, let candidates):
            AnimalIdentificationError.ambiguousID(text, candidates: candidates).description
        case .notInList(let id):
            "\(id) is not in your shortlist. `petsave shortlist add \(id)` puts it there."
        case .nothingToUndo:
            "No removal is left to undo."
        case .catalog(let error):
            error.description
        case .store(let error):
            error.description
        }
    }

    init(_ error: AnimalIdentificationError) {
        switch error {
        case .unknownID(let text): self = .unknownID(text)
        case .ambiguousID(let text, let candidates): self = .ambiguousID(text, candidates: candidates)
        case .catalog(let error): self = .catalog(error)
        }
    }

    init(_ error: ShortlistServiceError) {
        switch error {
        case .notInCatalog(let id): self = .unknownID(id.description)
        case .catalog(let error): self = .catalog(error)
        case .store(let error): self = .store(error)
        }
    }
}
