/// Keeps what a person answered so far in an onboarding, in case it is interrupted: the terminal is closed, the process is
/// killed, the machine loses power.
///
/// Every implementation passes `OnboardingDraftContract` of the `BoundaryContracts` target.
public protocol OnboardingDraftStore: Sendable {
    /// What was answered before an interruption; `nil` when there is nothing, or nothing that can be read: a damaged draft
    /// is worth less than a new beginning.
    func load() async throws(OnboardingDraftError) -> OnboardingDraft?

    /// Keeps it in place of what was kept before.
    func save(_ draft: OnboardingDraft) async throws(OnboardingDraftError)

    /// Forgets it; nothing happens where there is none.
    func delete() async throws(OnboardingDraftError)
}

/// An onboarding that is not at its end yet.
public struct OnboardingDraft: Hashable, Sendable {
    /// The name of the page the person was at.
    public var page: String
    /// The names of the pages they answered, rather than skipped.
    public var answeredPages: Set<String>
    /// What they answered otherwise than the settings had it, by the name of the field; empty for what they took away.
    public var answers: [String: String]

    public init(page: String, answeredPages: Set<String> = [], answers: [String: String] = [:]) {
        self.page = page
        self.answeredPages = answeredPages
        self.answers = answers
    }
}

/// Why a draft could not be read, kept or forgotten.
public enum OnboardingDraftError: Error, Hashable, Sendable {
    /// `reason` is a clause.
    case unreadable(location: String, reason: String)
    case cannotWrite(location: String, reason: String)
}

extension OnboardingDraftError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let location, let reason):
            "What you answered before, in \(location), cannot be read: \(reason). The onboarding begins anew."
        case .cannotWrite(let location, let reason):
            "What you answer cannot be kept in \(location) until you finish: \(reason). An interruption would lose it."
        }
    }
}
