import BoundaryContracts
import MemoryPersonalStore
import Testing

@Suite("The draft of an onboarding in memory")
struct MemoryOnboardingDraftTests {
    @Test("keeps its promise", arguments: OnboardingDraftPromise.allCases)
    func keepsItsPromise(_ promise: OnboardingDraftPromise) async throws {
        let store = MemoryOnboardingDraft()
        try await promise.check { store }
    }
}
