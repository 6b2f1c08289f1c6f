import Boundaries
import Domain
import FoundationEssentials
import Synchronization
import Testing

/// Claiming, confirming, and keeping others out.
extension AlertStoreContract {
    func checkKnown() async throws {
        let known = try ["s:1", "s:2", "s:2"].map { try animal($0) }
        let alert = try await added("cats", number: 1, knowing: known)
        let asked = try ["s:9", "s:2", "s:3", "s:1"].map { try animal($0) }
        #expect(try await store.unreported(asked, by: alert.id) == [asked[0], asked[2]], sourceLocation: location)
        #expect(try await store.claim(batch(1, of: alert, matches("s:1", "s:2"))) == nil, sourceLocation: location)
        #expect(try await store.status(of: alert.id)?.known == 2, sourceLocation: location)
        #expect(try await store.openBatches(of: alert.id).isEmpty, sourceLocation: location)
    }

    func checkClaims() async throws {
        let alert = try await added("cats", number: 1)
        let other = try await added("dogs", number: 2)
        let first = try await store.claim(batch(1, of: alert, matches("s:2", "s:1", "s:2")))
        #expect(first?.matches.map(\.title) == ["s:2", "s:1"], sourceLocation: location)
        let second = try await store.claim(batch(2, of: alert, matches("s:1", "s:3", "s:2")))
        #expect(second?.matches.map(\.title) == ["s:3"], sourceLocation: location)
        #expect(try await store.claim(batch(3, of: alert, matches("s:3"))) == nil, sourceLocation: location)
        let others = try await store.claim(batch(4, of: other, matches("s:1")))
        #expect(others?.matches.count == 1, sourceLocation: location)
        #expect(
            try await store.unreported([animal("s:1"), animal("s:4")], by: alert.id) == [animal("s:4")],
            sourceLocation: location
        )
    }

    func checkOddMatches() async throws {
        let alert = try await added("cats", number: 1)
        let texts = ["e\u{301}", "é", "\u{1f436}\u{200d}\u{1f466}", "'\"%", " ", ""]
        let matches = try texts.enumerated().map { index, text in
            AlertMatch(
                animalID: try animal("s:\(text)\(index)"),
                type: index == 0 ? .known(.smallFurry) : .other(text),
                title: text,
                summary: text,
                url: text,
                town: index == 1 ? nil : text,
                publishedAt: index == 2 ? nil : Self.start.addingTimeInterval(Double(index) / 8)
            )
        }
        let claimed = try await store.claim(batch(1, of: alert, matches))
        let kept = try await store.batch(identifier(1001))
        #expect(kept == claimed && kept?.matches == matches, sourceLocation: location)
        for (match, text) in zip(kept?.matches ?? [], texts) {
            #expect(match.title.utf8.elementsEqual(text.utf8), "\(text.debugDescription)", sourceLocation: location)
        }
    }

    func checkConfirmation() async throws {
        let alert = try await added("cats", number: 1)
        let other = try await added("dogs", number: 2)
        let first = try #require(await store.claim(batch(1, of: alert, matches("s:1"))), sourceLocation: location)
        let second = try #require(await store.claim(batch(2, of: alert, matches("s:2"))), sourceLocation: location)
        #expect(try await store.openBatches(of: alert.id) == [first.id, second.id], sourceLocation: location)
        #expect(try await store.batch(first.id)?.isConfirmed == false, sourceLocation: location)
        // Another alert cannot confirm it.
        try await store.conclude(other.id, confirming: [first.id], result: result())
        #expect(try await store.openBatches(of: alert.id).count == 2, sourceLocation: location)
        try await store.conclude(alert.id, confirming: [first.id], result: result(1, batch: first.id))
        #expect(try await store.openBatches(of: alert.id) == [second.id], sourceLocation: location)
        #expect(try await store.batch(first.id)?.isConfirmed == true, sourceLocation: location)
        #expect(try await store.unreported([animal("s:1")], by: alert.id).isEmpty, sourceLocation: location)
    }

    func checkGoneAlerts() async throws {
        let gone = Alert(id: identifier(1), name: try name("gone"), search: SavedSearch(), createdAt: Self.start)
        #expect(try await store.claim(batch(1, of: gone, matches("s:1"))) == nil, sourceLocation: location)
        try await store.conclude(gone.id, confirming: [identifier(1001)], result: result())
        #expect(try await store.status(of: gone.id) == nil, sourceLocation: location)
        #expect(try await store.batch(identifier(1001)) == nil, sourceLocation: location)
    }

    func checkManyClaimants() async throws {
        let alert = try await added("cats", number: 1)
        let all = try (0..<100).flatMap { try matches("s:\($0)") }
        let claimed = try await withThrowingTaskGroup(of: [AlertMatch].self) { group in
            for number in 0..<8 {
                let mine = batch(UInt64(number), of: alert, Array(all[(number * 10)...]))
                group.addTask { try await store.claim(mine)?.matches ?? [] }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(claimed.count == 100, sourceLocation: location)
        #expect(Set(claimed) == Set(all), sourceLocation: location)
    }

    func checkRecentMatches() async throws {
        let alert = try await added("cats", number: 1, knowing: [animal("s:0")])
        let other = try await added("dogs", number: 2)
        _ = try await store.claim(batch(1, of: alert, matches("s:1", "s:2"), after: 0))
        _ = try await store.claim(batch(2, of: other, matches("s:3"), after: 20))
        _ = try await store.claim(batch(3, of: alert, matches("s:5", "s:4"), after: 10))
        func titles(_ alerts: [Alert], _ limit: Int) async throws -> [String] {
            try await store.recentMatches(of: alerts.map(\.id), limit: limit).map(\.match.title)
        }
        #expect(try await titles([alert], 10) == ["s:5", "s:4", "s:1", "s:2"], sourceLocation: location)
        #expect(try await titles([other, alert], 2) == ["s:3", "s:5"], sourceLocation: location)
        #expect(try await titles([], 2) == [], sourceLocation: location)
        let latest = try await store.recentMatches(of: [other.id], limit: 1)
        #expect(latest.first?.reportedAt == Self.start.addingTimeInterval(20), sourceLocation: location)
    }

    func checkExclusion() async throws {
        let alert = try await added("cats", number: 1)
        let room = Room()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try await store.exclusively([alert.id, alert.id]) {
                        room.enter()
                        for _ in 0..<5 { await Task.yield() }
                        room.leave()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(room.most == 1, sourceLocation: location)
    }

    func checkIndependence() async throws {
        let alert = try await added("cats", number: 1)
        let other = try await added("dogs", number: 2)
        let nested = try await store.exclusively([alert.id]) {
            await Result { try await store.exclusively([other.id]) { 1 } }
        }
        #expect(try nested.get() == 1, sourceLocation: location)
        #expect(try await store.exclusively([]) { 2 } == 2, sourceLocation: location)
    }

    func checkOpposedOrders() async throws {
        let alert = try await added("cats", number: 1)
        let other = try await added("dogs", number: 2)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<10 {
                let ids = number.isMultiple(of: 2) ? [alert.id, other.id] : [other.id, alert.id]
                group.addTask { try await store.exclusively(ids) { await Task.yield() } }
            }
            try await group.waitForAll()
        }
    }
}

/// Counts who is in it.
private final class Room: Sendable {
    private let count = Mutex((now: 0, most: 0))

    var most: Int { count.withLock { $0.most } }

    func enter() {
        count.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    }

    func leave() {
        count.withLock { $0.now -= 1 }
    }
}

extension Result where Failure == any Error, Success: Sendable {
    /// What an asynchronous body answers or throws.
    fileprivate init(_ body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
