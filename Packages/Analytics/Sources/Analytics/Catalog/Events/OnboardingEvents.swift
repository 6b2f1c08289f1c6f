import Onboarding

/// What happens to the onboarding. Analytics is off before its last page is confirmed, so that a first one records its end alone.
enum OnboardingEvents {
    static let pageShown = EventDefinition(
        "onboarding_page_shown",
        in: .onboarding,
        "A page of the onboarding was shown.",
        when: "When the page comes up, also again.",
        PropertyKey("page", OneOf<OnboardingPage>.self, "Which page it is.")
    )

    static let finished = EventDefinition(
        "onboarding_finished",
        in: .onboarding,
        "The onboarding was gone through to its end.",
        when: "When the person confirms, after their answers were kept.",
        PropertyKey("answered", AnalyticsCount.self, "How many of its pages were answered.")
    )

    static let left = EventDefinition(
        "onboarding_left",
        in: .onboarding,
        "The onboarding was left before its end.",
        when: "When the person leaves.",
        PropertyKey("page", OneOf<OnboardingPage>.self, "Which page it was left at.")
    )

    static let all = [
        pageShown.description,
        finished.description,
        left.description,
    ]
}
