import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Passes, from their beginning to their end.
extension SyncCatalogContract {
    func checkNeverSynced() async throws {
        _ = try await reading.fill(seed: 1, count: 20)
        #expect(try await catalog.syncRecords().isEmpty, sourceLocation: location)
    }

    func checkOpenPass() async throws {
        var passes = [try pass("beta"), try pass("alpha.2", at: 0.125, scope: "")]
        passes.append(
            SyncPass(
                source: try source("alpha"),
                startedAt: moment(1),
                changedSince: moment(-86_400.5),
                scope: "around 40.0, -75.2 'within' \"50 km\"; Ñ\u{301}\n日本",
                cursor: FeedCursor("page=2&after=\u{1f436}; e\u{301}"),
                pages: 7,
                seen: 1234
            )
        )
        for pass in passes { try await catalog.begin(pass) }
        let records = try await catalog.syncRecords()
        #expect(records.map(\.source.text) == ["alpha", "alpha.2", "beta"], sourceLocation: location)
        for pass in passes {
            let expected = SyncRecord(source: pass.source, openPass: pass)
            let record = records.first { $0.source == pass.source }
            #expect(record.map { reading.isExactly($0, expected) } == true, "\(pass)", sourceLocation: location)
        }
    }

    func checkNewPass() async throws {
        let (first, other) = (try pass("alpha"), try pass("beta"))
        for pass in [first, other] {
            try await catalog.begin(pass)
            _ = try await catalog.write(CatalogBatch(), of: pass.source, seen: 5, movingTo: FeedCursor("2"))
        }
        let second = try pass("alpha", at: 60, scope: "another")
        try await catalog.begin(second)
        #expect(try await record(second.source).openPass == second, sourceLocation: location)
        #expect(try await record(other.source).openPass?.seen == 5, sourceLocation: location)
        _ = try await catalog.finishPass(over: second.source, at: moment(61), rule: .guarded)
        #expect(try await record(second.source).completedScope == "another", sourceLocation: location)
    }

    func checkPages() async throws {
        var expected = try pass("alpha")
        try await catalog.begin(expected)
        let cursors: [FeedCursor?] = [FeedCursor("2"), FeedCursor("’3’ \u{1f436}"), nil]
        for (number, cursor) in cursors.enumerated() {
            let ids = (0..<3).map { "alpha:\(number)-\($0)" }
            let page = CatalogBatch(
                organizations: [try reading.organization("alpha", "\(number)")],
                animals: try ids.map { try animal($0, fetched: Double(number)) }
            )
            let summary = try await catalog.write(page, of: expected.source, seen: 2, movingTo: cursor)
            #expect(summary == CatalogWriteSummary(added: 3, organizations: 1), sourceLocation: location)
            expected.cursor = cursor
            expected.pages += 1
            expected.seen += 2
            #expect(try await record(expected.source).openPass == expected, sourceLocation: location)
            #expect(try await everything().count == (number + 1) * 3, sourceLocation: location)
        }
        #expect(try await catalog.organizations(after: nil, limit: 10).count == 3, sourceLocation: location)
    }

    func checkRepeatedPage() async throws {
        let pass = try pass("alpha")
        try await catalog.begin(pass)
        let page = CatalogBatch(animals: try (0..<5).map { try animal("alpha:\($0)", fetched: 0) })
        _ = try await catalog.write(page, of: pass.source, seen: 5, movingTo: FeedCursor("2"))
        let before = try await everything()
        let summary = try await catalog.write(page, of: pass.source, seen: 0, movingTo: FeedCursor("3"))
        #expect(summary == CatalogWriteSummary(unchanged: 5), sourceLocation: location)
        #expect(try await everything() == before, sourceLocation: location)
        let open = try await record(pass.source).openPass
        #expect(open?.pages == 2 && open?.seen == 5 && open?.cursor == FeedCursor("3"), sourceLocation: location)
    }

