public import Boundaries
public import Domain

/// Shows what came of a check, besides the batches.
public protocol AlertCheckView: Sendable {
    /// Called once, when the check has ended, also when parts of it failed.
    func present(_ presentation: AlertCheckPresentation) async
}

/// What happens in the view, told to the use case.
public protocol AlertCheckViewEvents: Sendable {
    /// The person, or their crontab, wants to know what is new.
    @discardableResult
    func viewDidRequestCheck() -> UseCaseResponse<AlertCheckPresentation>
}

/// What came of a check.
public struct AlertCheckPresentation: Hashable, Sendable {
    /// Something to be told besides.
    public enum Notice: Hashable, Sendable {
        /// The animals are those of the built-in sample, invented ones.
        case sampleCatalog
    }

    /// What came of one alert.
    public struct Item: Hashable, Sendable {
        public let alert: Alert
        /// How many animals were reported.
        public let reported: Int
        /// How many of its batches had been begun by an earlier check.
        public let repeatedBatches: Int
        /// Why its check could not be ended; its open batches stay so.
        public let failure: AlertsError?
    }

    /// By the alerts' names.
    public let items: [Item]
    public let notices: [Notice]

    /// How many animals were reported by all alerts.
    public var reported: Int { items.reduce(0) { $0 + $1.reported } }
    /// The first thing that went wrong.
    public var failure: AlertsError? { items.lazy.compactMap(\.failure).first }
}
