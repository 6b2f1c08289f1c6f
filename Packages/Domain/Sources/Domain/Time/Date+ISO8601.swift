public import FoundationEssentials

extension Date {
    /// Reads an ISO 8601 date and time as feeds write it: `2024-11-07T03:27:19+0000`, `…+00:00`, `…Z`, with or without
    /// a fraction, seconds or offset (none means UTC), with `T` or a space; or a bare day, which means its first moment
    /// in UTC. `nil` for anything else.
    public init?(iso8601 text: String) {
        var reader = DigitReader(text)
        guard let year = reader.number(digits: 4), reader.take("-"), let month = reader.number(digits: 2),
            reader.take("-"), let dayOfMonth = reader.number(digits: 2),
            let day = CalendarDay(year: year, month: month, day: dayOfMonth)
        else { return nil }
        var seconds = Double(day.daysSince1970) * 86_400
        if reader.take("Tt ") {
            guard let hour = reader.number(digits: 2), hour < 24, reader.take(":"),
                let minute = reader.number(digits: 2), minute < 60
            else { return nil }
            seconds += Double(hour * 3600 + minute * 60)
            if reader.take(":") {
                guard let second = reader.number(digits: 2), second <= 60 else { return nil }
                seconds += Double(second)
            }
            if reader.take(".,") {
                guard let fraction = reader.fraction() else { return nil }
                seconds += fraction
            }
            if let sign = reader.takeSign(of: "+-") {
                guard let hours = reader.number(digits: 2), hours <= 18 else { return nil }
                _ = reader.take(":")
                let minutes = reader.isAtEnd ? 0 : reader.number(digits: 2)
                guard let minutes, minutes < 60 else { return nil }
                seconds -= Double(hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
            } else {
                _ = reader.take("Zz")
            }
        }
        guard reader.isAtEnd else { return nil }
        self.init(timeIntervalSince1970: seconds)
    }

    /// The ISO 8601 form in UTC to the second, `2024-11-07T03:27:19Z`; fractions are cut off.
    public var iso8601: String {
        let seconds = Int(timeIntervalSince1970.rounded(.down))
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let second = seconds - days * 86_400
        guard let day = CalendarDay(daysSince1970: days) else { return "" }
        return
            "\(day)T\(padded(second / 3600, to: 2)):\(padded(second / 60 % 60, to: 2)):\(padded(second % 60, to: 2))Z"
    }
}
