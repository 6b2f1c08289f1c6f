import FoundationEssentials
import Platform
import Testing

@Suite("Clocks")
struct WallClockTests {
    @Test("The machine's clock agrees with the machine")
    func system() {
        let before = Date()
        let now = SystemWallClock().now
        #expect(before <= now && now <= Date())
    }

    @Test("A fixed clock stands still until it is moved")
    func fixed() {
        let clock = FixedWallClock(Date(timeIntervalSince1970: 1000))
        #expect(clock.now == Date(timeIntervalSince1970: 1000))
        clock.advance(by: 90)
        #expect(clock.now == Date(timeIntervalSince1970: 1090))
        clock.set(to: Date(timeIntervalSince1970: 5))
        #expect(clock.now == Date(timeIntervalSince1970: 5))
    }
}
