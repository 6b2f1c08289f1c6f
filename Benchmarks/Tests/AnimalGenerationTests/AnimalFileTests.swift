import AnimalFormats
import AnimalGeneration
import Boundaries
import Domain
import FoundationEssentials
import PlaceGazetteer
import Platform
import Testing

/// What the generator writes, read by those who will read it.
struct AnimalFileTests {
    private static let count = 300

    private static func bytes(
        animals: Int = count,
        seed: UInt64 = 1,
        changedPerMille: Int = 0,
        format: AnimalFileFormat
    ) throws -> (animals: [UInt8], shelters: [UInt8]) {
        let generator = try AnimalGenerator(
            animalCount: animals,
            seed: seed,
            changedPerMille: changedPerMille,
            towns: try SharedTowns.all.get()
        )
        let file = AnimalFile(generator, format: format)
        var (animals, shelters): ([UInt8], [UInt8]) = ([], [])
        try file.animals { animals += $0 }
        try file.shelters { shelters += $0 }
        return (animals, shelters)
    }

    /// Reads as `petsave import` does.
    private static func read(_ bytes: [UInt8]) async throws -> RecordPortion {
        let input = MemoryInput(String(decoding: bytes, as: UTF8.self))
        let archive = FileArchive(importedAt: Date(timeIntervalSince1970: 1_800_000_000), standardInput: input)
        let reader = try archive.open(ImportInput(path: "-", source: SourceName("petfinder")))
        var all = RecordPortion()
        while let portion = try await reader.next(500) {
            all.animals += portion.animals
            all.organizations += portion.organizations
            all.faults += portion.faults
            all.ignoredColumns.merge(portion.ignoredColumns, uniquingKeysWith: +)
        }
        return all
    }

    @Test("The same seed gives the same bytes, whatever the format", arguments: AnimalFileFormat.allCases)
    func sameSeed(format: AnimalFileFormat) throws {
        let (first, second) = (try Self.bytes(format: format), try Self.bytes(format: format))
        #expect(first.animals == second.animals)
        #expect(first.shelters == second.shelters)
        let other = try Self.bytes(seed: 2, format: format)
        #expect(first.animals != other.animals)
    }

    /// Figures of different days are only worth comparing while these stay. They change with the generator, its
    /// frequencies and the gazetteer; then all figures are to be measured anew.
    @Test("The bytes are those of the committed figures")
    func goldenHash() throws {
        let bytes = try Self.bytes(format: .petfinder)
        #expect(Self.hash(bytes.animals) == 1_613_938_936_029_269_476)
        #expect(Self.hash(bytes.shelters) == 16_136_580_952_131_573_764)
    }

    @Test("Every animal is read without a fault, and placed", arguments: AnimalFileFormat.allCases)
    func everyAnimalIsRead(format: AnimalFileFormat) async throws {
        let bytes = try Self.bytes(format: format)
        let (animals, shelters) = (try await Self.read(bytes.animals), try await Self.read(bytes.shelters + [10]))
        #expect(animals.faults.isEmpty)
        #expect(animals.ignoredColumns.isEmpty)
        #expect(animals.animals.count == Self.count)
        #expect(Set(animals.animals.map(\.id)).count == Self.count)
        let organizations = Set((format == .csv ? animals : shelters).organizations.map(\.id.sourceID))
        #expect(Set(animals.animals.compactMap(\.organizationID)).isSubset(of: organizations))
        let places = GazetteerPlaceDirectory()
        #expect(animals.animals.allSatisfy { places.location(of: $0.contact.address) != nil })
    }

    @Test("All formats tell of the same animals")
    func formatsAgree() async throws {
        let json = try await Self.read(Self.bytes(format: .petfinder).animals).animals
        let lines = try await Self.read(Self.bytes(format: .ndjson).animals).animals
        let table = try await Self.read(Self.bytes(format: .csv).animals).animals
        #expect(json == lines)
        for (animal, row) in zip(json, table) {
            #expect(animal.id == row.id && animal.type == row.type && animal.breeds == row.breeds)
            #expect(animal.environment == row.environment && animal.attributes == row.attributes)
            #expect(animal.publishedAt == row.publishedAt && animal.photos.count == row.photos.count)
        }
    }

    @Test("An animal is the same however many there are")
    func firstAnimalsOfMany() throws {
        let (few, many) = (
            try AnimalGenerator(animalCount: 60, seed: 7, towns: SharedTowns.all.get()),
            try AnimalGenerator(animalCount: 6_000, seed: 7, towns: SharedTowns.all.get())
        )
        for index in 0..<60 {
            #expect(few.animal(index).name == many.animal(index).name)
            #expect(few.animal(index).description == many.animal(index).description)
        }
    }

    @Test("So many change as were asked to, and the others stay")
    func changedAnimals() async throws {
        let before = try await Self.read(Self.bytes(animals: 1_000, format: .ndjson).animals).animals
        let after = try await Self.read(Self.bytes(animals: 1_000, changedPerMille: 50, format: .ndjson).animals)
            .animals
        let changed = zip(before, after).count { $0 != $1 }
        #expect((30...70).contains(changed))
    }

    /// FNV-1a.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
