/// Moments as Petfinder writes them: `2025-11-30T08:15:00+0000`.
enum MomentText {
    /// - Parameter seconds: Since 1970, not before.
    static func of(_ seconds: Int) -> String {
        let (year, month, day) = date(ofDay: seconds / 86_400)
        let time = seconds % 86_400
        let clock = [time / 3_600, time / 60 % 60, time % 60].map(twoDigits).joined(separator: ":")
        return "\(year)-\(twoDigits(month))-\(twoDigits(day))T\(clock)+0000"
    }

    /// The date of a day since 1970 (Hinnant, “chrono-Compatible Low-Level Date Algorithms”, 2014).
    private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
