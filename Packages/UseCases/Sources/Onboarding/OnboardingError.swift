public import BusinessServices

/// Why the onboarding cannot begin, or its answers cannot be kept.
public enum OnboardingError: Error, Hashable, Sendable {
    case settings(PreferencesError)
}

extension OnboardingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .settings(let error): error.description
        }
    }
}
