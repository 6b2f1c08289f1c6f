/// A length of time as people write it: `45s`, `30m`, `6h`, `2d`, `1w`, or several together, `1h30m`.
public struct TimeSpan: Hashable, Sendable, Comparable {
    /// Never negative.
    public let seconds: Int

    /// `nil` for a negative number.
    public init?(seconds: Int) {
        guard seconds >= 0 else { return nil }
        self.seconds = seconds
    }

    /// Reads `6h`, `90 min`, `2 days`, `1h 30m`: whole numbers, each with its unit, the larger units first. `nil` for
    /// anything else, and for more than 64 bits of seconds.
    public init?(_ text: String) {
        var rest = text.lowercased().filter { !$0.isWhitespace }[...]
        var total = 0
        var largest = Int.max
        repeat {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let word = rest.dropFirst(digits.count).prefix { $0.isASCII && $0.isLetter }
            guard let number = Int(digits), let unit = Self.units.first(where: { $0.words.contains(String(word)) }),
                unit.seconds < largest
            else { return nil }
            let (product, isTooLong) = number.multipliedReportingOverflow(by: unit.seconds)
            let (sum, isTooLongTogether) = total.addingReportingOverflow(product)
            guard !isTooLong, !isTooLongTogether else { return nil }
            total = sum
            largest = unit.seconds
            rest = rest.dropFirst(digits.count + word.count)
        } while !rest.isEmpty
        seconds = total
    }

    public static func < (left: TimeSpan, right: TimeSpan) -> Bool { left.seconds < right.seconds }

    /// From the largest to the smallest; the first word of each is the one that is written.
    private static let units: [(seconds: Int, words: [String])] = [
        (604_800, ["w", "wk", "wks", "week", "weeks"]),
        (86_400, ["d", "day", "days"]),
        (3600, ["h", "hr", "hrs", "hour", "hours"]),
        (60, ["m", "min", "mins", "minute", "minutes"]),
        (1, ["s", "sec", "secs", "second", "seconds"]),
    ]
}

extension TimeSpan: CustomStringConvertible {
    /// As people say it, and as it reads back: `2d`, `36h`, `1h30m`. Days and weeks only where they are whole.
    public var description: String {
        let whole = Self.units.first { seconds > 0 && seconds.isMultiple(of: $0.seconds) }
        if let whole, whole.seconds > 3600 { return "\(seconds / whole.seconds)\(whole.words[0])" }
        var rest = seconds
        var text = ""
        for unit in Self.units where unit.seconds <= 3600 && rest >= unit.seconds {
            text += "\(rest / unit.seconds)\(unit.words[0])"
            rest %= unit.seconds
        }
        return text.isEmpty ? "0s" : text
    }
}
