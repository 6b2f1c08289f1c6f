public import Boundaries
public import Testing

/// What every store of an onboarding's draft promises, a case a promise.
///
/// An adapter's test target checks all of them with one parameterised test, as for ``CatalogPromise``.
public enum OnboardingDraftPromise: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case emptyAnswers = "a store without a draft answers with none, and forgetting it changes nothing"
    case saving = "a draft comes back exactly"
    case leastDraft = "a draft of which only the page is said comes back exactly"
    case replacing = "a draft takes the place of the one before, and nothing of that stays"
    case deletion = "a draft that was forgotten is gone, and another can be kept"
    case oddText = "texts come back byte for byte"
    case reopening = "who opens the store anew finds the draft"
    case concurrentWriters = "of several that write at once, one is kept whole"

    /// The promise in words, as test results name it.
    public var testDescription: String { rawValue }

    /// Checks the promise on a store, empty at first.
    ///
    /// A broken promise is recorded at `sourceLocation`; what a store throws is thrown on.
    ///
    /// - Parameter open: Opens the store, the same one each time it is called.
    public func check(
        sourceLocation: SourceLocation = #_sourceLocation,
        open: @Sendable () async throws -> any OnboardingDraftStore
    ) async throws {
        let contract = OnboardingDraftContract(store: try await open(), location: sourceLocation)
        switch self {
        case .emptyAnswers: try await contract.checkEmptyAnswers()
        case .saving: try await contract.checkSaving()
        case .leastDraft: try await contract.checkLeastDraft()
        case .replacing: try await contract.checkReplacing()
        case .deletion: try await contract.checkDeletion()
        case .oddText: try await contract.checkOddText()
        case .reopening: try await contract.checkReopening(try await open())
        case .concurrentWriters: try await contract.checkConcurrentWriters(try await open(), try await open())
        }
    }
}
