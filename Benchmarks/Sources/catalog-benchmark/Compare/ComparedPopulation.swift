import AnimalGeneration
import Boundaries
import Domain
import FoundationEssentials

/// Generated animals as three sources tell of them, first and some days later.
struct ComparedPopulation {
    /// When the catalogues are asked: after some records expired, and once more after others did, and a source was synced.
    static let first = start.addingTimeInterval(10 * day)
    static let second = start.addingTimeInterval(16 * day)

    /// How many records are written together.
    static let portion = 500

    private static let start = Date(timeIntervalSince1970: 1_764_547_200)
    private static let day = 86_400.0

    private let sources: [SourceName]
    private let organizations: [Organization]
    private let records: [Animal]
    private let seed: UInt64

    init(animalCount: Int, seed: UInt64) throws(GenerationError) {
        self.seed = seed
        let sources = ["rescuegroups", "petfinder", "county"].compactMap { SourceName($0) }
        let generator = try AnimalGenerator(animalCount: animalCount, seed: seed)
        self.sources = sources
        organizations = (0..<generator.shelterCount).map(generator.shelter).flatMap { shelter in
            sources.compactMap { Organization(shelter, in: $0) }
        }
        records = (0..<animalCount).flatMap { index in
            var random = RandomSource(seed: seed, stream: 200, index: index)
            let generated = generator.animal(index)
            // One in six is told by two sources, one in fifty by all three.
            let tellers = random.happens(percent: 2) ? 3 : random.happens(percent: 15) ? 2 : 1
            return (0..<tellers).compactMap { teller in
                let source = sources[(index + teller) % sources.count]
                return AnimalID(source: source, sourceID: "\(index * 7919 % 1_000_003)-\(teller)").map { id in
                    Self.record(generated, id: id, isRetold: tellers > 1, index: index, &random)
                }
            }
        }
    }

    /// What the sources tell first.
    func tell(_ catalog: some AnimalCatalogWriter, portion: Int) async throws {
        try await catalog.write(CatalogBatch(organizations: organizations))
        for part in records.portions(of: portion) { try await catalog.write(CatalogBatch(animals: part)) }
    }

    /// What happens later: one source is synced, which changed and no longer lists some; and what expired is taken out.
    func tellLater(_ catalog: some SyncCatalog, portion: Int) async throws {
        guard let source = sources.last else { return }
        let began = Self.start.addingTimeInterval(11 * Self.day)
        let later = records.enumerated().compactMap { index, record in
            record.id.source == source ? Self.later(record, index: index, seed: seed, at: began) : nil
        }
        try await catalog.begin(SyncPass(source: source, startedAt: began, scope: "everything"))
        for part in later.portions(of: portion) {
            _ = try await catalog.write(
                CatalogBatch(animals: part),
                of: source,
                seen: part.count,
                movingTo: FeedCursor("next")
            )
        }
        _ = try await catalog.finishPass(over: source, at: began.addingTimeInterval(60), rule: .forced)
        try await catalog.purge(expiredBefore: Self.start.addingTimeInterval(6 * Self.day))
    }

    private static func record(
        _ generated: GeneratedAnimal,
        id: AnimalID,
        isRetold: Bool,
        index: Int,
        _ random: inout RandomSource
    ) -> Animal {
        var animal = Animal(generated, id: id)
        // What makes the records of several sources one animal; otherwise the shelter's number, if it tells one.
        if isRetold { animal.organizationAnimalID = "R\(1_000_000 + index)" }
        if isRetold, random.happens(percent: 20) { animal.name = "***URGENT*** \(animal.name)" }
        if random.happens(percent: 10) { animal.coat = nil }
        if random.happens(percent: 10) { animal.environment.cats = .yes }
        if random.happens(percent: 5) { animal.photos = [] }
        if random.happens(percent: 6) {
            animal.status = [.known(.pending), .known(.adopted), .known(.found), .other("on hold")][random.below(4)]
        }
        if random.happens(percent: 3) { animal.type = .other("Dragon") }
        var expiry: Date?
        if random.happens(percent: 8) {
            expiry = start.addingTimeInterval(Double([5, 8, 15, 30][random.below(4)]) * day)
        }
        let fetched = start.addingTimeInterval(Double(random.below(3600)))
        animal.provenance = [Provenance(id: id, fetchedAt: fetched, expiresAt: expiry)]
        return animal
    }

    /// The record as it is told later; `nil` where it is told no more.
    private static func later(_ record: Animal, index: Int, seed: UInt64, at moment: Date) -> Animal? {
        var random = RandomSource(seed: seed, stream: 201, index: index)
        guard !random.happens(percent: 10) else { return nil }
        var record = record
        let expiry = record.provenance.first?.expiresAt
        record.provenance = [Provenance(id: record.id, fetchedAt: moment, expiresAt: expiry)]
        switch random.below(20) {
        case 0: record.name = "Later \(record.name)"
        case 1: record.breeds = Breeds(primary: "Terrier", secondary: record.breeds.primary)
        case 2: record.organizationAnimalID = nil
        case 3: record.status = .known(.adopted)
        case 4: record.gender = nil
        default: break
        }
        return record
    }
}

extension Array {
    fileprivate func portions(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: Swift.min(size, Swift.max(1, count))).map { start in
            self[start..<Swift.min(count, start + Swift.min(size, count))]
        }
    }
}

extension CatalogBatch {
    fileprivate init(animals: ArraySlice<Animal>) {
        self.init(animals: Array(animals))
    }
}

extension Organization {
    fileprivate init?(_ shelter: Shelter, in source: SourceName) {
        guard let id = OrganizationID(source: source, sourceID: shelter.id) else { return nil }
        self.init(id: id, name: shelter.name)
        contact.email = shelter.email
        contact.phone = shelter.phone
        coordinate = shelter.coordinate.flatMap {
            Coordinate(latitude: Double($0.latitude) / 10_000, longitude: Double($0.longitude) / 10_000)
        }
    }
}

extension Animal {
    fileprivate init(_ generated: GeneratedAnimal, id: AnimalID) {
        self.init(id: id, type: OpenValue(generated.type), name: generated.name)
        organizationID = generated.shelter.id
        organizationAnimalID = generated.shelterCode
        species = generated.species
        description = generated.description
        tags = generated.tags
        age = OpenValue(generated.age)
        gender = OpenValue(generated.gender)
        size = OpenValue(generated.size)
        coat = generated.coat.map { OpenValue($0) }
        breeds = Breeds(primary: generated.breeds.primary, secondary: generated.breeds.secondary)
        colors = Colors(primary: generated.colors[0], secondary: generated.colors[1], tertiary: generated.colors[2])
        attributes.houseTrained = TriState(generated.attributes[1])
        attributes.specialNeeds = TriState(generated.attributes[3])
        environment.children = TriState(generated.environment[0])
        environment.dogs = TriState(generated.environment[1])
        environment.cats = TriState(generated.environment[2])
        photos = (0..<generated.photoCount).map { Photo(full: "https://photos.example/\(id)/\($0).jpg") }
        publishedAt = Date(timeIntervalSince1970: Double(generated.publishedAt))
    }
}
