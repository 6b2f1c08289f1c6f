import Domain
import JSONStreaming
import TerminalText

/// How animals are shown with their match score.
struct MatchDisplay: Sendable {
    /// What JSON calls the match.
    static let key = "match"

    let household: Household
    /// Whether the reasons are told, or only the score.
    let explains: Bool

    /// Whether there is anything to match with.
    var isAnswerable: Bool { !household.criteria.isEmpty }

    func score(of animal: Animal) -> MatchScore? {
        MatchScore(of: animal, for: household)
    }

    /// `Match 83: good with children (+15); unknown: cats`, or just `Match 83`; `nil` without a score.
    func line(of animal: Animal, chrome: Chrome) -> String? {
        score(of: animal).map { "Match \($0.value)" + reasons(of: $0, after: ": ", chrome: chrome) }
    }

    /// `83 of 100: good with children (+15); unknown: cats`, or just `83 of 100`; `nil` without a score.
    func field(of animal: Animal, chrome: Chrome) -> String? {
        score(of: animal).map { "\($0.value) of \(MatchScore.highest)" + reasons(of: $0, after: ": ", chrome: chrome) }
    }

    /// The reasons and what is unknown after `introduction`; nothing where they are not told, or there are none.
    func reasons(of score: MatchScore, after introduction: String = "", chrome: Chrome) -> String {
        let parts = explains ? MatchWords.parts(of: score, chrome: chrome) : []
        return parts.isEmpty ? "" : introduction + parts.joined(separator: "; ")
    }
}

extension MatchDisplay {
    /// `{"reasons": […], "score": 83, "unknown": […]}`; null for a household of which nothing was said.
    func json(of animal: Animal) -> JSONValue {
        guard let score = score(of: animal) else { return .null }
        return [
            "score": .integer(Int64(score.value)),
            "reasons": .array(
                score.reasons.map { reason in
                    [
                        "about": .string(MatchWords.term(reason.topic)),
                        "points": .integer(Int64(reason.points)),
                        "text": .string(MatchWords.sentence(reason)),
                    ]
                }
            ),
            "unknown": .array(score.unknown.map { .string(MatchWords.term($0)) }),
        ]
    }
}
