public import Boundaries
public import Domain

/// What came of asking sources before the catalogue answers.
public struct RefreshOutcome: Hashable, Sendable {
    /// What is to be told besides the answer.
    public var notices: [ListNotice]
    /// Whether a source is set up and switched on.
    public var isConfigured: Bool
    /// The sources that were asked.
    public var asked: [SourceName]
    /// Why there may be nothing to answer from, as sentences; `nil` when every source has answered at some time.
    public var reasonForNothing: String?

    public init(
        notices: [ListNotice] = [],
        isConfigured: Bool = false,
        asked: [SourceName] = [],
        reasonForNothing: String? = nil
    ) {
        self.notices = notices
        self.isConfigured = isConfigured
        self.asked = asked
        self.reasonForNothing = reasonForNothing
    }

    /// Why there is no answer, as sentences: the catalogue, which holds `sources`, has nothing of the person's own, and
    /// those who could fill it did not answer. `nil` when the catalogue's answer is one.
    public func unavailability(with sources: [SourceSummary]) -> String? {
        sources.allSatisfy { $0.source == .sample } ? reasonForNothing : nil
    }
}
