import Domain
import FoundationEssentials
import Testing

@Suite("Days and moments")
struct TimeTests {
    @Test(
        "moments are read as feeds write them",
        arguments: [
            ("2024-11-07T03:27:19+0000", 1_730_950_039.0), ("2024-11-07T03:27:19+00:00", 1_730_950_039),
            ("2024-11-07T03:27:19Z", 1_730_950_039), ("2024-11-07 03:27:19", 1_730_950_039),
            ("2024-11-07T05:27:19+02:00", 1_730_950_039), ("2024-11-06T22:27:19-0500", 1_730_950_039),
            ("2024-11-07T03:27:19.250Z", 1_730_950_039.25), ("2024-11-07T03:27Z", 1_730_950_020),
            ("2024-11-07", 1_730_937_600), ("1969-12-31T23:59:59Z", -1), ("2024-11-07T03:27:19+02", 1_730_942_839),
        ]
    )
    func reading(text: String, seconds: Double) {
        #expect(Date(iso8601: text)?.timeIntervalSince1970 == seconds)
    }

    @Test(
        "what is no moment is refused",
        arguments: [
            "", "yesterday", "2024-13-01", "2023-02-29", "2024-11-07T25:00:00Z", "2024-11-07T03:60:00Z",
            "2024-11-07T03:27:19Zx", "07/11/2024", "2024-11-07T03:27:19+9999", "２０２４-11-07",
        ]
    )
    func refusing(text: String) {
        #expect(Date(iso8601: text) == nil)
    }

    @Test("a moment is written so that it reads back")
    func roundTrip() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<2000 {
            let date = Date(
                timeIntervalSince1970: Double(Int.random(in: -5_000_000_000...250_000_000_000, using: &random))
            )
            #expect(Date(iso8601: date.iso8601) == date)
        }
        #expect(Date(timeIntervalSince1970: 1_730_950_039.9).iso8601 == "2024-11-07T03:27:19Z")
    }

    @Test("days count on without a gap over four centuries")
    func days() throws {
        var previous = try #require(CalendarDay(daysSince1970: -146_097))
        #expect(previous.description == "1570-01-01")
        for count in -146_096...0 {
            let day = try #require(CalendarDay(daysSince1970: count))
            #expect(day.daysSince1970 == count)
            #expect(previous < day)
            previous = day
        }
        #expect(previous.description == "1970-01-01")
    }

    @Test("there is no 29 February but in leap years")
    func leapYears() {
        #expect(CalendarDay(iso8601: "2000-02-29") != nil)
        #expect(CalendarDay(iso8601: "1900-02-29") == nil)
        #expect(CalendarDay(iso8601: "2024-2-9") == nil)
    }
}
