public import BusinessServices

/// Where the person goes after the onboarding. Made by the app shell.
public protocol OnboardingCoordinator: Sendable {
    /// The person confirmed; these settings changed, in the order in which they were asked for.
    func onboardingFinished(changed: [PreferenceKey]) async

    /// The person left before the end; nothing was changed.
    func onboardingLeft() async
}
