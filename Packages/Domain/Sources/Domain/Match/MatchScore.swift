/// How well an animal and a household would suit each other, and why.
public struct MatchScore: Hashable, Sendable {
    /// Something that is known of the animal, and what it is worth to the household.
    public struct Reason: Hashable, Sendable {
        public let topic: MatchTopic
        /// The answer to the question; whether that is good news, the points tell.
        public let answer: Bool
        /// Above zero for the animal, below zero against it; never zero.
        public let points: Int
    }

    /// ``lowest`` to ``highest``: ``highest`` for an animal that answers every question as the household likes.
    public let value: Int
    /// What animals are ordered by, the higher the better: finer than ``value``, and the same for two households only
    /// by chance.
    public let rank: Int
    /// In the order of ``Household/criteria``.
    public let reasons: [Reason]
    /// What nobody said, which counts neither for nor against the animal.
    public let unknown: [MatchTopic]

    /// Where an animal stands of which nothing is known: in the middle.
    public static let neutral = 50
    public static let highest = 100
    /// Kept for animals that are known not to get along with somebody of the household.
    public static let lowest = 0
    /// The ``rank`` of those, below whatever points can add up to.
    public static let rankWithFault = -1_000_000

    /// The ``rank`` is the sum of the points. The score is that sum's share of the most that points can add up to,
    /// from ``neutral`` on up or down. Both are the lowest for an animal with a fault that nothing
    /// outweighs, so that none of those stands before any other.
    ///
    /// `nil` when nothing was said about the household: there is nothing to match then.
    public init?(of animal: Animal, for household: Household) {
        let criteria = household.criteria
        guard !criteria.isEmpty else { return nil }
        let answers = criteria.map { (criterion: $0, state: $0.question.answer(for: animal)) }
        reasons = answers.compactMap { criterion, state in
            guard let answer = state.boolValue else { return nil }
            let points = answer ? criterion.points.yes : criterion.points.no
            return points == 0 ? nil : Reason(topic: criterion.topic, answer: answer, points: points)
        }
        unknown = answers.filter { $0.state == .unknown }.map(\.criterion.topic)
        let hasFault = answers.contains { $0.criterion.isFaultIfDenied && $0.state == .no }
        let sum = reasons.reduce(0) { $0 + $1.points }
        rank = hasFault ? Self.rankWithFault : sum
        value = hasFault ? Self.lowest : Self.neutral + Self.share(of: sum, among: criteria)
    }

    /// Up to ``highest`` for the most that the criteria can give. What takes away is weighed by the same measure, or by
    /// the most that can be taken where that is more; a fault is none of that.
    private static func share(of sum: Int, among criteria: [MatchCriterion]) -> Int {
        let best = criteria.reduce(0) { $0 + max(0, $1.points.yes, $1.points.no) }
        guard sum < 0 else {
            // What lacks a little is not rounded up to the whole.
            return best == 0 ? 0 : (highest - neutral) * sum / best
        }
        let worst = criteria.reduce(0) { $0 - min(0, $1.points.yes, $1.isFaultIfDenied ? 0 : $1.points.no) }
        return (neutral - lowest - 1) * sum / max(best, worst)
    }
}
