import BusinessServices
import Onboarding
import Synchronization

/// After the onboarding the command ends; it tells what was changed.
final class OneShotOnboardingCoordinator: OnboardingCoordinator {
    private let kept = Mutex<[PreferenceKey]>([])

    var changed: [PreferenceKey] { kept.withLock { $0 } }

    func onboardingFinished(changed: [PreferenceKey]) async {
        kept.withLock { $0 = changed }
    }

    func onboardingLeft() async {}
}
