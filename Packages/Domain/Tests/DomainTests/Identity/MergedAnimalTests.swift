import Domain
import FoundationEssentials
import Testing

@Suite("An animal merged from several records")
struct MergedAnimalTests {
    private let older: Animal
    private let newer: Animal

    init() throws {
        older = try IdentitySample.max("asm:1").animal
        newer = try IdentitySample.max("petfinder:2", name: "***ADOPTION PENDING*** Max") { animal in
            animal.organizationID = "PA7"
            animal.provenance[0].fetchedAt.addTimeInterval(60)
        }.animal
    }

    private func merged(_ change: (inout Animal, inout Animal) -> Void) throws -> Animal {
        var (older, newer) = (older, newer)
        change(&older, &newer)
        let merged = try #require(Animal.merged(from: [older, newer]))
        #expect(merged == Animal.merged(from: [newer, older]))
        return merged
    }

    @Test("has the smallest id and that record's organisation, and every provenance, the freshest first")
    func identity() throws {
        let merged = try merged { _, _ in }
        #expect(merged.id == older.id)
        #expect(merged.organizationID == "7")
        #expect(merged.name == "***ADOPTION PENDING*** Max")
        #expect(merged.provenance.map(\.id) == [newer.id, older.id])
    }

    @Test("knows what any of them knows, the fresher where both do")
    func facts() throws {
        let merged = try merged { older, newer in
            older.environment.cats = .yes
            newer.environment.dogs = .yes
            older.environment.children = .yes
            newer.environment.children = .no
            older.coat = .known(.short)
            newer.gender = .known(.unknown)
            newer.breeds = Breeds(mixed: .yes)
            older.contact.email = "old@example.org"
            older.contact.phone = "1"
            newer.contact.phone = "2"
        }
        #expect(merged.environment.cats == .yes && merged.environment.dogs == .yes)
        #expect(merged.environment.children == .no)
        #expect(merged.coat == .known(.short))
        #expect(merged.gender == .known(.male))
        #expect(merged.breeds == Breeds(primary: "Labrador Retriever", mixed: .yes))
        #expect(merged.contact.email == "old@example.org" && merged.contact.phone == "2")
    }

    @Test("tells the longest text, one that was cut counting half")
    func texts() throws {
        let whole = "A gentle giant who loves long walks and short naps."
        #expect(
            try merged {
                $0.description = whole; $1.description = "Gentle."
            }.description == whole
        )
        let cut = String(repeating: "x", count: 80) + "..."
        #expect(
            try merged {
                $0.description = whole; $1.description = cut
            }.description == whole
        )
        #expect(
            try merged {
                $0.description = "Gentle."; $1.description = cut
            }.description == cut
        )
    }

    @Test("shows each photo, tag and video once")
    func lists() throws {
        let merged = try merged { older, newer in
            newer.photos = [Photo(full: "https://a.org/1.jpg?width=600"), Photo(full: "no address")]
            older.photos = [
                Photo(full: "http://a.org/1.jpg"), Photo(full: "https://a.org/2.jpg"), Photo(full: "no address"),
            ]
            newer.tags = ["Friendly"]
            older.tags = ["friendly!", "Calm"]
            newer.bondedPartners = [older.id, newer.id]
            older.bondedPartners = AnimalID("asm:9").map { [$0] } ?? []
        }
        #expect(
            merged.photos.map(\.full) == ["https://a.org/1.jpg?width=600", "no address", "https://a.org/2.jpg"]
        )
        #expect(merged.tags == ["Friendly", "Calm"])
        #expect(merged.bondedPartners.map(\.description) == ["asm:9"])
    }

    @Test("stands as the fresher says, but stays listed while one source lists it")
    func status() throws {
        #expect(try merged { $1.status = .known(.adopted) }.status == .known(.adopted))
        #expect(try merged { $1.status = .known(.unlisted) }.status == .known(.adoptable))
        let gone = try merged { older, newer in
            older.status = .known(.unlisted)
            newer.status = .known(.unlisted)
        }
        #expect(gone.status == .known(.unlisted))
    }

    @Test("was published when the first says, and is where the most precise says")
    func placeAndTime() throws {
        let early = Date(timeIntervalSinceReferenceDate: 1)
        let place = try #require(Coordinate(latitude: 41, longitude: -75))
        let merged = try merged { older, newer in
            older.publishedAt = early
            newer.publishedAt = early.addingTimeInterval(9)
            older.location = Location(coordinate: place, origin: .record)
        }
        #expect(merged.publishedAt == early)
        #expect(merged.location?.coordinate == place)
    }
}
