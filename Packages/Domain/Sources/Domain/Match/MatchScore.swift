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

    /// ``lowest`` to ``highest``.
    public let value: Int
    /// In the order of ``Household/criteria``.
    public let reasons: [Reason]
    /// What nobody said, which counts neither for nor against the animal.
    public let unknown: [MatchTopic]

    /// Where an animal stands of which nothing is known: in the middle.
    public static let neutral = 50
    public static let highest = 100
    /// Kept for animals that are known not to get along with somebody of the household.
    public static let lowest = 0
    /// The least that all others have.
    public static let lowestWithoutFault = 1

    /// The score is ``neutral`` and the sum of the points, held between ``lowestWithoutFault`` and ``highest``; it is
    /// ``lowest`` for an animal with a fault that nothing outweighs, so that none of those stands before any other.
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
        let sum = reasons.reduce(Self.neutral) { $0 + $1.points }
        value = hasFault ? Self.lowest : min(Self.highest, max(Self.lowestWithoutFault, sum))
    }
}
