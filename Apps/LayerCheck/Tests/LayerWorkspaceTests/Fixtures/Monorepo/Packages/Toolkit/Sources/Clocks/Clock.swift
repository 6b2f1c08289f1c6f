/// Tells the day, counted from any fixed one.
public protocol DayClock {
    /// The day it is.
    var today: Int { get }
}

/// A clock that stands still.
public struct StoppedClock: DayClock {
    /// The day it stands at.
    public var today: Int

    /// A clock that stands at a day.
    public init(today: Int) {
        self.today = today
    }
}
