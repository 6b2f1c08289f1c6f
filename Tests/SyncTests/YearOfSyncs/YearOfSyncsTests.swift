import Testing

@Suite("A year of daily syncs")
struct YearOfSyncsTests {
    @Test("what is shown is what the sources list, day by day and at the end, and no shortlist entry is lost")
    func year() async throws {
        let year = try SimulatedYear(seed: 20_260_101)
        for day in 0..<365 { try await year.live(day: day) }
        try await year.end()

        let events = year.events
        for source in events.keys {
            let seen = try #require(events[source])
            #expect(
                seen.finished > 200 && seen.failed > 20 && seen.doubted > 5 && seen.resumed > 5,
                "\(source): \(seen)"
            )
            #expect(seen.unlisted > 100 && seen.returned > 5, "\(source): \(seen)")
        }
        #expect(try #require(events["expiring"]).partial > 20)
        #expect(try #require(events["expiring"]).expired > 20)
    }
}
