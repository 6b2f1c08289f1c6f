/// What a reason for or against an animal is about.
public enum MatchTopic: Hashable, Sendable {
    /// Somebody of the household, with whom the animal must live.
    case goodWith(Companion)
    /// What the animal asks of people who may be new to it.
    case needsExperience(CareDemand)
    /// What the people of the household would like.
    case wish(MatchTrait)
    /// What they would rather not have.
    case unwanted(MatchTrait)
}

/// Something about an animal that takes time and knowledge.
public enum CareDemand: Hashable, Sendable, CaseIterable {
    case specialNeeds
    /// It has to learn where its toilet is.
    case houseTraining
    /// It is a baby, and has to learn everything.
    case baby
}

/// What of an animal can be wished for.
public enum MatchTrait: Hashable, Sendable {
    case type
    case breed
    case age
    case gender
    case size
    case coat
    case color
    case houseTrained
    case specialNeeds
    /// Getting along with somebody who is not known to live there: visitors, neighbours.
    case goodWith(Companion)
}
