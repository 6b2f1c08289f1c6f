package import Domain
package import FoundationEssentials
import JSONStreaming

/// What feeds write in more than one way: numbers as strings, truths as numbers, moments as seconds.
extension WireObject {
    /// A number, or a string of one.
    package func number(_ key: String) -> Double? {
        let number = object[key]?.doubleValue ?? object[key]?.stringValue.flatMap { Double($0.trimmingSpaces) }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// A whole number, or a string of one.
    package func integer(_ key: String) -> Int? {
        number(key).flatMap { Int(exactly: $0) }
    }

    /// `true` and `false`, 1 and 0, "yes" and "no"; anything else is unknown.
    package func flag(_ key: String) -> TriState {
        if let value = object[key]?.boolValue { return TriState(value) }
        switch code(key)?.lowercased() ?? number(key).map({ $0 == 1 ? "1" : $0 == 0 ? "0" : "" }) {
        case "1", "1.0", "yes", "true", "y": return .yes
        case "0", "0.0", "no", "false", "n": return .no
        default: return .unknown
        }
    }

    /// A moment in ISO 8601, as an American day (`6/28/2024`), or as the seconds since 1970 in a number or a string.
    /// Zero seconds is what feeds write for "never".
    package func moment(_ key: String) -> Date? {
        if let date = date(key) ?? code(key).flatMap({ CalendarDay(american: $0) }).map(Date.init(beginningOf:)) {
            return date
        }
        guard let seconds = number(key), seconds != 0, abs(seconds) < 253_402_300_800 else { return nil }
        return Date(timeIntervalSince1970: seconds.rounded(.down))
    }

    /// The day of a ``moment(_:)``, as it is written: a birthday has no time zone.
    package func day(_ key: String) -> CalendarDay? {
        if let written = code(key), date(key) != nil { return CalendarDay(iso8601: String(written.prefix(10))) }
        return moment(key).flatMap { CalendarDay(of: $0) }
    }

    /// The URL under the key, or under `url` of the object there.
    package func link(_ key: String) -> String? {
        code(key) ?? child(key).code("url")
    }
}

extension CalendarDay {
    /// Reads `6/28/2024` and `06/28/2024`, alone or before a time.
    fileprivate init?(american text: String) {
        let parts = text.prefix { $0 != " " }.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].utf8.count == 4, let month = Int(parts[0]), let day = Int(parts[1]),
            let year = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

extension Date {
    fileprivate init(beginningOf day: CalendarDay) {
        self.init(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
    }
}
