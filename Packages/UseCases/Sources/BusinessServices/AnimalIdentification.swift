public import Boundaries
public import Domain

/// Finds the animal that a person means by an id or the beginning of one: what details and shortlist share.
public struct AnimalIdentification: Sendable {
    private let catalog: any AnimalCatalog

    /// How many candidates an ambiguous beginning is answered with.
    private static let candidateLimit = 10

    public init(catalog: any AnimalCatalog) {
        self.catalog = catalog
    }

    /// The id of the catalogue that `text` is, with or without its source, or the only one that it begins.
    public func id(of text: String) async throws(AnimalIdentificationError) -> AnimalID {
        let text = text.trimmingSpaces
        // Nothing begins every id: whoever typed it named no animal.
        guard !text.isEmpty else { throw .unknownID(text) }
        let candidates: [AnimalID]
        do {
            candidates = try await catalog.animalIDs(startingWith: text, limit: Self.candidateLimit)
        } catch {
            throw .catalog(error)
        }
        do {
            return try Self.only(candidates, meantBy: text)
        } catch {
            if let id = await onlyAnimal(behind: candidates) { return id }
            throw await named(error)
        }
    }

    /// The animal that all the candidates are records of; `nil` when they are of several.
    private func onlyAnimal(behind candidates: [AnimalID]) async -> AnimalID? {
        guard let first = candidates.first, candidates.count < Self.candidateLimit,
            let animal = try? await catalog.animal(first, measuredFrom: nil)?.animal
        else { return nil }
        return Set(animal.knownIDs).isSuperset(of: candidates) ? animal.id : nil
    }

    /// The error with the names of the candidates, as far as they can be had.
    private func named(_ error: AnimalIdentificationError) async -> AnimalIdentificationError {
        guard case .ambiguousID(let text, let candidates) = error else { return error }
        var named: [AnimalCandidate] = []
        for candidate in candidates {
            let animal = try? await catalog.animal(candidate.id, measuredFrom: nil)?.animal
            named.append(animal.map(AnimalCandidate.init) ?? candidate)
        }
        return .ambiguousID(text, candidates: named)
    }

    /// As ``id(of:)``, among `ids` instead of those of the catalogue.
    public static func id(of text: String, among ids: [AnimalID]) throws(AnimalIdentificationError) -> AnimalID {
        let text = text.trimmingSpaces
        guard !text.isEmpty else { throw .unknownID(text) }
        let candidates = ids.filter { id in
            id.description.utf8.starts(with: text.utf8) || id.sourceID.utf8.starts(with: text.utf8)
        }
        return try only(candidates.sorted(), meantBy: text)
    }

    /// The one candidate that is the text; if there is none, the one candidate.
    private static func only(
        _ candidates: [AnimalID],
        meantBy text: String
    ) throws(AnimalIdentificationError) -> AnimalID {
        let whole = candidates.filter { id in
            id.description.utf8.elementsEqual(text.utf8) || id.sourceID.utf8.elementsEqual(text.utf8)
        }
        switch (whole.count, candidates.count) {
        case (1, _): return whole[0]
        case (_, 1): return candidates[0]
        case (_, 0): throw .unknownID(text)
        default:
            let meant = (whole.isEmpty ? candidates : whole).prefix(candidateLimit)
            throw .ambiguousID(text, candidates: meant.map(AnimalCandidate.init))
        }
    }
}

/// An animal that may have been meant.
public struct AnimalCandidate: Hashable, Sendable {
    public let id: AnimalID
    /// Its name and what kind of animal it is, where the catalogue knows.
    public let summary: String?

    /// An animal of which only the id is known.
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

/// Why no one animal is meant.
public enum AnimalIdentificationError: Error, Hashable, Sendable {
    /// No animal has that id, nor one that begins so.
    case unknownID(String)
    /// Several ids begin so; some of them.
    case ambiguousID(String, candidates: [AnimalCandidate])
    case catalog(CatalogError)
}

extension AnimalIdentificationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownID(let text):
            "No animal has the id “\(text)”. Ids look like petfinder:59736347; `petsave near` lists them."
        case .ambiguousID(let text, let candidates):
            candidates.reduce("Several ids begin with “\(text)”. Name one of them:") { text, candidate in
                "\(text)\n  \(candidate.id)\(candidate.summary.map { "  \($0)" } ?? "")"
            }
        case .catalog(let error):
            error.description
        }
    }
}
