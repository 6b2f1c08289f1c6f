import Boundaries
import Domain
import FoundationEssentials

/// What a catalogue in memory holds, and how it takes in more.
struct MemoryContents {
    private(set) var animals: [AnimalID: Animal] = [:]
    private(set) var organizations: [OrganizationID: Organization] = [:]

    /// The listings that are merged from several records, by their ids, and whose record is shown in which.
    private var merged: [AnimalID: Animal] = [:]
    private var listings: [AnimalID: AnimalID] = [:]

    /// Each source's records that may be shown at `now`.
    func records(at now: Date) -> some Sequence<Animal> {
        animals.values.lazy.filter { !$0.isExpired(at: now) }
    }

    /// The animals that may be shown at `now`, each once.
    func shown(at now: Date) -> some Sequence<Animal> {
        let merged = merged.values.filter { $0.firstExpiry.map { $0 > now } ?? true }
        return merged + records(at: now).filter { mergedListing(of: $0.id, at: now) == nil }
    }

    /// The animal of which a record has that id, as it may be shown at `now`.
    func listing(of id: AnimalID, at now: Date) -> Animal? {
        mergedListing(of: id, at: now) ?? animals[id].flatMap { $0.isExpired(at: now) ? nil : $0 }
    }

    /// The records of the animal of which one has that id, as far as they may be shown at `now`.
    func parts(of id: AnimalID, at now: Date) -> [Animal] {
        guard let merged = mergedListing(of: id, at: now) else { return listing(of: id, at: now).map { [$0] } ?? [] }
        return listings.filter { $0.value == merged.id }.compactMap { animals[$0.key] }.sorted { $0.id < $1.id }
    }

    private func mergedListing(of id: AnimalID, at now: Date) -> Animal? {
        listings[id].flatMap { merged[$0] }.flatMap { animal in
            animal.firstExpiry.map { $0 > now } ?? true ? animal : nil
        }
    }

    /// Merges the records anew, the plain way: all of them.
    private mutating func merge() {
        merged = [:]
        listings = [:]
        guard Set(animals.keys.lazy.map(\.source)).count > 1 else { return }
        let records = animals.values.map { OfferedAnimal($0, offeredBy: organization(of: $0)) }
        for group in AnimalIdentity.groups(of: records) {
            guard let animal = Animal.merged(from: group.compactMap { animals[$0] }) else { continue }
            merged[animal.id] = animal
            for id in group { listings[id] = animal.id }
        }
    }

    /// Who offers the animal, if known.
    func organization(of animal: Animal) -> Organization? {
        animal.organizationID
            .flatMap { OrganizationID(source: animal.id.source, sourceID: $0) }
            .flatMap { organizations[$0] }
    }

    /// Takes in organisations first, so that the batch's own animals find them.
    mutating func take(_ batch: CatalogBatch) -> CatalogWriteSummary {
        let batch = batch.reading { _ in true }.withoutRepeats
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
        merge()
        return summary
    }

    /// Unlists what is listed of the source and was not fetched since `start`; answers how many.
    mutating func unlist(from source: SourceName, notFetchedSince start: Date, at moment: Date) -> Int {
        let gone = listed(from: source).filter { !$0.wasFetched(since: start) }
        for animal in gone { animals[animal.id] = animal.unlisted(at: moment) }
        merge()
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
        merge()
        return expired.count
    }

    /// Takes out everything of the source; answers how many animals.
    mutating func remove(_ source: SourceName) -> Int {
        let before = animals.count
        animals = animals.filter { $0.key.source != source }
        organizations = organizations.filter { $0.key.source != source }
        merge()
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
            records(at: now).flatMap(\.provenance).map { ($0.id.source, $0.fetchedAt) },
            uniquingKeysWith: max
        )
        return Dictionary(records(at: now).map { ($0.id.source, 1) }, uniquingKeysWith: +)
            .map { SourceSummary(source: $0.key, animals: $0.value, fetchedAt: freshest[$0.key] ?? .distantPast) }
            .sorted { $0.source.text.utf8.lexicographicallyPrecedes($1.source.text.utf8) }
    }
}
