public import Boundaries
public import BusinessServices
import Domain

/// What the onboarding asks for. Each is also a setting, with a value that means the same.
public enum OnboardingField: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
    case place
    case units
    /// Whom the person is looking for.
    case types
    /// What else they would like, in their own words.
    case wants
    case children
    case dogs
    case cats
    case experience
    case analytics

    /// The page that asks for it.
    public var page: OnboardingPage {
        switch self {
        case .place, .units: .place
        case .types, .wants: .animals
        case .children, .dogs, .cats, .experience: .home
        case .analytics: .privacy
        }
    }

    /// The setting it becomes.
    public var key: PreferenceKey {
        switch self {
        case .place: .place
        case .units: .units
        case .types: .householdTypes
        case .wants: .householdWants
        case .children: .householdChildren
        case .dogs: .householdDogs
        case .cats: .householdCats
        case .experience: .householdExperience
        case .analytics: .analytics
        }
    }

    /// How it is answered.
    public var kind: Kind {
        switch self {
        case .place, .wants: .text
        case .units, .children, .dogs, .cats, .experience: .oneChoice
        case .types: .severalChoices
        case .analytics: .onOff
        }
    }

    /// How a field is answered.
    public enum Kind: Hashable, Sendable {
        /// Typed. Its choices, if it has any, are suggestions: choosing one types it.
        case text
        /// One of the choices is chosen.
        case oneChoice
        /// Any number of the choices are toggled.
        case severalChoices
        /// Its one choice is toggled.
        case onOff
    }
}

extension OnboardingField {
    /// The answer that a setting stands for.
    public func answer(for value: PreferenceValue) -> String {
        switch (kind, value) {
        case (.oneChoice, .boolean(let flag)): flag ? OnboardingAnswering.yes : OnboardingAnswering.no
        case (.onOff, .boolean(let flag)): flag ? OnboardingAnswering.on : OnboardingAnswering.off
        default: value.description
        }
    }

    /// Whether an answer is one that the field can have. Of texts every one is, since people type them key by key.
    func accepts(_ answer: String) -> Bool {
        kind == .text || answer.isEmpty || (try? key.value(from: answer)).map { self.answer(for: $0) == answer } == true
    }
}
