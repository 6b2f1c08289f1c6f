/// How an onboarding is run.
public struct OnboardingOptions: Hashable, Sendable {
    /// Whether an interrupted onboarding is taken up; else it is forgotten as soon as this one ends.
    public var resumesDraft: Bool
    /// Whether the environment forbids counting use, whatever the person answers.
    public var isTrackingForbidden: Bool

    public init(resumesDraft: Bool = true, isTrackingForbidden: Bool = false) {
        self.resumesDraft = resumesDraft
        self.isTrackingForbidden = isTrackingForbidden
    }
}