    func checkNoOpenPass() async throws {
        let source = try source("alpha")
        let page = CatalogBatch(animals: [try animal("alpha:1", fetched: 0)])
        let failure = SyncFailure(at: moment(0), reason: "It is not there.")
        func checkRefusal(_ comment: Comment) async throws {
            let before = try await (everything(), catalog.syncRecords())
            await #expect(throws: CatalogError.noOpenPass(over: source), comment, sourceLocation: location) {
                try await catalog.write(page, of: source, seen: 1, movingTo: nil)
            }
            await #expect(throws: CatalogError.noOpenPass(over: source), comment, sourceLocation: location) {
                try await catalog.finishPass(over: source, at: moment(9), rule: .forced)
            }
            let after = try await (everything(), catalog.syncRecords())
            #expect(before == after, comment, sourceLocation: location)
        }
        try await checkRefusal("never synced")
        try await catalog.note(failure, of: source)
        try await checkRefusal("never begun")
        try await sync("alpha", at: 0, bringing: ["alpha:2"])
        try await checkRefusal("finished")
    }

    func checkFinishedPass() async throws {
        let source = try source("alpha")
        #expect(
            try await sync("alpha", at: 10.5, bringing: ["alpha:1"]) == .finished(unlisted: 0),
            sourceLocation: location
        )
        var expected = SyncRecord(source: source)
        expected.refreshedAt = moment(10.5)
        expected.completedAt = moment(10.5)
        expected.completedScope = "all"
        #expect(try await catalog.syncRecords() == [expected], sourceLocation: location)
        try await sync("alpha", at: 99, bringing: ["alpha:1"])
        #expect(try await record(source).completedAt == moment(99), sourceLocation: location)
    }

    func checkChangesOnly() async throws {
        try await sync("alpha", at: 0, bringing: ["alpha:1", "alpha:2", "alpha:3"])
        var pass = try pass("alpha", at: 100, scope: "changes")
        pass = SyncPass(source: pass.source, startedAt: pass.startedAt, changedSince: moment(0), scope: pass.scope)
        try await catalog.begin(pass)
        let page = CatalogBatch(animals: [try animal("alpha:2", fetched: 100)])
        _ = try await catalog.write(page, of: pass.source, seen: 1, movingTo: nil)
        for rule in [UnlistingRule.guarded, .forced] {
            try await catalog.begin(pass)
            let outcome = try await catalog.finishPass(over: pass.source, at: moment(101), rule: rule)
            #expect(outcome == .finished(unlisted: 0), sourceLocation: location)
        }
        #expect(
            try await statuses() == ["alpha:1 adoptable", "alpha:2 adoptable", "alpha:3 adoptable"],
            sourceLocation: location
        )
        let record = try await record(pass.source)
        #expect(record.openPass == nil && record.refreshedAt == moment(100), sourceLocation: location)
        #expect(record.completedAt == moment(0) && record.completedScope == "all", sourceLocation: location)
    }

    func checkFailures() async throws {
        let pass = try pass("alpha")
        let first = SyncFailure(at: moment(0.5), reason: "It’s “slow”; ask later.", retryAt: moment(60.25))
        let second = SyncFailure(at: moment(5), reason: "")
        try await catalog.note(first, of: pass.source)
        #expect(
            try await catalog.syncRecords() == [SyncRecord(source: pass.source, failure: first)],
            sourceLocation: location
        )
        try await catalog.begin(pass)
        #expect(try await record(pass.source).failure == first, "until it goes well", sourceLocation: location)
        try await catalog.note(second, of: pass.source)
        let noted = SyncRecord(source: pass.source, openPass: pass, failure: second)
        #expect(try await catalog.syncRecords() == [noted], sourceLocation: location)
        _ = try await catalog.write(CatalogBatch(), of: pass.source, seen: 0, movingTo: nil)
        #expect(try await record(pass.source).failure == second, sourceLocation: location)
        _ = try await catalog.finishPass(over: pass.source, at: moment(9), rule: .guarded)
        #expect(try await record(pass.source).failure == nil, sourceLocation: location)
    }

    func checkExclusion() async throws {
        let (alpha, beta) = (try source("alpha"), try source("beta"))
        let outcome = try await catalog.exclusively(syncing: alpha) {
            [await attempt(alpha), await attempt(beta)]
        }
        #expect(outcome == ["kept out", "let in"], sourceLocation: location)
        #expect(try await catalog.exclusively(syncing: alpha) { 1 } == 1, "free again", sourceLocation: location)
        #expect(try await catalog.exclusively(syncing: beta) { 2 } == 2, "free again", sourceLocation: location)
    }

    private func attempt(_ source: SourceName) async -> String {
        do {
            return try await catalog.exclusively(syncing: source) { "let in" } ?? "kept out"
        } catch {
            return "\(error)"
        }
    }
}
