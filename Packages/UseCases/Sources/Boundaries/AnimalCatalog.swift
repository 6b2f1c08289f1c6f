public import Domain
public import FoundationEssentials

/// The local catalogue, as those who look for animals see it: the only source of truth for every screen.
///
/// An animal that several sources tell of is listed once, as ``Animal/merged(from:)`` has it; which records are of one
/// animal, ``AnimalIdentity/groups(of:)`` says. When a record of a merged animal expires, the others are listed by
/// themselves until it is purged.
///
/// Every implementation passes `CatalogContract` of the `BoundaryContracts` target.
public protocol AnimalCatalog: Sendable {
    /// One page of what a query means; ``AnimalQuery/listed(from:)`` is the reference.
    func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal>

    /// The animal of that id, or of which one record has that id, whatever its status; its distance is measured from
    /// `center`.
    func animal(_ id: AnimalID, measuredFrom center: Coordinate?) async throws(CatalogError) -> ListedAnimal?

    /// The records behind the animal of that id, or of which one record has that id, in the order of their ids: one where
    /// a single source tells of it, none where nobody does.
    func parts(of id: AnimalID) async throws(CatalogError) -> [ListedAnimal]

    /// Ids of records that begin with `prefix`, byte by byte, or whose part after the colon does, in order; at most `limit`.
    func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID]

    /// How many animals of what kind lie in the area and pass the filter, as of `now`.
    func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics

    /// Where the animals are that lie in the area and pass the filter, and how many at each point, in the order of
    /// ``SiteCount/sites(of:)``, which is the reference. Animals without a known place are nowhere.
    func sites(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> [SiteCount]

    /// How many animals in the area each choice of the filter would list; ``FacetCounts/init(of:in:from:)`` is the
    /// reference.
    func facets(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> FacetCounts

    /// What the catalogue holds, source by source, in the order of their names.
    func sources() async throws(CatalogError) -> [SourceSummary]

    /// Records that pass the filter, as each source has them, in the order of their ids, from the one after `previous` on;
    /// at most `limit`. For reading everything without holding everything.
    func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal]

    /// Organisations in the order of source and id, from the one after `previous` on; at most `limit`.
    func organizations(after previous: OrganizationID?, limit: Int) async throws(CatalogError) -> [Organization]

    /// What the adoptable animals suggest for a beginning, best first; ``Suggestion/listed(for:kinds:limit:from:)`` is
    /// the reference. Never a place.
    func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion]
}

/// The catalogue as those who fill it see it.
public protocol AnimalCatalogWriter: Sendable {
    /// Takes a batch in: all of it or, when this throws, nothing of it.
    ///
    /// New records are added as ``Animal/beginningHistory()``, known ones become ``Animal/updated(by:)``, the same record twice counts once and the
    /// later one wins. Animals are placed at their organisation's coordinate unless their own record knows better, also
    /// when the organisation comes later than they do.
    @discardableResult
    func write(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary

    /// Begins to take in many batches one after the other, at less cost than each by itself.
    func intake() async throws(CatalogError) -> any CatalogIntake
}

extension AnimalCatalogWriter {
    /// Takes each batch in by itself.
    public func intake() async throws(CatalogError) -> any CatalogIntake { IntakeByBatches(catalog: self) }
}

/// Takes in batches that belong to one task, such as an import of a large file.
public protocol CatalogIntake: Sendable {
    /// The records that need not be read again where they come again, as of now.
    func known() async throws(CatalogError) -> any KnownRecords

    /// Does as much of ``take(_:)`` as can be done while another batch is taken in, on whatever core it is called; what it
    /// answers does the rest.
    func prepare(_ batch: CatalogBatch) -> TakingIn

    /// Takes a batch in as ``AnimalCatalogWriter/write(_:)`` does. It is kept together with others: readers see it, and it
    /// outlasts the process, once ``finish()`` was called, if not before. When this throws, what was not kept yet is lost.
    func take(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary

    /// Keeps what was taken in so far.
    func finish() async throws(CatalogError)
}

extension CatalogIntake {
    public typealias TakingIn = @Sendable () async throws(CatalogError) -> CatalogWriteSummary

    /// Does nothing yet.
    public func prepare(_ batch: CatalogBatch) -> TakingIn {
        { () async throws(CatalogError) in try await take(batch) }
    }
}

private struct IntakeByBatches: CatalogIntake {
    let catalog: any AnimalCatalogWriter

    func known() -> any KnownRecords { NoKnownRecords() }

