import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Holds one store of a shortlist, empty at first, against what ``ShortlistPromise`` says of it.
struct ShortlistContract {
    let store: any ShortlistStore
    let location: SourceLocation

    func id(_ text: String) throws -> AnimalID {
        try #require(AnimalID(text), sourceLocation: location)
    }

    func stars(_ number: Int) throws -> Rating {
        try #require(Rating(number), sourceLocation: location)
    }

    /// A moment, so many seconds after the first.
    func moment(_ seconds: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: 700_000_000.125 + seconds)
    }

    /// What was known of an animal at a moment: its name, and nothing else.
    func snapshot(_ text: String, name: String = "Rex", at seconds: Double = 0) throws -> AnimalSnapshot {
        AnimalSnapshot(id: try id(text), name: name, type: .known(.dog), takenAt: moment(seconds))
    }

    /// Adds an animal of which only the name is known.
    @discardableResult
    func add(_ text: String, name: String = "Rex", at seconds: Double = 0) async throws -> ShortlistEntry {
        let added = try await store.add([try snapshot(text, name: name, at: seconds)], at: moment(seconds))
        return try #require(added.first, "what was added is answered", sourceLocation: location).entry
    }

    /// The entry as the store has it now; a failure when it has none.
    func stored(_ text: String) async throws -> ShortlistEntry {
        let found = try await store.entry(id(text))
        return try #require(found, "\(text.debugDescription) must be there", sourceLocation: location)
    }

    /// Expects exactly these ids in the list, in this order.
    func expectIDs(_ texts: [String], _ comment: Comment) async throws {
        let ids = try await store.entries().map(\.id)
        let expected = try texts.map(id)
        #expect(ids == expected, comment, sourceLocation: location)
    }

    /// Expects both equal, down to the bytes of every text.
    func expectExactly<Value: Equatable>(_ found: Value, _ expected: Value, _ comment: Comment) {
        let same = found == expected && String(reflecting: found).utf8.elementsEqual(String(reflecting: expected).utf8)
        #expect(same, comment, sourceLocation: location)
        if !same { #expect(found == expected, comment, sourceLocation: location) }
    }
}

/// What is in the list.
extension ShortlistContract {
    func checkEmptyAnswers() async throws {
        let id = try id("a:1")
        #expect(try await store.entries().isEmpty, sourceLocation: location)
        #expect(try await store.entry(id) == nil, sourceLocation: location)
        #expect(try await store.add([], at: moment(0)).isEmpty, sourceLocation: location)
        #expect(try await store.remove([id]).isEmpty, sourceLocation: location)
        #expect(try await store.remove([]).isEmpty, sourceLocation: location)
        #expect(try await store.restoreLastRemoved() == nil, sourceLocation: location)
        #expect(try await store.rate(id, stars(3)) == nil, sourceLocation: location)
        #expect(try await store.note(id, "note") == nil, sourceLocation: location)
        #expect(try await store.entries().isEmpty, sourceLocation: location)
    }

    func checkAddition() async throws {
        let snapshot = try snapshot("a:1", at: 5)
        let expected = ShortlistEntry(snapshot: snapshot, addedAt: moment(7))
        let added = try await store.add([snapshot], at: moment(7))
        #expect(added == [ShortlistAddition(entry: expected, isNew: true)], sourceLocation: location)
        #expect(try await store.entries() == [expected], sourceLocation: location)
        #expect(try await stored("a:1") == expected, sourceLocation: location)
    }

    func checkOrder() async throws {
        try await add("b:2", at: 2)
        try await add("z:1", at: 1)
        _ = try await store.add([snapshot("c:3"), snapshot("a:9"), snapshot("c:20")], at: moment(2))
        try await add("a:0", at: 3)
        try await expectIDs(["z:1", "a:9", "b:2", "c:20", "c:3", "a:0"], "by moment, then by id")
    }

    func checkAddingAgain() async throws {
        try await add("a:1", name: "Old", at: 1)
        try await add("a:2", at: 2)
        _ = try await store.rate(id("a:1"), stars(0))
        _ = try await store.note(id("a:1"), "Mine")
        let newer = try snapshot("a:1", name: "New", at: 3)
        let expected = ShortlistEntry(snapshot: newer, addedAt: moment(1), rating: try stars(0), note: "Mine")
        let added = try await store.add([newer], at: moment(4))
        #expect(added == [ShortlistAddition(entry: expected, isNew: false)], sourceLocation: location)
        #expect(try await stored("a:1") == expected, sourceLocation: location)
        try await expectIDs(["a:1", "a:2"], "an animal that is added again keeps its place")
    }

    func checkRepeats() async throws {
        let snapshots = [
            try snapshot("a:1", name: "One"), try snapshot("a:2"), try snapshot("a:1", name: "Two", at: 1),
        ]
        let added = try await store.add(snapshots, at: moment(2))
        let ids = try [id("a:1"), id("a:2")]
        #expect(added.map(\.entry.id) == ids, sourceLocation: location)
        #expect(added.allSatisfy { $0.isNew }, sourceLocation: location)
        #expect(added.first?.entry.snapshot == snapshots[2], sourceLocation: location)
        #expect(try await stored("a:1").snapshot == snapshots[2], sourceLocation: location)
        try await expectIDs(["a:1", "a:2"], "each once")
    }
}

/// What a person thinks of an animal.
extension ShortlistContract {
    func checkRating() async throws {
        try await add("a:1")
        try await add("a:2")
        for number in Rating.range {
            let rated = try await store.rate(id("a:1"), stars(number))
            #expect(rated?.rating?.stars == number, sourceLocation: location)
            #expect(try await stored("a:1").rating?.stars == number, sourceLocation: location)
        }
        _ = try await store.rate(id("a:1"), stars(0))
        #expect(try await stored("a:1").rating == stars(0), "no stars are a rating", sourceLocation: location)
        #expect(try await stored("a:2").rating == nil, "others stay unrated", sourceLocation: location)
        let unrated = try await store.rate(id("a:1"), nil)
        #expect(unrated != nil && unrated?.rating == nil, sourceLocation: location)
        #expect(try await stored("a:1").rating == nil, sourceLocation: location)
    }

    func checkNote() async throws {
        try await add("a:1")
        try await add("a:2")
        _ = try await store.rate(id("a:1"), stars(2))
        let noted = try await store.note(id("a:1"), "  Call on\nMonday \0 ")
        #expect(noted?.note == "Call on\nMonday", "as the domain keeps it", sourceLocation: location)
        #expect(try await stored("a:1").note == "Call on\nMonday", sourceLocation: location)
        #expect(try await stored("a:1").rating == stars(2), "a note leaves the rating", sourceLocation: location)
        #expect(try await stored("a:2").note == nil, sourceLocation: location)
        for nothing in [nil, "", " \n\t", "\0"] {
            _ = try await store.note(id("a:1"), "something")
            let emptied = try await store.note(id("a:1"), nothing)
            #expect(emptied != nil && emptied?.note == nil, sourceLocation: location)
            #expect(try await stored("a:1").note == nil, sourceLocation: location)
        }
    }

    func checkAbsent() async throws {
        try await add("a:1")
        let before = try await store.entries()
        for text in ["a:2", "b:1", "a:10", "a:"] {
            guard let id = AnimalID(text) else { continue }
            #expect(try await store.rate(id, stars(5)) == nil, sourceLocation: location)
            #expect(try await store.note(id, "note") == nil, sourceLocation: location)
            #expect(try await store.entry(id) == nil, sourceLocation: location)
        }
        #expect(try await store.entries() == before, sourceLocation: location)
    }
}
