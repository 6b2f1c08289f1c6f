public import Onboarding

/// Counts what happens to the onboarding, never what was answered.
public struct OnboardingAnalyticsTracker: OnboardingTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func pageShown(_ page: OnboardingPage) async {
        await recorder.record(OnboardingEvents.pageShown, OneOf(page))
    }

    public func onboardingFinished(answered: Int) async {
        await recorder.record(OnboardingEvents.finished, AnalyticsCount(answered))
    }

    public func onboardingLeft(at page: OnboardingPage) async {
        await recorder.record(OnboardingEvents.left, OneOf(page))
    }
}
