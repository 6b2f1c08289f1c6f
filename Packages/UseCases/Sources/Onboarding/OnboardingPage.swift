/// The pages of the onboarding, in their order.
public enum OnboardingPage: String, Hashable, Sendable, Codable, CaseIterable {
    case welcome
    /// Where the person is.
    case place
    /// Whom they are looking for.
    case animals
    /// Who lives with them.
    case home
    /// Where animals come from, and whether use is counted.
    case privacy
    /// What they answered, with one confirmation.
    case summary
}

extension OnboardingPage: Comparable {
    public static func < (left: OnboardingPage, right: OnboardingPage) -> Bool { left.index < right.index }

    /// Which page it is, the first being 0.
    public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The page after it; `nil` for the last one.
    public var next: OnboardingPage? { index + 1 < Self.allCases.count ? Self.allCases[index + 1] : nil }

    /// The page before it; `nil` for the first one.
    public var previous: OnboardingPage? { index > 0 ? Self.allCases[index - 1] : nil }

    /// Whether it asks for anything, rather than tells.
    public var asks: Bool { OnboardingField.allCases.contains { $0.page == self } }
}
