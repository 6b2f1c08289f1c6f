/// A question that a household asks about an animal, and what the answers are worth to it.
public struct MatchCriterion: Hashable, Sendable {
    public let topic: MatchTopic
    public let question: MatchQuestion
    public let points: MatchPoints

    init(_ topic: MatchTopic, _ question: MatchQuestion, _ points: MatchPoints) {
        self.topic = topic
        self.question = question
        self.points = points
    }

    /// Whether the answer no is a fault that nothing outweighs: not getting along with somebody who lives there.
    public var isFaultIfDenied: Bool {
        if case .goodWith = topic { true } else { false }
    }
}

extension Household {
    /// What is asked about each animal, the weightiest first; nothing when nothing was said about the household.
    public var criteria: [MatchCriterion] {
        companions + demands + wanted + unwanted
    }

    private var companions: [MatchCriterion] {
        Companion.allCases.filter { self[$0] == true }.map { MatchCriterion(.goodWith($0), .goodWith($0), .companion) }
    }

    private var demands: [MatchCriterion] {
        guard let experience else { return [] }
        return [
            MatchCriterion(.needsExperience(.specialNeeds), .specialNeeds, .specialNeeds(experience)),
            MatchCriterion(.needsExperience(.houseTraining), .houseTrained, .houseTrained(experience)),
            MatchCriterion(.needsExperience(.baby), .age(TermChoice([.known(.baby)])), .baby(experience)),
        ].filter { $0.points != MatchPoints(yes: 0, no: 0) }
    }

    private var wanted: [MatchCriterion] {
        var criteria = Self.traits(
            types: wishes.types,
            breeds: wishes.breeds,
            ages: wishes.ages,
            genders: wishes.genders,
            sizes: wishes.sizes,
            coats: wishes.coats,
            colors: wishes.colors
        ).map { MatchCriterion(.wish($0.trait), $0.question, $0.points) }
        if let houseTrained = wishes.houseTrained {
            criteria.append(MatchCriterion(.wish(.houseTrained), .houseTrained, .asked.reversed(!houseTrained)))
        }
        if let specialNeeds = wishes.specialNeeds {
            criteria.append(MatchCriterion(.wish(.specialNeeds), .specialNeeds, .asked.reversed(!specialNeeds)))
        }
        // Whoever lives there has been asked about already.
        for companion in Companion.allCases where wishes.goodWith.contains(companion) && self[companion] != true {
            criteria.append(MatchCriterion(.wish(.goodWith(companion)), .goodWith(companion), .wishedCompanion))
        }
        return criteria
    }

    private var unwanted: [MatchCriterion] {
        let excluded = wishes.excluded
        return Self.traits(
            types: excluded.types,
            breeds: excluded.breeds,
            ages: excluded.ages,
            genders: excluded.genders,
            sizes: excluded.sizes,
            coats: excluded.coats,
            colors: excluded.colors
        ).map { MatchCriterion(.unwanted($0.trait), $0.question, .unwanted) }
    }

    /// A question for each trait that something is said of, with its points as a wish.
    private static func traits(
        types: [OpenValue<AnimalType>],
        breeds: [String],
        ages: [OpenValue<AgeGroup>],
        genders: [OpenValue<Gender>],
        sizes: [OpenValue<Size>],
        coats: [OpenValue<Coat>],
        colors: [String]
    ) -> [(trait: MatchTrait, question: MatchQuestion, points: MatchPoints)] {
        var traits: [(trait: MatchTrait, question: MatchQuestion, points: MatchPoints)] = []
        let breeds = breeds.filter { !SearchText.fold($0).isEmpty }
        let colors = colors.filter { !SearchText.fold($0).isEmpty }
        if !types.isEmpty { traits.append((.type, .type(TermChoice(types)), .type)) }
        if !breeds.isEmpty { traits.append((.breed, .breed(breeds), .breed)) }
        if !ages.isEmpty { traits.append((.age, .age(TermChoice(ages)), .age)) }
        if !sizes.isEmpty { traits.append((.size, .size(TermChoice(sizes)), .size)) }
        if !genders.isEmpty { traits.append((.gender, .gender(TermChoice(genders, silent: [.unknown])), .gender)) }
        if !coats.isEmpty { traits.append((.coat, .coat(TermChoice(coats)), .looks)) }
        if !colors.isEmpty { traits.append((.color, .color(colors), .looks)) }
        return traits
    }
}
