import BusinessServices
import Onboarding

/// Leads from the onboarding into the app.
struct OnboardingSceneCoordinator: OnboardingCoordinator {
    let environment: any SceneEnvironment

    func onboardingFinished(changed: [PreferenceKey]) async {
        await environment.restart()
    }

    func onboardingLeft() async {
        await environment.goBack()
        await environment.tell(.notice("Nothing was changed. `petsave setup` asks again whenever you like."))
    }
}
