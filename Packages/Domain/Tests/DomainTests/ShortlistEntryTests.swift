import Domain
import FoundationEssentials
import Testing

@Suite("The shortlist's values")
struct ShortlistEntryTests {
    private let moment = Date(timeIntervalSince1970: 1_700_000_000)

    private func snapshot(_ id: String = "a:1", name: String = "Rex", at seconds: Double = 0) throws -> AnimalSnapshot {
        let id = try #require(AnimalID(id))
        return AnimalSnapshot(id: id, name: name, type: .known(.dog), takenAt: moment.addingTimeInterval(seconds))
    }

    @Test("a rating has 0 to 5 stars, and nothing else")
    func ratings() {
        #expect((-2...7).compactMap { Rating($0)?.stars } == [0, 1, 2, 3, 4, 5])
        #expect(Rating(.min) == nil && Rating(.max) == nil)
    }

    @Test("no stars are fewer than one, and another thing than unrated")
    func zero() throws {
        let zero = try #require(Rating(0))
        let one = try #require(Rating(1))
        #expect(zero < one)
        let rated = ShortlistEntry(snapshot: try snapshot(), addedAt: moment, rating: zero)
        #expect(rated != ShortlistEntry(snapshot: try snapshot(), addedAt: moment))
    }

    @Test(
        "a note is kept without white space at its ends, and an empty one is none",
        arguments: [
            ("Call", "Call"), ("  Call on\n Monday\t\n", "Call on\n Monday"), ("\0a\0b", "ab"), ("", nil),
            (" \n\t", nil), ("\0", nil), ("\u{3000}é\u{a0}", "é"), (nil, nil),
        ] as [(String?, String?)]
    )
    func notes(text: String?, kept: String?) {
        #expect(ShortlistEntry.note(keeping: text) == kept)
    }

    @Test("adding again keeps what the person thinks and when they first thought of it")
    func refreshed() throws {
        let entry = ShortlistEntry(snapshot: try snapshot(), addedAt: moment, rating: Rating(0), note: "mine")
        let newer = try snapshot(name: "Max", at: 5)
        #expect(
            entry.refreshed(by: newer)
                == ShortlistEntry(snapshot: newer, addedAt: moment, rating: Rating(0), note: "mine")
        )
    }

    @Test("what comes back fills in what is missing, and overrides nothing")
    func regaining() throws {
        let older = try snapshot(name: "Old")
        let newer = try snapshot(name: "New", at: 5)
        let removed = ShortlistEntry(snapshot: older, addedAt: moment, rating: Rating(5), note: "before")
        let bare = ShortlistEntry(snapshot: newer, addedAt: moment.addingTimeInterval(5))
        #expect(
            bare.regaining(removed)
                == ShortlistEntry(snapshot: newer, addedAt: moment, rating: Rating(5), note: "before")
        )
        let full = ShortlistEntry(snapshot: older, addedAt: moment, rating: Rating(0), note: "after")
        let later = ShortlistEntry(snapshot: newer, addedAt: moment.addingTimeInterval(9), rating: Rating(1), note: "x")
        #expect(
            full.regaining(later)
                == ShortlistEntry(snapshot: newer, addedAt: moment, rating: Rating(0), note: "after")
        )
    }

    @Test("entries are listed by the moment they were added, then by id")
    func order() throws {
        let entries = try [("b:1", 2.0), ("a:1", 2), ("c:1", 1), ("a:é", 2), ("a:z", 2)].map { id, seconds in
            ShortlistEntry(snapshot: try snapshot(id), addedAt: moment.addingTimeInterval(seconds))
        }
        let sorted = entries.sorted(by: ShortlistEntry.isListed).map(\.id.description)
        #expect(sorted == ["c:1", "a:1", "a:z", "a:é", "b:1"])
    }

    @Test("a snapshot shows the animal as it was, measured from where somebody looks, and as unlisted")
    func snapshots() throws {
        var animal = Animal(id: try #require(AnimalID("shelter:7")), type: .known(.rabbit), name: "Élan")
        animal.organizationID = "o"
        animal.species = "Rabbit"
        animal.breeds = Breeds(primary: "Lionhead", mixed: .yes)
        animal.age = .known(.young)
        animal.gender = .known(.female)
        animal.size = .known(.small)
        animal.contact = Contact(email: "a@example.org", address: Address(city: "Ardmore", state: "PA"))
        animal.url = "https://example.org/7"
        animal.photos = [Photo(), Photo(small: "s", full: "f"), Photo(full: "g")]
        let place = try #require(Coordinate(latitude: 40, longitude: -75))
        animal.location = Location(coordinate: place, origin: .postalCode)
        let organizationID = try #require(OrganizationID(source: animal.id.source, sourceID: "o"))
        let organization = Organization(id: organizationID, name: "Burrow")
        let listed = ListedAnimal(animal: animal, organization: organization, distance: nil)

        let snapshot = AnimalSnapshot(of: listed, takenAt: moment)
        let center = try #require(Coordinate(latitude: 41, longitude: -75))
        let shown = snapshot.listed(measuredFrom: center)

        animal.photos = [Photo(full: "f")]
        animal.status = .known(.unlisted)
        #expect(shown.animal == animal)
        #expect(shown.organization == organization)
        #expect(shown.distance == GreatCircle.distance(from: center, to: place))
        #expect(snapshot.listed(measuredFrom: nil).distance == nil)
        #expect(AnimalSnapshot(of: shown, takenAt: moment) == snapshot)
    }

    @Test("a snapshot of which nearly nothing is known shows nothing more")
    func emptySnapshot() throws {
        let shown = try snapshot().listed(measuredFrom: Coordinate(latitude: 0, longitude: 0))
        #expect(shown.organization == nil && shown.distance == nil && shown.animal.photos.isEmpty)
    }
}
