/// What the answers to a question are worth; that nobody said is worth nothing either way.
public struct MatchPoints: Hashable, Sendable {
    public let yes: Int
    public let no: Int
}

/// The table of points: how much the answers weigh beside each other. A score is their sum as a share of the most that the
/// household's questions can give.
extension MatchPoints {
    /// With somebody who lives there. Not getting along is no matter of taste: such an animal comes back to the shelter, so no number of merits outweighs it, and its
    /// score is ``MatchScore/lowest``.
    static let companion = MatchPoints(yes: 15, no: -100)

    /// Special needs cost a beginner most: medicine, or a fear that has to be read. Others have an idea of it; those
    /// who know a lot are whom such an animal waits for.
    static func specialNeeds(_ experience: Experience) -> MatchPoints {
        switch experience {
        case .beginner: MatchPoints(yes: -20, no: 5)
        case .familiar: MatchPoints(yes: -8, no: 0)
        case .seasoned: MatchPoints(yes: 8, no: 0)
        }
    }

    /// House-training is work, which people learn once.
    static func houseTrained(_ experience: Experience) -> MatchPoints {
        switch experience {
        case .beginner: MatchPoints(yes: 5, no: -10)
        case .familiar: MatchPoints(yes: 2, no: -4)
        case .seasoned: MatchPoints(yes: 0, no: 0)
        }
    }

    /// A baby has everything to learn, and so has a beginner; being grown is no merit by itself.
    static func baby(_ experience: Experience) -> MatchPoints {
        switch experience {
        case .beginner: MatchPoints(yes: -8, no: 0)
        case .familiar: MatchPoints(yes: -3, no: 0)
        case .seasoned: MatchPoints(yes: 0, no: 0)
        }
    }

    /// Who wants a cat does not want a dog; all other wishes are weaker than that.
    static let type = MatchPoints(yes: 20, no: -40)
    /// A breed is a strong wish when it comes true; another breed may have the same nature, so it costs little.
    static let breed = MatchPoints(yes: 12, no: -4)
    /// Age decides how much life, and how many years, somebody takes home.
    static let age = MatchPoints(yes: 8, no: -6)
    /// Size decides whether it fits the flat.
    static let size = MatchPoints(yes: 8, no: -6)
    static let gender = MatchPoints(yes: 4, no: -4)
    /// Looks are pleasant to have and soon forgotten.
    static let looks = MatchPoints(yes: 4, no: -2)
    /// Something that was asked for by name: house-trained or not, with special needs or without.
    static let asked = MatchPoints(yes: 8, no: -8)
    /// Getting along with visitors or neighbours weighs less than with somebody who lives there.
    static let wishedCompanion = MatchPoints(yes: 8, no: -12)
    /// Somebody took the trouble to say what they do not want; not being it is no merit.
    static let unwanted = MatchPoints(yes: -25, no: 0)

    /// The same when the answer that is wished for is no.
    func reversed(_ isReversed: Bool) -> MatchPoints {
        isReversed ? MatchPoints(yes: no, no: yes) : self
    }
}
