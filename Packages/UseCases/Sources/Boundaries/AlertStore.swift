public import Domain

/// Keeps a person's alerts, and which animals each has reported, so that it reports an animal once.
///
/// Every implementation passes `AlertStoreContract` of the `BoundaryContracts` target. Other processes may work on the
/// same alerts at any time.
public protocol AlertStore: Sendable {
    /// Every alert, in the order of their names' keys, byte by byte.
    func alerts() async throws(PersonalStoreError) -> [Alert]

    /// Keeps a new alert, which counts `known` as reported already; `false`, and nothing kept, when its name is taken.
    func add(_ alert: Alert, knowing known: [AnimalID]) async throws(PersonalStoreError) -> Bool

    /// Takes over name, search and time of change of an alert that is kept under the same id.
    func update(_ alert: Alert) async throws(PersonalStoreError) -> AlertUpdate

    /// Forgets an alert and all that it has reported; `false` when there is none of that id.
    func remove(_ id: AlertID) async throws(PersonalStoreError) -> Bool

    /// How an alert stands; `nil` when there is none of that id.
    func status(of id: AlertID) async throws(PersonalStoreError) -> AlertStatus?

    /// Those of `animals` that the alert has neither reported nor claimed, in their order.
    func unreported(
        _ animals: [AnimalID],
        by alert: AlertID
    ) async throws(PersonalStoreError) -> [AnimalID]

    /// Claims the matches of a batch in one transaction. Those that the alert has claimed or reported before are left
    /// out: what comes back is what was claimed, or `nil` when nothing was left or the alert is gone.
    func claim(_ batch: AlertBatch) async throws(PersonalStoreError) -> AlertBatch?

    /// The ids of the batches that were claimed but not confirmed, the oldest first.
    func openBatches(of alert: AlertID) async throws(PersonalStoreError) -> [AlertBatchID]

    /// A batch with its matches; `nil` when there is none of that id.
    func batch(_ id: AlertBatchID) async throws(PersonalStoreError) -> AlertBatch?

    /// Marks batches as written out, and keeps what came of the check, in one transaction. Nothing happens for an alert
    /// that is gone.
    func conclude(
        _ alert: AlertID,
        confirming batches: [AlertBatchID],
        result: AlertCheckResult
    ) async throws(PersonalStoreError)

    /// What the alerts have claimed or reported last, the latest first, at most `limit`; of one batch, in the order in
    /// which it is reported.
    func recentMatches(
        of alerts: [AlertID],
        limit: Int
    ) async throws(PersonalStoreError) -> [ReportedMatch]

    /// Runs `body` while nobody else, in any process, runs one for any of these alerts. The end of a process, however
    /// it comes, lets the next one in.
    ///
    /// Throws ``PersonalStoreError/busy(location:)`` when others keep it waiting for too long.
    func exclusively<Value: Sendable>(
        _ alerts: [AlertID],
        _ body: @Sendable () async -> Value
    ) async throws(PersonalStoreError) -> Value
}

/// What came of changing an alert.
public enum AlertUpdate: Hashable, Sendable {
    case updated
    /// Another alert is called so.
    case nameTaken
    /// There is no alert of that id.
    case gone
}

/// How an alert stands.
public struct AlertStatus: Hashable, Sendable {
    /// How many animals it has reported or was told to know.
    public let known: Int
    /// Batches that were begun but not confirmed, the oldest first.
    public let openBatches: [AlertBatchID]
    /// `nil` before the first check.
    public let lastResult: AlertCheckResult?

    public init(known: Int, openBatches: [AlertBatchID], lastResult: AlertCheckResult?) {
        self.known = known
        self.openBatches = openBatches
        self.lastResult = lastResult
    }
}
