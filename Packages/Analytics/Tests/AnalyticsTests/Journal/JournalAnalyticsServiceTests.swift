import Analytics
import CatalogStatistics
import FoundationEssentials
import Platform
import Testing

@Suite("The journal")
struct JournalAnalyticsServiceTests {
    @Test("keeps a line of JSON for each event, and outlives the process")
    func lines() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "analytics.ndjson").path
        for total in [1, 2] {
            let journal = JournalAnalyticsService(file: RotatedFile(path: path, limit: 1_000_000))
            let recorder = EventRecorder(
                services: [journal],
                now: { Date(timeIntervalSince1970: 1_700_000_000) },
                makeID: madeIDs()
            )
            await CatalogStatisticsAnalyticsTracker(recorder: recorder).statisticsShown(total: total)
        }
        #expect(
            try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
                == [1, 2].map { total in
                    """
                    {"catalog":1,"event":"statistics_shown","id":"\(madeIDs()())","properties":{"total":\(total)},\
                    "time":"2023-11-14T22:13:20Z"}
                    """[...]
                }
        )
    }

    @Test("never disturbs anybody when it cannot be written")
    func unwritable() async {
        let journal = JournalAnalyticsService(
            file: RotatedFile(path: "/proc/nowhere/analytics.ndjson", limit: 1_000_000)
        )
        let recorder = EventRecorder(services: [journal], now: { Date() }, makeID: madeIDs())
        await CatalogStatisticsAnalyticsTracker(recorder: recorder).statisticsShown(total: 1)
    }
}
