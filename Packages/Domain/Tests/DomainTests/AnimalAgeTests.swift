import Domain
import FoundationEssentials
import Testing

@Suite("How old an animal is")
struct AnimalAgeTests {
    @Test(
        "in the unit that people would name",
        arguments: [
            ("2024-03-01", "2024-03-01", 0, AnimalAge.Unit.days), ("2024-03-01", "2024-03-14", 13, .days),
            ("2024-03-01", "2024-03-15", 2, .weeks), ("2024-03-01", "2024-04-30", 8, .weeks),
            ("2024-03-01", "2024-05-01", 2, .months), ("2024-03-31", "2024-05-30", 8, .weeks),
            ("2024-01-31", "2024-03-31", 2, .months), ("2023-12-31", "2024-02-29", 8, .weeks),
            ("2020-02-29", "2022-02-28", 23, .months), ("2020-02-29", "2022-03-01", 2, .years),
            ("2010-06-15", "2024-06-14", 13, .years), ("2010-06-15", "2024-06-15", 14, .years),
            ("1999-12-31", "2000-01-01", 1, .days), ("2023-05-20", "2024-04-19", 10, .months),
        ]
    )
    func units(birth: String, today: String, count: Int, unit: AnimalAge.Unit) throws {
        let age = try #require(try age(from: birth, to: today))
        #expect(age.count == count)
        #expect(age.unit == unit)
        #expect(age.isExact)
    }

    @Test("there is none before the birth")
    func unborn() throws {
        #expect(try age(from: "2024-03-02", to: "2024-03-01") == nil)
    }

    @Test("years, months and days never run backwards")
    func order() throws {
        let birth = BirthDate(day: try #require(CalendarDay(iso8601: "2020-01-31")), isExact: false)
        var months = 0
        for offset in 0..<2000 {
            let day = try #require(CalendarDay(daysSince1970: birth.day.daysSince1970 + offset))
            let next = birth.day.wholeMonths(until: day)
            #expect((months...months + 1).contains(next))
            months = next
            #expect(AnimalAge(of: birth, on: day)?.isExact == false)
        }
        #expect(months == 65)
    }

    @Test("a moment falls on its day in UTC, also before 1970")
    func days() {
        #expect(CalendarDay(of: Date(timeIntervalSince1970: 86_399.9))?.description == "1970-01-01")
        #expect(CalendarDay(of: Date(timeIntervalSince1970: -0.1))?.description == "1969-12-31")
        #expect(CalendarDay(of: Date(timeIntervalSince1970: .infinity)) == nil)
        #expect(CalendarDay(of: .distantFuture.addingTimeInterval(1e15)) == nil)
    }

    private func age(from birth: String, to today: String) throws -> AnimalAge? {
        let birth = BirthDate(day: try #require(CalendarDay(iso8601: birth)), isExact: true)
        return AnimalAge(of: birth, on: try #require(CalendarDay(iso8601: today)))
    }
}
