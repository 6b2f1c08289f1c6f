public import FoundationEssentials

/// Matches that are reported together.
///
/// A batch is claimed before it is written out and confirmed after, so that no match is lost: one that is not confirmed
/// is written out again, under the same id.
public struct AlertBatch: Hashable, Sendable {
    public let id: AlertBatchID
    public let alert: AlertID
    /// When it was claimed.
    public let createdAt: Date
    /// In the order in which they are reported.
    public let matches: [AlertMatch]
    /// Whether it is known to have been written out whole.
    public let isConfirmed: Bool

    public init(
        id: AlertBatchID,
        alert: AlertID,
        createdAt: Date,
        matches: [AlertMatch],
        isConfirmed: Bool = false
    ) {
        self.id = id
        self.alert = alert
        self.createdAt = createdAt
        self.matches = matches
        self.isConfirmed = isConfirmed
    }
}

/// What came of the last check of an alert.
public struct AlertCheckResult: Hashable, Sendable {
    public let checkedAt: Date
    /// How many matches were reported.
    public let reported: Int
    /// The last batch that was written out; `nil` if there was none.
    public let batch: AlertBatchID?
    /// Why the check could not be ended, as a sentence; `nil` when it could.
    public let failure: String?

    public init(checkedAt: Date, reported: Int, batch: AlertBatchID? = nil, failure: String? = nil) {
        self.checkedAt = checkedAt
        self.reported = reported
        self.batch = batch
        self.failure = failure
    }
}
