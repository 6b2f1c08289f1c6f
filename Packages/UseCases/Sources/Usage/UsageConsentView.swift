public import Boundaries

/// Shows who gets to know how PetSave is used.
public protocol UsageConsentView: Sendable {
    func present(_ presentation: UsageConsentPresentation) async
}

/// What happens in the view, told to the use case.
public protocol UsageConsentViewEvents: Sendable {
    /// The view came up.
    func viewDidAppear() async throws(UsageError)
    /// The person wants PetSave's use to be recorded, and these services to get it too.
    func viewDidConsent(to services: [String]) async throws(UsageError)
    /// The person no longer wants these services to get anything; with none named, nobody is to.
    func viewDidWithdraw(from services: [String], deletesJournal: Bool) async throws(UsageError)
}

/// Who gets to know how PetSave is used.
public struct UsageConsentPresentation: Hashable, Sendable {
    /// Whether the person wants anything to be recorded.
    public let isEnabled: Bool
    /// Whether the environment forbids it, whatever the person wants.
    public let isForbidden: Bool
    /// None where ``problem`` tells why they are not known.
    public let services: [UsageService]
    /// What is wrong with the settings of the services, so that nothing is recorded.
    public let problem: UsageError?
    /// Where the journal is.
    public let journal: String
    /// Where it is settled which service gets what.
    public let settings: String
    /// Whether the journal was just deleted.
    public let isJournalDeleted: Bool

    /// Whether events are recorded now.
    public var isRecording: Bool { isEnabled && !isForbidden && problem == nil }

    /// Whether a service gets events now.
    public func isActive(_ service: UsageService) -> Bool { isRecording && service.isEnabled }
}
