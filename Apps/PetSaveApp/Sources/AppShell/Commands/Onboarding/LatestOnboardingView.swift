import Onboarding
import Synchronization

/// Keeps what is presented last, for those who ask one thing after the other.
final class LatestOnboardingView: OnboardingView {
    private let presented = Mutex<OnboardingPresentation?>(nil)

    /// `nil` until the onboarding appeared.
    var latest: OnboardingPresentation? { presented.withLock { $0 } }

    func present(_ presentation: OnboardingPresentation) async {
        presented.withLock { $0 = presentation }
    }

    /// A question of the page that is shown.
    func field(_ field: OnboardingField) -> OnboardingPresentation.Field? {
        latest?.fields.first { $0.field == field }
    }
}
