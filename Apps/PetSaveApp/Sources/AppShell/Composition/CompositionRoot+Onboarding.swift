import Analytics
import Boundaries
import Onboarding
import OnboardingDraftFile
import Platform

/// The onboarding, for any view.
extension CompositionRoot {
    /// Where the answers of an onboarding are kept until it ends.
    var onboardingDraftPath: String { directories.state + "/onboarding.json" }

    func onboardingDrafts() -> any OnboardingDraftStore { FileOnboardingDraftStore(path: onboardingDraftPath) }

    /// - Parameter usesDraft: Whether it can be interrupted and taken up again.
    func onboarding(
        usesDraft: Bool = true,
        view: any OnboardingView,
        coordinator: any OnboardingCoordinator
    ) -> OnboardingUseCase {
        OnboardingUseCase(
            options: OnboardingOptions(usesDraft: usesDraft, isTrackingForbidden: doNotTrack),
            preferences: preferenceStore(),
            drafts: onboardingDrafts(),
            sources: sourceStore(),
            places: places,
            view: view,
            coordinator: coordinator,
            tracker: OnboardingAnalyticsTracker(recorder: recorder())
        )
    }
}
