import Analytics
import Boundaries
import CatalogStatistics
import Domain
import FoundationEssentials
import Platform
import Testing

@Suite("Reading the journal")
struct FileUsageJournalTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "usage-\(UUID().uuidString)").path

    private func file(limit: Int = 1_000_000) -> RotatedFile {
        RotatedFile(path: folder + "/analytics.ndjson", limit: limit)
    }

    private func record(_ count: Int, in file: RotatedFile) async {
        let recorder = EventRecorder(
            services: [JournalAnalyticsService(file: file)],
            now: { Date(timeIntervalSince1970: 1_700_000_000) },
            makeID: madeIDs()
        )
        for _ in 0..<count { await CatalogStatisticsAnalyticsTracker(recorder: recorder).statisticsShown(total: 12) }
    }

    @Test("brings back what was recorded, with its id")
    func roundTrip() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await record(2, in: file())
        let kept = try await FileUsageJournal(file: file()).record(since: nil)
        #expect(kept.faults == 0 && kept.entries.count == 2)
        let entry = try #require(kept.entries.first)
        #expect(entry.event == "statistics_shown" && entry.time == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(entry.properties == [UsageEntry.Property(name: "total", value: .integer(10))])
        #expect(kept.entries.compactMap(\.id).count == 2 && entry.id != kept.entries[1].id)
    }

    @Test("an unreadable line costs itself; what an older PetSave wrote is read too")
    func faults() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await record(1, in: file())
        let others = [
            #"{"event":"map_shown","properties":{"country":"US","odd":1.5},"time":"2026-11-21T08:00:00Z"}"#,
            "", "garbage", #"{"event":1,"time":"2026-11-21T08:00:00Z"}"#, #"{"event":"x","time":"yesterday"}"#,
            "\u{1B}[2J",
            #"{"event":"half"#,
        ]
        try AppendedFile(path: file().path).append(Array(others.joined(separator: "\n").utf8))
        await record(1, in: file())
        let kept = try await FileUsageJournal(file: file()).record(since: nil)
        #expect(kept.entries.map(\.event) == ["statistics_shown", "map_shown", "statistics_shown"])
        #expect(kept.entries[1].id == nil && kept.entries[1].properties.map(\.name) == ["country"])
        #expect(kept.faults == 5)
    }

    @Test("reads both files, and from a moment on only what came then")
    func rotated() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await record(20, in: file(limit: 1_000))
        let journal = FileUsageJournal(file: file(limit: 1_000))
        let kept = try await journal.record(since: nil)
        #expect((7..<20).contains(kept.entries.count) && kept.faults == 0)
        #expect(try await journal.record(since: Date(timeIntervalSince1970: 1_700_000_001)).entries.isEmpty)
        #expect(try await journal.record(since: Date(timeIntervalSince1970: 1_700_000_000)) == kept)
        #expect(try await journal.remove())
        #expect(try await journal.record(since: nil).entries.isEmpty)
        #expect(try await !journal.remove())
    }
}
