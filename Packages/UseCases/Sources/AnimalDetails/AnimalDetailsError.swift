public import Boundaries
public import Domain

/// Why there are no details.
public enum AnimalDetailsError: Error, Hashable, Sendable {
    /// No animal has that id, nor one that begins so.
    case unknownID(String)
    /// Several ids begin so; some of them.
    case ambiguousID(String, candidates: [Candidate])
    /// The record holds no page.
    case noListing(AnimalID)
    /// The record holds no photo.
    case noPhoto(AnimalID)
    case cannotOpen(url: String, reason: String)
    case catalog(CatalogError)

    /// An animal that may have been meant.
    public struct Candidate: Hashable, Sendable {
        public let id: AnimalID
        /// Its name and what kind of animal it is, once they are looked up.
        public let summary: String?

        /// An animal of which only the id is known so far.
        public init(_ id: AnimalID) {
            self.id = id
            summary = nil
        }

        /// An animal that the catalogue holds.
        public init(_ animal: Animal) {
            id = animal.id
            summary = "\(animal.name), \(animal.breeds.named.first ?? animal.species ?? animal.type.text)"
        }
    }
}

extension AnimalDetailsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownID(let text):
            "No animal has the id “\(text)”. Ids look like petfinder:59736347; `petsave near` lists them."
        case .ambiguousID(let text, let candidates):
            candidates.reduce("Several ids begin with “\(text)”. Name one of them:") { text, candidate in
                "\(text)\n  \(candidate.id)\(candidate.summary.map { "  \($0)" } ?? "")"
            }
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
