import Domain
import FoundationEssentials

extension AnimalWords {
    /// `5 months`, `about 3 years`.
    static func age(_ age: AnimalAge) -> String {
        let unit =
            switch age.unit {
            case .days: "day"
            case .weeks: "week"
            case .months: "month"
            case .years: "year"
            }
        return "\(age.isExact ? "" : "about ")\(age.count) \(unit)\(age.count == 1 ? "" : "s")"
    }

    /// The day of a moment, in UTC.
    static func day(_ moment: Date) -> String {
        String(moment.iso8601.prefix { $0 != "T" })
    }

    /// On one line, as far as it is known; `nil` when nothing is.
    static func address(_ address: Address) -> String? {
        let parts = [
            address.address1, address.address2, address.city, address.state, address.postcode, address.country,
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// `Mon 2pm-6pm; Sat 11am-4pm`; `nil` when nothing is known.
    static func hours(_ hours: OpeningHours) -> String? {
        let days: [(String, String?)] = [
            ("Mon", hours.monday), ("Tue", hours.tuesday), ("Wed", hours.wednesday), ("Thu", hours.thursday),
            ("Fri", hours.friday), ("Sat", hours.saturday), ("Sun", hours.sunday),
        ]
        let known = days.compactMap { day, text in text.map { "\(day) \($0)" } }
        return known.isEmpty ? nil : known.joined(separator: "; ")
    }

    /// `120 USD`, `99.50 EUR`, or the shelter's own words.
    static func fee(_ fee: AdoptionFee) -> String {
        switch fee {
        case .text(let text): return text
        case .amount(let hundredths, let currency):
            let fraction = hundredths % 100
            let amount =
                fraction == 0 ? "\(hundredths / 100)" : "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
            return currency.map { "\(amount) \($0)" } ?? amount
        }
    }
}
