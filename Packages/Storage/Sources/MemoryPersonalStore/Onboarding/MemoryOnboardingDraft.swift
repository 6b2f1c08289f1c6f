public import Boundaries

/// Keeps the draft of an onboarding for as long as it lives.
public actor MemoryOnboardingDraft: OnboardingDraftStore {
    private var draft: OnboardingDraft?

    public init() {}

    public func load() async throws(OnboardingDraftError) -> OnboardingDraft? { draft }

    public func save(_ draft: OnboardingDraft) async throws(OnboardingDraftError) { self.draft = draft }

    public func delete() async throws(OnboardingDraftError) { draft = nil }
}
