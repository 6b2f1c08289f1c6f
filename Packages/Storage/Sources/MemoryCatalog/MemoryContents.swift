import Boundaries
import Domain
import FoundationEssentials

/// What a catalogue in memory holds, and how it takes in more.
struct MemoryContents {
    private(set) var animals: [AnimalID: Animal] = [:]
    private(set) var organizations: [OrganizationID: Organization] = [:]

    /// The animals that may be shown at `now`.
    func shown(at now: Date) -> some Sequence<Animal> {
        animals.values.lazy.filter { !$0.isExpired(at: now) }
    }

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

    /// Unlists what is listed of the source and was not fetched since `start`; answers how many.
    mutating func unlist(from source: SourceName, notFetchedSince start: Date, at moment: Date) -> Int {
        let gone = listed(from: source).filter { !$0.wasFetched(since: start) }
        for animal in gone { animals[animal.id] = animal.unlisted(at: moment) }
        return gone.count
    }

    /// The source's records that it still lists, as far as anybody knows.
    func listed(from source: SourceName) -> [Animal] {
        animals.values.filter { $0.id.source == source && $0.isListed }
    }

    /// Takes out what expired before `moment`; answers how many.
    mutating func purge(expiredBefore moment: Date) -> Int {
        let expired = animals.values.filter { $0.expiresAt.map { $0 < moment } ?? false }
        for animal in expired { animals[animal.id] = nil }
        return expired.count
    }

    /// Takes out everything of the source; answers how many animals.
    mutating func remove(_ source: SourceName) -> Int {
        let before = animals.count
        animals = animals.filter { $0.key.source != source }
        organizations = organizations.filter { $0.key.source != source }
        return before - animals.count
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
    func sources(at now: Date) -> [SourceSummary] {
        let freshest = Dictionary(
            shown(at: now).lazy.flatMap(\.provenance).map { ($0.id.source, $0.fetchedAt) },
            uniquingKeysWith: max
        )
        return Dictionary(shown(at: now).map { ($0.id.source, 1) }, uniquingKeysWith: +)
            .map { SourceSummary(source: $0.key, animals: $0.value, fetchedAt: freshest[$0.key] ?? .distantPast) }
            .sorted { $0.source.text.utf8.lexicographicallyPrecedes($1.source.text.utf8) }
    }
}
