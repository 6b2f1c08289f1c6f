public import FoundationEssentials

/// How long an animal has lived, in the unit that people would name.
public struct AnimalAge: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Hashable, Sendable {
        /// Up to two weeks.
        case days
        /// Up to two months.
        case weeks
        /// Up to two years.
        case months
        case years
    }

    /// Whole ones that have passed.
    public let count: Int
    public let unit: Unit
    /// Whether the feed calls the birth date exact.
    public let isExact: Bool

    /// `nil` before the birth.
    public init?(of birth: BirthDate, on day: CalendarDay) {
        let days = day.daysSince1970 - birth.day.daysSince1970
        guard days >= 0 else { return nil }
        let months = birth.day.wholeMonths(until: day)
        isExact = birth.isExact
        (count, unit) =
            switch (days, months) {
            case (..<14, _): (days, .days)
            case (_, ..<2): (days / 7, .weeks)
            case (_, ..<24): (months, .months)
            default: (months / 12, .years)
            }
    }
}

extension CalendarDay {
    /// The day that `moment` falls on in UTC; `nil` beyond the years 1 to 9999.
    public init?(of moment: Date) {
        let days = (moment.timeIntervalSince1970 / 86_400).rounded(.down)
        guard let days = Int(exactly: days) else { return nil }
        self.init(daysSince1970: days)
    }

    /// How many months have passed whole on `day`. One that is begun on the 31st is whole when the day after the last
    /// of a shorter month comes.
    public func wholeMonths(until day: CalendarDay) -> Int {
        (day.year - year) * 12 + day.month - month - (day.day < self.day ? 1 : 0)
    }
}
