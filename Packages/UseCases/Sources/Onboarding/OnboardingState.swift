public import Boundaries
public import Domain

/// Everything the onboarding knows.
public struct OnboardingState: Hashable, Sendable, Codable {
    public enum Phase: String, Hashable, Sendable, Codable {
        case asking
        case saving
        case finished
        case left
    }

    public var phase = Phase.asking
    public var page = OnboardingPage.welcome
    /// What the settings say, as each field writes it; nothing where they say nothing.
    public var settings: [OnboardingField: String] = [:]
    /// What is answered otherwise than the settings have it; empty for what was taken away.
    public var answers: [OnboardingField: String] = [:]
    /// The pages that were answered rather than skipped.
    public var answeredPages: Set<OnboardingPage> = []
    /// How the place that is answered measures distances, whatever the person chose.
    public var placeUnits: DistanceUnit?
    /// How many sources are set up; `nil` when nobody can tell.
    public var sources: Int?
    /// Whether a draft was taken up, and the person has not been at another page since.
    public var isResumed = false
    /// Why answers could not be kept, or something else could not be read.
    public var notices: [String] = []

    public init() {}

    /// What a field is answered with, or what the settings say of it; empty for nothing.
    public func answer(to field: OnboardingField) -> String {
        if let answer = answers[field] { return answer }
        return field == .units && suggestsUnits ? placeUnits?.rawValue ?? "" : setting(of: field)
    }

    /// What the settings say of a field; empty for nothing.
    public func setting(of field: OnboardingField) -> String {
        settings[field] ?? (field.kind == .onOff ? OnboardingAnswering.off : "")
    }

    /// Whether the place decides what distances are measured in: as long as nobody does, and unless the person would
    /// rather not say where they are.
    public var suggestsUnits: Bool {
        answers[.units] == nil && settings[.units] == nil && placeUnits != nil
            && (page == .place || answeredPages.contains(.place))
    }

    /// What confirming would change, in the order in which it is asked for.
    public var changedFields: [OnboardingField] {
        OnboardingField.allCases.filter { answer(to: $0).trimmingSpaces != setting(of: $0) }
    }

    /// Answers a field; what the settings say anyway is no answer.
    public mutating func take(_ answer: String, for field: OnboardingField) {
        answers[field] = answer == setting(of: field) ? nil : answer
    }
}

extension OnboardingState {
    /// What is to be taken up after an interruption; `nil` when nothing was answered yet, or nothing is asked any more.
    public var draft: OnboardingDraft? {
        guard phase == .asking || phase == .saving, page != .welcome || !answers.isEmpty else { return nil }
        return OnboardingDraft(
            page: page.rawValue,
            answeredPages: Set(answeredPages.map(\.rawValue)),
            answers: Dictionary(uniqueKeysWithValues: answers.map { ($0.key.rawValue, $0.value) })
        )
    }

    /// Takes a draft up. What an other PetSave wrote into it, and this one does not know, is left out.
    public mutating func resume(_ draft: OnboardingDraft) {
        guard let page = OnboardingPage(rawValue: draft.page) else { return }
        self.page = page
        answeredPages = Set(draft.answeredPages.compactMap(OnboardingPage.init))
        for (name, answer) in draft.answers {
            if let field = OnboardingField(rawValue: name), field.accepts(answer) { take(answer, for: field) }
        }
        isResumed = true
    }
}