    func take(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary {
        try await catalog.write(batch)
    }

    func finish() async throws(CatalogError) {}
}

/// Records to be taken in together.
public struct CatalogBatch: Hashable, Sendable {
    public var organizations: [Organization]
    /// Whoever changes them loses the fingerprints, which would no longer be theirs.
    public var animals: [Animal] {
        didSet { fingerprints = [] }
    }
    /// Of each of the animals, or of none.
    private var fingerprints: [RecordFingerprint?]
    /// Animals that were told before in the same words.
    public var repeated: [RepeatedRecord]

    public init(organizations: [Organization] = [], animals: [Animal] = []) {
        self.init(organizations: organizations, animals: animals, fingerprints: [], repeated: [])
    }

    /// What was read, all but its faults.
    public init(_ portion: RecordPortion) {
        self.init(
            organizations: portion.organizations,
            animals: portion.animals,
            fingerprints: portion.fingerprints,
            repeated: portion.repeated
        )
    }

    private init(
        organizations: [Organization],
        animals: [Animal],
        fingerprints: [RecordFingerprint?],
        repeated: [RepeatedRecord]
    ) {
        self.organizations = organizations
        self.animals = animals
        self.fingerprints = fingerprints
        self.repeated = repeated
    }

    /// The fingerprint of the animal at that index, if it has one.
    public func fingerprint(at index: Int) -> RecordFingerprint? {
        index < fingerprints.count ? fingerprints[index] : nil
    }
}

extension CatalogBatch {
    /// The batch with each organisation and each animal once: of those that have the same id, the last.
    public var withoutRepeats: CatalogBatch { withoutRepeatedOrganizations.withoutRepeatedAnimals }

    /// The batch with each organisation once: of those that have the same id, the last.
    public var withoutRepeatedOrganizations: CatalogBatch {
        guard let kept = Self.lastOfEach(organizations.map(\.id)) else { return self }
        var batch = self
        batch.organizations = kept.map { organizations[$0] }
        return batch
    }

    /// The batch with each animal once: of those that have the same id, the last. Its repeated records must have been read
    /// before, as they stand between the animals.
    public var withoutRepeatedAnimals: CatalogBatch {
        guard let kept = Self.lastOfEach(animals.map(\.id)) else { return self }
        return CatalogBatch(
            organizations: organizations,
            animals: kept.map { animals[$0] },
            fingerprints: kept.map(fingerprint(at:)),
            repeated: repeated
        )
    }

    /// The batch with those of its repeated records read that `isWanted` is true for, each in its place among the animals.
    public func reading(where isWanted: (RepeatedRecord) -> Bool) -> CatalogBatch {
        guard repeated.contains(where: isWanted) else { return self }
        var (told, kept) = (animals, [] as [RepeatedRecord])
        var fingerprints = animals.indices.map(fingerprint(at:))
        for var record in repeated {
            record.position += told.count - animals.count
            guard isWanted(record) else {
                kept.append(record)
                continue
            }
            guard let animal = record.read() else { continue }
            told.insert(animal, at: record.position)
            fingerprints.insert(record.fingerprint, at: record.position)
        }
        return CatalogBatch(organizations: organizations, animals: told, fingerprints: fingerprints, repeated: kept)
    }

    /// Where the last of each id stands; `nil` when none is repeated, as nearly always, and many records need not be copied.
    private static func lastOfEach<ID: Hashable>(_ ids: [ID]) -> [Int]? {
        guard Set(ids).count < ids.count else { return nil }
        var seen: Set<ID> = []
        return ids.indices.reversed().filter { seen.insert(ids[$0]).inserted }.reversed()
    }
}

/// What became of a batch of animals; organisations are counted apart.
public struct CatalogWriteSummary: Hashable, Sendable {
    public var added = 0
    public var changed = 0
    /// Told nothing new, save that it was fetched again.
    public var unchanged = 0
    /// Organisations added or changed.
    public var organizations = 0

    public init(added: Int = 0, changed: Int = 0, unchanged: Int = 0, organizations: Int = 0) {
        self.added = added
        self.changed = changed
        self.unchanged = unchanged
        self.organizations = organizations
    }

    public static func += (left: inout CatalogWriteSummary, right: CatalogWriteSummary) {
        left.added += right.added
        left.changed += right.changed
        left.unchanged += right.unchanged
        left.organizations += right.organizations
    }
}

/// One source's share of the catalogue.
public struct SourceSummary: Hashable, Sendable {
    public let source: SourceName
    /// How many animals came from it, whatever their status.
    public let animals: Int
    /// When the source last told something: the freshest provenance that names it, `distantPast` if none does.
    public let fetchedAt: Date

    public init(source: SourceName, animals: Int, fetchedAt: Date) {
        self.source = source
        self.animals = animals
        self.fetchedAt = fetchedAt
    }
}
