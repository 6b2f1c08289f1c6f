/// Tells the day, counted from any fixed one.
public protocol DayClock {
    var today: Int { get }
}

/// A clock that stands still.
public struct StoppedClock: DayClock {
    public var today: Int

    public init(today: Int) {
        self.today = today
    }
}
