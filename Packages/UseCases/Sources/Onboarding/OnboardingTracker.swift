/// What happens to the onboarding, for whoever counts it. Implemented by the Analytics package.
public protocol OnboardingTracker: Sendable {
    /// A page came up.
    func pageShown(_ page: OnboardingPage) async

    /// The person confirmed; with how many of the pages they answered.
    func onboardingFinished(answered: Int) async

    /// The person left before the end.
    func onboardingLeft(at page: OnboardingPage) async
}
