/// How an onboarding is run.
public struct OnboardingOptions: Hashable, Sendable {
    /// Whether it is taken up after an interruption. Else no draft is looked at or kept; one that is there is forgotten once
    /// the answers are kept.
    public var usesDraft: Bool
    /// Whether the environment forbids counting use, whatever the person answers.
    public var isTrackingForbidden: Bool

    public init(usesDraft: Bool = true, isTrackingForbidden: Bool = false) {
        self.usesDraft = usesDraft
        self.isTrackingForbidden = isTrackingForbidden
    }
}
