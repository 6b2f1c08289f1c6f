import Boundaries
import Domain
import FoundationEssentials

/// A record with what writing it as a new one takes besides the catalogue, made beforehand on another core than the one that
/// writes.
///
/// An object, since an animal is large, and several have to do with it at once.
final class PreparedAnimal: Sendable {
    /// All but what is only shown, most of which is the texts of links: that is in ``details``, and needs no second place
    /// in memory.
    let animal: Animal
    let fingerprint: RecordFingerprint?
    /// Those of ``Animal/termTexts``.
    let termTexts: [String?]
    /// As ``NameKey`` makes it.
    let sortName: String
    /// As ``Animal/packedDetails`` packs them; a record's own with the beginning of its history.
    let details: Data
    let suggested: [SuggestedGroup]

    /// A source's own record.
    convenience init(told animal: Animal, fingerprint: RecordFingerprint?) {
        self.init(animal, details: animal.beginningHistory().packedDetails, fingerprint: fingerprint)
    }

    /// A listing that is merged from several records.
    convenience init(merged animal: Animal) {
        self.init(animal, details: animal.packedDetails, fingerprint: nil)
    }

    private init(_ animal: Animal, details: Data, fingerprint: RecordFingerprint?) {
        self.animal = animal.withoutLinks
        self.fingerprint = fingerprint
        self.details = details
        termTexts = animal.termTexts
        sortName = NameKey.of(animal.name)
        suggested = SuggestedGroup.all(of: animal)
    }

    /// The source's own record, as it was told.
    func told() throws -> Animal {
        var told = animal
        try told.unpackDetails(details)
        told.statusHistory = animal.statusHistory
        return told
    }
}

/// A batch whose animals are prepared.
struct PreparedBatch: Sendable {
    /// Each once.
    let organizations: [Organization]
    let animals: [PreparedAnimal]
    let repeated: [RepeatedRecord]
    private let areAnimalsDistinct: Bool

    init(_ batch: CatalogBatch) {
        organizations = batch.withoutRepeatedOrganizations.organizations
        animals = batch.animals.indices.map {
            PreparedAnimal(told: batch.animals[$0], fingerprint: batch.fingerprint(at: $0))
        }
        repeated = batch.repeated
        areAnimalsDistinct = Set(batch.animals.map(\.id)).count == batch.animals.count
    }

    /// See ``CatalogBatch/withoutRepeatedAnimals``.
    func withoutRepeatedAnimals() throws -> PreparedBatch {
        areAnimalsDistinct ? self : PreparedBatch(try told().withoutRepeatedAnimals)
    }

    /// See ``CatalogBatch/reading(where:)``.
    func reading(where isWanted: (RepeatedRecord) -> Bool) throws -> PreparedBatch {
        repeated.contains(where: isWanted) ? PreparedBatch(try told().reading(where: isWanted)) : self
    }

    /// The batch as it was told.
    private func told() throws -> CatalogBatch {
        CatalogBatch(
            RecordPortion(
                organizations: organizations,
                animals: try animals.map { try $0.told() },
                fingerprints: animals.map(\.fingerprint),
                repeated: repeated
            )
        )
    }
}

extension Animal {
    /// What it is found by, and a little of what is packed besides.
    fileprivate var withoutLinks: Animal {
        var animal = self
        // Whether there are any can be asked for.
        animal.photos = photos.isEmpty ? [] : [Photo()]
        animal.primaryPhotoCropped = nil
        animal.videos = []
        animal.url = nil
        animal.contact = Contact()
        return animal
    }
}
