import Domain
import FoundationEssentials

/// Reads the texts that options are given as.
enum OptionText {
    /// What the words of an argument say together, so that a place needs no quotation marks; `nil` for none.
    static func words(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The parts of a comma list, without blanks around them and without empty ones.
    static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    }

    /// The terms of a comma list; a word that is none of the vocabulary's is a usage error that names them.
    static func terms<Known: Vocabulary>(
        _ text: String?,
        option: String
    ) throws(CommandFailure) -> [OpenValue<Known>] {
        try list(text).map { word throws(CommandFailure) in
            guard let term = Known(reading: word) else { throw unknown(word, option: option, of: Known.self) }
            return .known(term)
        }
    }

    /// A length such as `50km` or `30mi`; a bare number counts in `unit`.
    static func distance(_ text: String, unit: DistanceUnit, option: String) throws(CommandFailure) -> Distance {
        guard let distance = Distance(text, in: unit) else {
            throw CommandFailure("\(option): “\(text)” is no distance. Write 50km or 30mi.", .usage)
        }
        return distance
    }

    /// A day, a moment, or a number of days back from now.
    static func moment(_ text: String, now: Date, option: String) throws(CommandFailure) -> Date {
        if let date = Date(iso8601: text) { return date }
        if text.hasSuffix("d"), let days = Int(text.dropLast()), (0...36_500).contains(days) {
            return now.addingTimeInterval(Double(-days) * 86_400)
        }
        throw CommandFailure("\(option): “\(text)” is no date. Write 2026-11-01, or 7d for seven days back.", .usage)
    }

    /// A length of time such as `30m`, `6h` or `2d`, in seconds; at least a minute, at most a year.
    static func interval(_ text: String, option: String) throws(CommandFailure) -> TimeInterval {
        let units: [Character: TimeInterval] = ["m": 60, "h": 3600, "d": 86_400]
        let compact = text.lowercased().filter { !$0.isWhitespace }
        guard let unit = compact.last.flatMap({ units[$0] }), let number = Double(compact.dropLast()),
            (60...365 * 86_400).contains(number * unit)
        else {
            throw CommandFailure("\(option): “\(text)” is no length of time. Write 30m, 6h or 2d.", .usage)
        }
        return number * unit
    }

    private static func unknown<Known: Vocabulary>(
        _ word: String,
        option: String,
        of: Known.Type
    ) -> CommandFailure {
        let slugs = Known.allCases.map(slug)
        let suggestion =
            EditDistance.nearest(to: word.lowercased(), among: slugs).map { " Did you mean “\($0)”?" } ?? ""
        let all = slugs.joined(separator: ", ")
        return CommandFailure("\(option): “\(word)” is not known.\(suggestion) There are: \(all).", .usage)
    }

    /// A term as a person types it: `small-furry`.
    static func slug<Known: Vocabulary>(_ term: Known) -> String {
        SearchText.words(of: term.rawValue).joined(separator: "-")
    }
}
