/// The pages of the onboarding, in their order.
public enum OnboardingPage: String, Hashable, Sendable, Codable, CaseIterable {
    case welcome
    /// Where the person is.
    case place
    /// Whom they are looking for.
    case animals
    /// Who lives with them.
    case home
    /// Where animals come from, and whether use is counted.
    case privacy
    /// What they answered, with one confirmation.
    case summary
}
