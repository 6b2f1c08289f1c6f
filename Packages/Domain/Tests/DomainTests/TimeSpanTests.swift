import Domain
import Testing

@Suite("Lengths of time")
struct TimeSpanTests {
    @Test(
        "are read as people write them",
        arguments: [
            ("45s", 45), ("30m", 1800), ("6h", 21_600), ("2d", 172_800), ("1w", 604_800), ("0s", 0), ("36h", 129_600),
            ("1h30m", 5400), (" 1H 30 Min ", 5400), ("2 days", 172_800), ("1 day 1 second", 86_401),
            ("1w2d3h4m5s", 788_645), ("90 minutes", 5400),
        ]
    )
    func read(text: String, seconds: Int) {
        #expect(TimeSpan(text)?.seconds == seconds)
    }

    @Test(
        "are not made up of anything else",
        arguments: [
            "", " ", "6", "h", "6x", "-6h", "+6h", "1.5h", "6hh", "30m1h", "1h1h", "6h,", "٦h", "6h 30",
            "9223372036854775807m", "9223372036854775808s", "15250284452471w 9223372036854775807s",
        ]
    )
    func refused(text: String) {
        #expect(TimeSpan(text) == nil)
    }

    @Test(
        "are written as people say them",
        arguments: [
            (0, "0s"), (1, "1s"), (60, "1m"), (90, "1m30s"), (3600, "1h"), (5400, "1h30m"), (21_600, "6h"),
            (86_400, "1d"), (129_600, "36h"), (172_800, "2d"), (604_800, "1w"), (691_200, "8d"), (3601, "1h1s"),
        ]
    )
    func written(seconds: Int, text: String) {
        #expect(TimeSpan(seconds: seconds)?.description == text)
    }

    @Test("read back as they were written")
    func roundTrip() {
        for seconds in Array(0..<4000) + (0..<2000).map({ $0 * 3607 }) + [Int.max, Int.max / 604_800 * 604_800] {
            #expect(TimeSpan(seconds: seconds).flatMap { TimeSpan("\($0)") }?.seconds == seconds)
        }
        #expect(TimeSpan(seconds: -1) == nil)
    }
}
