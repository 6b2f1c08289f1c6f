import Domain
import FoundationEssentials
import Testing

@Suite("How long a record may be shown")
struct AnimalListingTests {
    private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func animal(_ provenance: [(id: String, fetched: Double, expires: Double?)]) throws -> Animal {
        var animal = Animal(id: try #require(AnimalID("s:1")), type: .known(.cat), name: "Kiki")
        animal.provenance = try provenance.map { id, fetched, expires in
            Provenance(
                id: try #require(AnimalID(id)),
                fetchedAt: start.addingTimeInterval(fetched),
                expiresAt: expires.map(start.addingTimeInterval)
            )
        }
        return animal
    }

    @Test("is what the freshest word of its own source says, and of no other")
    func expiry() throws {
        #expect(try animal([]).expiresAt == nil)
        #expect(try animal([("t:1", 0, 5)]).expiresAt == nil)
        #expect(try animal([("t:1", 9, 5), ("s:1", 0, 7)]).expiresAt == start.addingTimeInterval(7))
        #expect(try animal([("s:1", 0, 7), ("s:1", 1, 9)]).expiresAt == start.addingTimeInterval(9))
        #expect(try animal([("s:1", 0, 7), ("s:1", 1, nil)]).expiresAt == nil)
    }

    @Test("ends at that moment", arguments: [(6.9, false), (7, true), (7.1, true)])
    func end(seconds: Double, isExpired: Bool) throws {
        #expect(try animal([("s:1", 0, 7)]).isExpired(at: start.addingTimeInterval(seconds)) == isExpired)
        #expect(try !animal([("s:1", 0, nil)]).isExpired(at: start.addingTimeInterval(seconds)))
    }

    @Test("and whether it was fetched lately is told by its own source alone")
    func fetched() throws {
        let animal = try animal([("t:1", 9, nil), ("s:1", 5, nil)])
        #expect(animal.wasFetched(since: start.addingTimeInterval(5)))
        #expect(!animal.wasFetched(since: start.addingTimeInterval(5.1)))
        #expect(try !self.animal([]).wasFetched(since: .distantPast))
    }

    @Test("what was adopted or is gone is not listed; all else is")
    func listed() throws {
        var animal = try animal([])
        let statuses: [OpenValue<ListingStatus>] = ListingStatus.allCases.map(OpenValue.known) + [.other("on hold")]
        for status in statuses {
            animal.status = status
            #expect(animal.isListed == ![.known(.adopted), .known(.unlisted)].contains(status))
        }
    }
}
