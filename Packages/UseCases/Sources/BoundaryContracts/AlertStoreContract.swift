import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Holds one store of alerts, empty at first, against what ``AlertStorePromise`` says of it.
struct AlertStoreContract {
    let store: any AlertStore
    let location: SourceLocation

    static let start = Date(timeIntervalSince1970: 1_700_000_000.125)

    func identifier<Subject>(_ number: UInt64) -> RandomIdentifier<Subject> {
        var generator = SeededGenerator(seed: number)
        return RandomIdentifier(using: &generator)
    }

    func name(_ text: String) throws -> AlertName {
        try #require(AlertName(text), sourceLocation: location)
    }

    func animal(_ text: String) throws -> AnimalID {
        try #require(AnimalID(text), sourceLocation: location)
    }

    /// An alert that the store keeps from now on.
    @discardableResult
    func added(_ text: String, number: UInt64, knowing known: [AnimalID] = []) async throws -> Alert {
        let alert = Alert(id: identifier(number), name: try name(text), search: SavedSearch(), createdAt: Self.start)
        #expect(try await store.add(alert, knowing: known), sourceLocation: location)
        return alert
    }

    func matches(_ texts: String...) throws -> [AlertMatch] {
        try texts.map { AlertMatch(animalID: try animal($0), type: .known(.dog), title: $0, summary: "a dog") }
    }

    func batch(_ number: UInt64, of alert: Alert, _ matches: [AlertMatch], after seconds: Double = 0) -> AlertBatch {
        AlertBatch(
            id: identifier(1000 + number),
            alert: alert.id,
            createdAt: Self.start.addingTimeInterval(seconds),
            matches: matches
        )
    }

    func result(_ reported: Int = 0, batch: AlertBatchID? = nil, failure: String? = nil) -> AlertCheckResult {
        AlertCheckResult(checkedAt: Self.start, reported: reported, batch: batch, failure: failure)
    }
}

/// Keeping alerts.
extension AlertStoreContract {
    func checkEmptyAnswers() async throws {
        let nobody: AlertID = identifier(1)
        let animal = try animal("s:1")
        #expect(try await store.alerts().isEmpty, sourceLocation: location)
        #expect(try await store.status(of: nobody) == nil, sourceLocation: location)
        #expect(try await store.openBatches(of: nobody).isEmpty, sourceLocation: location)
        #expect(try await store.batch(identifier(2)) == nil, sourceLocation: location)
        #expect(try await store.recentMatches(of: [nobody], limit: 10).isEmpty, sourceLocation: location)
        #expect(try await store.unreported([animal], by: nobody) == [animal], sourceLocation: location)
    }

    func checkRoundTrip() async throws {
        var filter = AnimalFilter()
        filter.types = [.known(.cat), .other("Dragon's “friend”")]
        filter.goodWith = [.children, .dogs]
        filter.houseTrained = false
        filter.statuses = []
        filter.publishedAfter = Date(timeIntervalSince1970: 1234.5)
        filter.text = "e\u{301}lise %_' \u{1f436}"
        filter.excluded.ages = [.known(.senior)]
        let names = ["Cats", "e\u{301}’s", "🐶🐶", "'; DROP TABLE alert; --", "小雪", String(repeating: "x", count: 100)]
        for (index, text) in names.enumerated() {
            let alert = Alert(
                id: identifier(UInt64(index)),
                name: try name(text),
                search: SavedSearch(filter: filter, place: "São Paulo", within: Distance(kilometers: 16.09344)),
                createdAt: Self.start,
                editedAt: Self.start.addingTimeInterval(0.5)
            )
            #expect(try await store.add(alert, knowing: []), "\(text)", sourceLocation: location)
            let kept = try await store.alerts().first { $0.id == alert.id }
            #expect(kept == alert, "\(text)", sourceLocation: location)
            #expect(kept?.name.text.utf8.elementsEqual(text.utf8) == true, "\(text)", sourceLocation: location)
        }
        let plain = try await added("plain", number: 99)
        #expect(try await store.alerts().contains(plain), sourceLocation: location)
    }

    func checkOrder() async throws {
        for (index, text) in ["zoo", "Äpfel", "b", "A b", "🐶", "10", "9"].enumerated() {
            try await added(text, number: UInt64(index))
        }
        let keys = try await store.alerts().map(\.name.key)
        let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        #expect(keys == sorted && keys.count == 7, sourceLocation: location)
    }

    func checkNames() async throws {
        let first = try await added("Élise’s cats", number: 1)
        let second = Alert(
            id: identifier(2),
            name: try name("elises CATS"),
            search: SavedSearch(),
            createdAt: Self.start
        )
        #expect(try await !store.add(second, knowing: []), sourceLocation: location)
        #expect(try await store.alerts() == [first], sourceLocation: location)
        let other = try await added("dogs", number: 3)
        var renamed = other
        renamed.name = second.name
        #expect(try await store.update(renamed) == .nameTaken, sourceLocation: location)
        renamed.name = try name("DOGS!")
        #expect(try await store.update(renamed) == .updated, sourceLocation: location)
        #expect(try await store.alerts().map(\.name.text) == ["DOGS!", "Élise’s cats"], sourceLocation: location)
    }

    func checkUpdates() async throws {
        var alert = try await added("cats", number: 1, knowing: [animal("s:1")])
        let claimed = try await store.claim(batch(1, of: alert, matches("s:2")))
        try await store.conclude(alert.id, confirming: [], result: result(1, batch: claimed?.id))
        alert.name = try name("dogs")
        alert.search.filter.types = [.known(.dog)]
        alert.search.place = "Paris"
        alert.editedAt = Self.start.addingTimeInterval(60)
        #expect(try await store.update(alert) == .updated, sourceLocation: location)
        #expect(try await store.alerts() == [alert], sourceLocation: location)
        let status = try await store.status(of: alert.id)
        #expect(status?.known == 2 && status?.openBatches == [identifier(1001)], sourceLocation: location)
        #expect(status?.lastResult?.reported == 1, sourceLocation: location)
        let stranger = Alert(id: identifier(9), name: try name("x"), search: SavedSearch(), createdAt: Self.start)
        #expect(try await store.update(stranger) == .gone, sourceLocation: location)
    }

    func checkRemoval() async throws {
        let alert = try await added("cats", number: 1)
        let other = try await added("dogs", number: 2)
        for each in [alert, other] {
            _ = try await store.claim(batch(each == alert ? 1 : 2, of: each, matches("s:1")))
        }
        #expect(try await store.remove(alert.id), sourceLocation: location)
        #expect(try await !store.remove(alert.id), sourceLocation: location)
        #expect(try await store.alerts() == [other], sourceLocation: location)
        #expect(try await store.status(of: alert.id) == nil, sourceLocation: location)
        #expect(try await store.batch(identifier(1001)) == nil, sourceLocation: location)
        #expect(try await store.openBatches(of: other.id).count == 1, sourceLocation: location)
        try await added("Cats", number: 1)
        let animal = try animal("s:1")
        #expect(try await store.unreported([animal], by: alert.id) == [animal], sourceLocation: location)
    }

    func checkResults() async throws {
        let alert = try await added("cats", number: 1)
        #expect(try await store.status(of: alert.id)?.lastResult == nil, sourceLocation: location)
        let results = [
            result(3, batch: identifier(7)), result(), result(1, batch: identifier(8), failure: "It broke: “'”."),
        ]
        for result in results {
            try await store.conclude(alert.id, confirming: [], result: result)
            #expect(try await store.status(of: alert.id)?.lastResult == result, sourceLocation: location)
        }
    }
}
