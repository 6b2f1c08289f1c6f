import Clocks
import Testing

@Test func standsStill() {
    #expect(StoppedClock(today: 3).today == 3)
}
