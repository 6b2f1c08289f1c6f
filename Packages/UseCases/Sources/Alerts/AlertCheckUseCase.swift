public import Boundaries
public import BusinessServices
public import Domain
public import FoundationEssentials

/// Tells a person what is new to their alerts, each animal once.
///
/// - Actor: a person, or the timer that they set up.
/// - Event: a check is asked for.
/// - Effects: while nobody else checks the same alerts, batches that an earlier check left open are written out again
///   under their ids; what is new is claimed and written out; then, and only then, all of it is confirmed. What fails
///   before that stays open for the next check. So a match is lost never, and told twice only with its batch.
public struct AlertCheckUseCase: AlertCheckViewEvents {
    private let names: [String]
    private let dependencies: AlertCheckDependencies

    /// - Parameter names: Which alerts to check; none for all.
    public init(names: [String], dependencies: AlertCheckDependencies) {
        self.names = names
        self.dependencies = dependencies
    }

    @discardableResult
    public func viewDidRequestCheck() -> UseCaseResponse<AlertCheckPresentation> {
        UseCaseResponse { try await self.check() }
    }

    private func check() async throws -> AlertCheckPresentation {
        let outcome: Result<AlertCheckPresentation, any Error>
        do {
            let alerts = try await dependencies.store.alerts(named: names)
            do {
                outcome = try await dependencies.store.exclusively(alerts.map(\.id)) {
                    let run = AlertCheckRun(alerts: alerts, dependencies: dependencies)
                    do { return .success(try await run.presentation()) } catch { return .failure(error) }
                }
            } catch {
                throw AlertsError.store(error)
            }
        } catch {
            outcome = .failure(error)
        }
        switch outcome {
        case .success(let presentation):
            await dependencies.view.present(presentation)
            await dependencies.tracker.alertsChecked(
                alerts: presentation.items.count,
                reported: presentation.reported,
                repeatedBatches: presentation.items.reduce(0) { $0 + $1.repeatedBatches }
            )
            if let failure = presentation.failure { await dependencies.tracker.alertsFailed(failure.failure) }
            return presentation
        case .failure(let error):
            if Task.isCancelled { throw CancellationError() }
            if let error = error as? AlertsError { await dependencies.tracker.alertsFailed(error.failure) }
            throw error
        }
    }
}

/// What a check needs.
public struct AlertCheckDependencies: Sendable {
    let store: any AlertStore
    let nearby: NearbyAnimalsService
    let catalog: any AnimalCatalog
    let home: Coordinate?
    let match: @Sendable (Animal) -> AlertMatch
    let writer: any AlertBatchWriter
    let feed: (any AlertFeedWriter)?
    let now: @Sendable () -> Date
    let makeBatchID: @Sendable () -> AlertBatchID
    let view: any AlertCheckView
    let tracker: any AlertsTracker

    /// - Parameters:
    ///   - home: Where distances are measured from for an alert without a place.
    ///   - match: What is kept of an animal that was found.
    ///   - feed: `nil` where nobody asked for one.
    public init(
        store: any AlertStore,
        nearby: NearbyAnimalsService,
        catalog: any AnimalCatalog,
        home: Coordinate?,
        match: @escaping @Sendable (Animal) -> AlertMatch,
        writer: any AlertBatchWriter,
        feed: (any AlertFeedWriter)?,
        now: @escaping @Sendable () -> Date,
        makeBatchID: @escaping @Sendable () -> AlertBatchID,
        view: any AlertCheckView,
        tracker: any AlertsTracker
    ) {
        self.store = store
        self.nearby = nearby
        self.catalog = catalog
        self.home = home
        self.match = match
        self.writer = writer
        self.feed = feed
        self.now = now
        self.makeBatchID = makeBatchID
        self.view = view
        self.tracker = tracker
    }
}
