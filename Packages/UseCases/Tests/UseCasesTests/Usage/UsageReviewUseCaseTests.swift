import Boundaries
import Domain
import FoundationEssentials
import Testing
import Usage

@Suite("Reading what was recorded")
struct UsageReviewUseCaseTests {
    struct View: UsageReviewView {
        let shown = Recorder<UsageReviewPresentation>()

        func present(_ presentation: UsageReviewPresentation) async { shown.record(presentation) }
    }

    private func entry(_ event: String, _ time: String) throws -> UsageEntry {
        UsageEntry(time: try #require(Date(iso8601: time)), event: event, properties: [], id: nil)
    }

    private func journal() throws -> StubUsageJournal {
        StubUsageJournal(
            entries: [
                try entry("map_shown", "2026-11-20T23:59:59Z"), try entry("search_page_shown", "2026-11-21T00:00:00Z"),
                try entry("alert_added", "2026-11-21T09:00:00Z"),
                try entry("search_page_shown", "2026-11-23T08:00:00Z"),
            ],
            faults: 2
        )
    }

    @Test("counts by event, the most frequent first, and by day, and shows the last events")
    func counts() async throws {
        let view = View()
        let request = UsageReviewRequest(start: nil, limit: 2)
        let shown = try await UsageReviewUseCase(request: request, journal: try journal(), view: view)
            .viewDidAppear().value
        #expect(shown.total == 4 && shown.faults == 2)
        #expect(shown.events.map(\.label) == ["search_page_shown", "alert_added", "map_shown"])
        #expect(shown.events.map(\.count) == [2, 1, 1])
        #expect(shown.days.map { "\($0.label) \($0.count)" } == ["2026-11-20 1", "2026-11-21 2", "2026-11-23 1"])
        #expect(shown.latest.map(\.event) == ["alert_added", "search_page_shown"])
        #expect(view.shown.entries == [shown])
    }

    @Test("asks the journal for what is recent enough only")
    func since() async throws {
        let start = try #require(Date(iso8601: "2026-11-21T09:00:00Z"))
        let request = UsageReviewRequest(start: start, limit: 10)
        let shown = try await UsageReviewUseCase(request: request, journal: try journal(), view: View())
            .viewDidAppear().value
        #expect(shown.latest.map(\.event) == ["alert_added", "search_page_shown"])
    }
}

/// A journal in memory.
struct StubUsageJournal: UsageJournal {
    var entries: [UsageEntry] = []
    var faults = 0
    let removals = Recorder<Void>()
    let location = "/journal"

    func record(since start: Date?) async throws(UsageError) -> UsageRecord {
        UsageRecord(entries: entries.filter { $0.time >= start ?? .distantPast }, faults: faults)
    }

    func remove() async throws(UsageError) -> Bool {
        removals.record(())
        return true
    }
}
