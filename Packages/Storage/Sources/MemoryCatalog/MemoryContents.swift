import Boundaries
import Domain
import FoundationEssentials

/// What a catalogue in memory holds, and how it takes in more.
struct MemoryContents {
    private(set) var animals: [AnimalID: Animal] = [:]
    private(set) var organizations: [OrganizationID: Organization] = [:]

    /// Who offers the animal, if known.
    func organization(of animal: Animal) -> Organization? {
        animal.organizationID
            .flatMap { OrganizationID(source: animal.id.source, sourceID: $0) }
            .flatMap { organizations[$0] }
    }

    /// Takes in organisations first, so that the batch's own animals find them.
    mutating func take(_ batch: CatalogBatch) -> CatalogWriteSummary {
        let batch = batch.withoutRepeats
        var summary = CatalogWriteSummary()
        let changed = batch.organizations.filter { organizations[$0.id] != $0 }
        for organization in changed { organizations[organization.id] = organization }
        summary.organizations = changed.count
        move(animalsOf: changed)
        for animal in batch.animals {
            guard let known = animals[animal.id] else {
                animals[animal.id] = animal.beginningHistory().located(by: organization(of: animal))
                summary.added += 1
                continue
            }
            let updated = known.updated(by: animal).located(by: organization(of: animal))
            animals[animal.id] = updated
            if updated.saysTheSame(as: known) { summary.unchanged += 1 } else { summary.changed += 1 }
        }
        return summary
    }

    /// Puts animals that were there before their organisation, or before it moved, where it is now.
    private mutating func move(animalsOf organizations: [Organization]) {
        let moved = Set(organizations.lazy.filter { $0.coordinate != nil }.map(\.id))
        guard !moved.isEmpty else { return }
        for (id, animal) in animals {
            guard let organization = organization(of: animal), moved.contains(organization.id) else { continue }
            animals[id] = animal.located(by: organization)
        }
    }

    /// Source by source: how many animals, and the freshest provenance that names it.
    func sources() -> [SourceSummary] {
        let freshest = Dictionary(
            animals.values.lazy.flatMap(\.provenance).map { ($0.id.source, $0.fetchedAt) },
            uniquingKeysWith: max
        )
        return Dictionary(animals.keys.map { ($0.source, 1) }, uniquingKeysWith: +)
            .map { SourceSummary(source: $0.key, animals: $0.value, fetchedAt: freshest[$0.key] ?? .distantPast) }
            .sorted { $0.source.text.utf8.lexicographicallyPrecedes($1.source.text.utf8) }
    }
}
