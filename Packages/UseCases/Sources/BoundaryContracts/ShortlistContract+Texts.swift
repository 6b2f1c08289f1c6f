import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Whether everything comes back as it was given.
extension ShortlistContract {
    func checkFullSnapshot() async throws {
        var snapshot = try snapshot("alpha:full", name: "Élie “Fifi” O’Malley", at: 0.000_000_123)
        snapshot.type = .known(.smallFurry)
        snapshot.species = "Guinea Pig"
        snapshot.breeds = Breeds(primary: "Abyssinian", secondary: "Peruvian", mixed: .yes, unknown: .no)
        snapshot.age = .known(.senior)
        snapshot.gender = .known(.female)
        snapshot.size = .other("tiny")
        snapshot.organizationID = "PA9"
        snapshot.organizationName = "Second Chance"
        snapshot.contact = Contact(
            email: "a@example.org",
            phone: "(1) 2",
            address: Address(
                address1: "1 Main St",
                address2: "Rear",
                city: "Ardmore",
                state: "PA",
                postcode: "19003",
                country: "US"
            )
        )
        snapshot.url = "https://example.org/full"
        snapshot.photo = "https://example.org/full.jpg"
        snapshot.location = Coordinate(latitude: 40.123456789012345, longitude: -75.98765432109876)
            .map { Location(coordinate: $0, origin: .postalCode) }
        let added = try await store.add([snapshot], at: moment(0.000_000_2))
        let expected = ShortlistEntry(snapshot: snapshot, addedAt: moment(0.000_000_2))
        expectExactly(added.map(\.entry), [expected], "as answered")
        expectExactly(try await store.entries(), [expected], "as read")
    }

    func checkEmptySnapshot() async throws {
        let snapshot = AnimalSnapshot(id: try id("a:1"), name: "", type: .other(""), takenAt: .distantPast)
        _ = try await store.add([snapshot], at: .distantFuture)
        let expected = ShortlistEntry(snapshot: snapshot, addedAt: .distantFuture)
        expectExactly(try await store.entries(), [expected], "nothing is made up")
    }

    func checkOddText() async throws {
        let texts = [
            "Caf\u{e9}", "Cafe\u{301}", "\u{1100}\u{1161}", "가", "👩‍👩‍👧‍👦🏽", "\u{202e}dlrow\u{202c}", "\u{feff}x",
            "line\nbreak\r\ttab", "'quoted' \"twice\" \\ %s ?1 :name $x --", "'; DROP TABLE shortlist; --",
            "\u{1b}]0;title\u{7}\u{1b}[2J", "\u{10ffff}\u{e000}", "Å\u{212b}A\u{30a}", "ﬁ", "null", "NULL", "0", "1e5",
            "-", "=1+1", String(repeating: "long ", count: 20_000) + ".",
        ]
        for (index, text) in texts.enumerated() {
            var snapshot = try snapshot("odd:\(index)", name: text)
            snapshot.species = text
            snapshot.breeds = Breeds(primary: text, secondary: text)
            snapshot.age = .other(text)
            snapshot.organizationID = text
            snapshot.organizationName = text
            snapshot.contact = Contact(email: text, phone: text, address: Address(city: text, postcode: text))
            snapshot.url = text
            snapshot.photo = text
            _ = try await store.add([snapshot], at: moment(0))
            _ = try await store.note(snapshot.id, text)
            let expected = ShortlistEntry(snapshot: snapshot, addedAt: moment(0), note: text)
            expectExactly(try await stored("odd:\(index)"), expected, "\(text.prefix(80).debugDescription)")
        }
        #expect(try await store.entries().count == texts.count, sourceLocation: location)
    }

    func checkOddIdentifiers() async throws {
        let texts = [
            "a:é", "a:e\u{301}", "a:É", "a:A", "a:a", "a:a:b", "a: a", "a:%", "a:_", "a:'", "a:\"", "a:\u{10ffff}",
            "a:\u{ffff}", "a:10", "a:9", "a:٣", "a.b:1", "a-b:1", "a_b:1", "ab:1", "a:\n",
            "a:" + String(repeating: "x", count: 5000),
        ]
        for text in texts { try await add(text, name: text) }
        for (index, text) in texts.enumerated() {
            _ = try await store.rate(id(text), stars(index % 6))
            _ = try await store.note(id(text), "note \(index)")
        }
        let sorted = try texts.map(id).sorted()
        #expect(try await store.entries().map(\.id) == sorted, "ordered by bytes", sourceLocation: location)
        for (index, text) in texts.enumerated() {
            let entry = try await stored(text)
            let isItself = entry.snapshot.name.utf8.elementsEqual(text.utf8) && entry.note == "note \(index)"
            #expect(isItself && entry.rating?.stars == index % 6, "\(text.debugDescription)", sourceLocation: location)
        }
        _ = try await store.remove([id("a:é")])
        #expect(try await store.entry(id("a:é")) == nil, sourceLocation: location)
        #expect(try await store.entry(id("a:e\u{301}")) != nil, "its twin stays", sourceLocation: location)
    }
}
