import Domain
import TerminalText

/// How the reasons of a match score are put into words.
enum MatchWords {
    /// What to do when a match is asked for and nothing was said about the home.
    static let householdMissing = """
        Nothing is said of your home yet, so there is nothing to match. Tell about it with \
        `petsave config set household.dogs true` (or household.children, household.cats), \
        `petsave config set household.experience first` (or some, much) or \
        `petsave config set household.wants "young small cat"`.
        """

    /// The reasons for the animal, those against it, and what is unknown; a part that is empty is left out.
    static func parts(of score: MatchScore, chrome: Chrome) -> [String] {
        let told = [score.reasons.filter { $0.points > 0 }, score.reasons.filter { $0.points < 0 }].map { reasons in
            reasons.map { "\(sentence($0)) (\(points($0.points, chrome: chrome)))" }.joined(separator: ", ")
        }
        return (told + [unknown(score)]).filter { !$0.isEmpty }
    }

    /// `unknown: children, age`; empty when everything is known.
    private static func unknown(_ score: MatchScore) -> String {
        var names: [String] = []
        for name in score.unknown.map(name) where !names.contains(name) { names.append(name) }
        return names.isEmpty ? "" : "unknown: " + names.joined(separator: ", ")
    }

    /// `+15`, `−20`.
    private static func points(_ points: Int, chrome: Chrome) -> String {
        points > 0 ? "+\(points)" : "\(chrome == .unicode ? "−" : "-")\(-points)"
    }

    /// What is known, as a reason: `good with cats`, `not the size you want`.
    static func sentence(_ reason: MatchScore.Reason) -> String {
        switch reason.topic {
        case .goodWith(let companion), .wish(.goodWith(let companion)):
            reason.answer ? "good with \(companion.rawValue)" : "not good with \(companion.rawValue)"
        case .needsExperience(.specialNeeds), .wish(.specialNeeds):
            reason.answer ? "has special needs" : "no special needs"
        case .needsExperience(.houseTraining), .wish(.houseTrained):
            reason.answer ? "house-trained" : "not house-trained"
        case .needsExperience(.baby):
            reason.answer ? "a baby, which has everything to learn" : "no baby any more"
        case .wish(let trait):
            reason.answer ? "the \(name(trait)) you want" : "not the \(name(trait)) you want"
        case .unwanted(let trait):
            reason.answer ? "a \(name(trait)) you do not want" : "no \(name(trait)) that you do not want"
        }
    }

    /// What the question was about, for people.
    private static func name(_ topic: MatchTopic) -> String {
        switch topic {
        case .goodWith(let companion): companion.rawValue
        case .needsExperience(.specialNeeds): name(.specialNeeds)
        case .needsExperience(.houseTraining): name(.houseTrained)
        case .needsExperience(.baby): name(.age)
        case .wish(let trait), .unwanted(let trait): name(trait)
        }
    }

    private static func name(_ trait: MatchTrait) -> String {
        switch trait {
        case .type: "type"
        case .breed: "breed"
        case .age: "age"
        case .gender: "gender"
        case .size: "size"
        case .coat: "coat"
        case .color: "colour"
        case .houseTrained: "house-training"
        case .specialNeeds: "special needs"
        case .goodWith(let companion): companion.rawValue
        }
    }

    /// What the question was about, for programs: these terms do not change.
    static func term(_ topic: MatchTopic) -> String {
        switch topic {
        case .goodWith(let companion): "good_with_\(companion.rawValue)"
        case .needsExperience(.specialNeeds): "needs_experience_special_needs"
        case .needsExperience(.houseTraining): "needs_experience_house_training"
        case .needsExperience(.baby): "needs_experience_baby"
        case .wish(let trait): "wish_\(term(trait))"
        case .unwanted(let trait): "unwanted_\(term(trait))"
        }
    }

    private static func term(_ trait: MatchTrait) -> String {
        switch trait {
        case .type: "type"
        case .breed: "breed"
        case .age: "age"
        case .gender: "gender"
        case .size: "size"
        case .coat: "coat"
        case .color: "color"
        case .houseTrained: "house_trained"
        case .specialNeeds: "special_needs"
        case .goodWith(let companion): "good_with_\(companion.rawValue)"
        }
    }
}
