public import Onboarding

/// Counts how far people come in the onboarding: never what they answer.
public struct OnboardingAnalyticsTracker: OnboardingTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func pageShown(_ page: OnboardingPage) async {
        await recorder.record(
            AnalyticsTerm("onboarding_page_shown"),
            [AnalyticsTerm("page"): .term(AnalyticsTerm(page))]
        )
    }

    public func onboardingFinished(answered: Int) async {
        await recorder.record(AnalyticsTerm("onboarding_finished"), [AnalyticsTerm("answered"): .count(answered)])
    }

    public func onboardingLeft(at page: OnboardingPage) async {
        await recorder.record(AnalyticsTerm("onboarding_left"), [AnalyticsTerm("page"): .term(AnalyticsTerm(page))])
    }
}
