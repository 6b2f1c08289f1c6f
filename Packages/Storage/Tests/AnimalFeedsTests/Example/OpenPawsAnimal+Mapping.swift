import Domain
import FoundationEssentials

@testable import AnimalFormats

extension Animal {
    /// Reads a pet as Open Paws writes it.
    init(openPaws pet: WireObject, source: SourceName, fetchedAt: Date) throws(RecordProblem) {
        guard let key = pet.identifier("key"), let id = AnimalID(source: source, sourceID: key) else { throw .noID }
        guard let species = pet.words("kind") else { throw .noType }
        self.init(id: id, type: OpenValue(species: species), name: pet.words("name") ?? Self.standInName)
        self.species = species
        breeds = pet.words("breed").map { Breeds(slashed: $0) } ?? Breeds()
        gender = pet.term("sex")
        environment.children = pet.flag("likes_children")
        description = pet.paragraphs("story")
        publishedAt = pet.moment("since")
        provenance = [Provenance(id: id, fetchedAt: fetchedAt)]
    }
}
