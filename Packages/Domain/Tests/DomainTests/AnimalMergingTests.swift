import Domain
import FoundationEssentials
import Testing

@Suite("A record that changes")
struct AnimalMergingTests {
    private func record(_ status: ListingStatus, at moment: String) throws -> Animal {
        let id = try #require(AnimalID("s:1"))
        var animal = Animal(id: id, type: .known(.cat), name: "Kiki")
        animal.status = .known(status)
        animal.provenance = [Provenance(id: id, fetchedAt: try #require(Date(iso8601: moment)))]
        return animal
    }

    @Test("keeps every status it had, with when it was first seen")
    func history() throws {
        let first = try record(.adoptable, at: "2024-01-01").beginningHistory()
        let again = first.updated(by: try record(.adoptable, at: "2024-01-02"))
        let gone = again.updated(by: try record(.adopted, at: "2024-01-03"))
        #expect(gone.statusHistory.map(\.status) == [.known(.adoptable), .known(.adopted)])
        #expect(gone.statusHistory.map(\.since) == ["2024-01-01", "2024-01-03"].compactMap(Date.init(iso8601:)))
        #expect(gone.status == .known(.adopted))
    }

    @Test("comes back with a third entry when it is returned")
    func returned() throws {
        let steps: [(ListingStatus, String)] = [
            (.adoptable, "2024-01-01"), (.adopted, "2024-01-02"), (.adoptable, "2024-01-03"),
        ]
        var animal = try record(steps[0].0, at: steps[0].1).beginningHistory()
        for step in steps.dropFirst() { animal = animal.updated(by: try record(step.0, at: step.1)) }
        #expect(animal.statusHistory.map(\.status) == [.known(.adoptable), .known(.adopted), .known(.adoptable)])
    }

    @Test("comes back after it was unlisted when it was fetched again, whatever its source's dates")
    func relisted() throws {
        var listed = try record(.adoptable, at: "2024-01-01")
        listed.publishedAt = Date(iso8601: "2023-12-01")
        let moment = try #require(Date(iso8601: "2024-02-01"))
        let gone = listed.beginningHistory().unlisted(at: moment)
        #expect(!gone.isListed && gone.statusChangedAt == moment)
        var again = listed
        again.provenance[0].fetchedAt = try #require(Date(iso8601: "2024-03-01"))
        let back = gone.updated(by: again)
        #expect(back.status == .known(.adoptable) && back.isListed)
        #expect(back.statusHistory.map(\.status) == [.known(.adoptable), .known(.unlisted), .known(.adoptable)])
        let moments = ["2023-12-01", "2024-02-01", "2024-03-01"].compactMap(Date.init(iso8601:))
        #expect(back.statusHistory.map(\.since) == moments)
        #expect(back.updated(by: again) == back)
    }

    @Test("takes the newer word, also where it takes a fact back")
    func newerWins() throws {
        var older = try record(.adoptable, at: "2024-01-01")
        older.description = "Sweet."
        #expect(older.updated(by: try record(.adoptable, at: "2024-01-02")).description == nil)
    }

    @Test("remembers every provenance once, the freshest first")
    func provenance() throws {
        let other = Provenance(id: try #require(AnimalID("t:9")), fetchedAt: .distantPast)
        var older = try record(.adoptable, at: "2024-01-01")
        older.provenance.append(other)
        let merged = older.updated(by: try record(.adoptable, at: "2024-01-02"))
        #expect(merged.provenance.map(\.fetchedAt) == [try #require(Date(iso8601: "2024-01-02")), .distantPast])
    }

    @Test("says the same when only the time of fetching differs")
    func sayingTheSame() throws {
        let older = try record(.adoptable, at: "2024-01-01")
        var newer = try record(.adoptable, at: "2024-01-02")
        #expect(older.saysTheSame(as: newer))
        newer.name = "Kiki II"
        #expect(!older.saysTheSame(as: newer))
    }

    @Test("is placed at its organisation unless its own record knows better")
    func location() throws {
        let coordinate = try #require(Coordinate(latitude: 1, longitude: 2))
        let source = try #require(SourceName("s"))
        var shelter = Organization(
            id: try #require(OrganizationID(source: source, sourceID: "o")),
            name: "O"
        )
        shelter.coordinate = coordinate
        var animal = try record(.adoptable, at: "2024-01-01")
        #expect(animal.located(by: shelter).location == Location(coordinate: coordinate, origin: .organization))
        animal.location = Location(coordinate: try #require(Coordinate(latitude: 3, longitude: 4)), origin: .record)
        #expect(animal.located(by: shelter) == animal)
        animal.location?.origin = .postalCode
        #expect(animal.located(by: shelter).location?.coordinate == coordinate)
        #expect(animal.located(by: nil) == animal)
    }
}
