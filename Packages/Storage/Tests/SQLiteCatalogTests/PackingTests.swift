import Boundaries
import Domain
import FoundationEssentials
import Testing

@testable import SQLiteCatalog

@Suite("What is packed of an animal")
struct PackingTests {
    @Test("is unpacked as it was", arguments: 0..<200)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let animal = try Self.animal(&random)
        #expect(try Self.unpacked(animal.packedDetails) == animal)
    }

    @Test("is unpacked as it was, of recorded animals", .enabled(if: Fixtures.areHere, Fixtures.hint))
    func recorded() async throws {
        let animals = try await Fixtures.animals()
        #expect(animals.count > 1000)
        for animal in animals {
            var copy = animal
            (copy.name, copy.photos, copy.tags, copy.description) = ("", [], [], nil)
            try copy.unpackDetails(animal.packedDetails)
            #expect(copy == animal)
        }
    }

    @Test("is told to be damaged where it is cut off, longer, or of a later version", arguments: 0..<20)
    func damage(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let packed = try Self.animal(&random).packedDetails
        for length in 0..<packed.count {
            #expect(throws: UnreadableRow.self) { try Self.unpacked(packed.prefix(length)) }
        }
        #expect(throws: UnreadableRow.self) { try Self.unpacked(packed + [0]) }
        #expect(throws: UnreadableRow.self) { try Self.unpacked([2] + packed.dropFirst()) }
    }

    @Test("never ends the program, whatever was changed", arguments: 0..<200)
    func anyChange(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var packed = try Self.animal(&random).packedDetails
        for _ in 0..<50 {
            let index = Int.random(in: packed.indices, using: &random)
            packed[index] = UInt8.random(in: 0...255, using: &random)
            do { _ = try Self.unpacked(packed) } catch is UnreadableRow {}
        }
    }

    @Test(
        "holds numbers to their last bit",
        arguments: [0, 1, -1, 63, 64, 127, 128, -64, -65, 16_384, .max, .min, .max - 1, .min + 1]
    )
    func numbers(number: Int) throws {
        var packer = FieldPacker()
        packer.put(number)
        packer.put(Double(bitPattern: UInt64(bitPattern: Int64(number))))
        var unpacker = FieldUnpacker(packer.data)
        #expect(try unpacker.number() == number)
        #expect(try unpacker.double().bitPattern == UInt64(bitPattern: Int64(number)))
        #expect(unpacker.isAtEnd)
    }

    @Test("takes little more for a link that begins as the one before")
    func links() throws {
        var (animal, random) = (try Self.bare, SeededGenerator(seed: 1))
        let address = "https://photos.example/pets/\(UInt64.random(in: .min ... .max, using: &random))/"
        animal.photos = (1...6).map { Photo(small: "\(address)\($0)?width=100", full: "\(address)\($0)") }
        let packed = animal.packedDetails
        #expect(packed.count < 200 && address.count > 40)
        #expect(try Self.unpacked(packed) == animal)
    }

    @Test("takes of a link only what follows what it shares with the one before", arguments: 0...25)
    func shared(count: Int) throws {
        let shared = String("https://example.org/12345678".prefix(count))
        var packer = FieldPacker()
        packer.put(link: shared + "1")
        packer.put(link: shared)
        packer.put(link: shared + "é2.jpg")
        packer.put(link: nil)
        packer.put(link: shared + "è2.jpg")
        // The two letters begin with the same byte.
        let packed = [1, UInt8(count + 1)] + Array("\(shared)1".utf8) + [UInt8(count + 1), 0]
        let others = [UInt8(count + 1), 7] + Array("é2.jpg".utf8) + [0, UInt8(count + 2), 6]
        #expect(Array(packer.data) == packed + others + "è2.jpg".utf8.dropFirst())
        var unpacker = FieldUnpacker(packer.data)
        let links = [shared + "1", shared, shared + "é2.jpg", nil, shared + "è2.jpg"]
        #expect(try links.map { _ in try unpacker.link() } == links)
        #expect(unpacker.isAtEnd)
    }

    private static var bare: Animal {
        get throws { Animal(id: try #require(AnimalID("a:1")), type: .known(.dog), name: "") }
    }

    private static func unpacked(_ data: Data) throws -> Animal {
        var animal = try bare
        try animal.unpackDetails(data)
        return animal
    }

    /// An animal with whatever details there can be, and with texts that are hard to write.
    private static func animal(_ random: inout SeededGenerator) throws -> Animal {
        func one<Value>(of values: [Value]) throws -> Value { try #require(values.randomElement(using: &random)) }
        func text() throws -> String? { try one(of: texts) }
        func some<Value>(_ value: () throws -> Value) throws -> [Value] {
            try (0..<Int.random(in: 0...3, using: &random)).map { _ in try value() }
        }
        func date() -> Date { Date(timeIntervalSinceReferenceDate: .random(in: -1e10...1e10, using: &random)) }
        func photo() throws -> Photo {
            Photo(small: try text(), medium: try text(), large: try text(), full: try text())
        }
        var animal = try bare
        animal.name = try text() ?? "Rex"
        (animal.species, animal.description) = (try text(), try text())
        (animal.organizationAnimalID, animal.url) = (try text(), try text())
        let day = try #require(CalendarDay(daysSince1970: .random(in: -700_000...2_000_000, using: &random)))
        animal.birthDate = try one(of: [nil, BirthDate(day: day, isExact: .random(using: &random))])
        (animal.contact.email, animal.contact.phone) = (try text(), try text())
        animal.contact.address = Address(
            address1: try text(),
            address2: try text(),
            city: try text(),
            state: try text(),
            postcode: try text(),
            country: try text()
        )
        animal.adoptionFee = try one(of: [
            nil, .amount(hundredths: .random(in: -500...900_000, using: &random), currency: try text()), .text("free"),
        ])
        animal.statusChangedAt = try one(of: [nil, date()])
        animal.photos = try some(photo)
        animal.primaryPhotoCropped = try one(of: [nil, try photo()])
        animal.videos = try some { try text() ?? "<iframe>" }
        animal.tags = try some { try text() ?? "Quiet" }
        animal.bondedPartners = try some { try #require(AnimalID("b:\(Int.random(in: 1...9, using: &random))")) }
        animal.statusHistory = try some {
            StatusChange(status: try one(of: [.known(.adoptable), .other("on hold")]), since: date())
        }
        return animal
    }

    private static let texts: [String?] = [
        nil, nil, "", "a", "https://example.org/1.jpg", "https://example.org/12.jpg?width=100", "日本", "日月", "é",
        "e\u{301}", "🐶🐱", "nul \0 inside", String(repeating: "long ", count: 60),
    ]
}
