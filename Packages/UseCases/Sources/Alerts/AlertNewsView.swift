public import Boundaries
public import Domain

/// Shows what alerts have found and not yet told.
public protocol AlertNewsView: Sendable {
    /// Called once for each request that was met.
    func present(_ news: [AlertNews]) async
}

/// What happens in the view, told to the use case.
public protocol AlertNewsViewEvents: Sendable {
    /// The person wants to know what the alerts of these names would tell; without names, what all would.
    @discardableResult
    func viewDidRequestNews(of names: [String]) -> UseCaseResponse<[AlertNews]>
}

/// What an alert has found and not yet told.
public struct AlertNews: Hashable, Sendable {
    public let alert: Alert
    /// How many animals.
    public var total: Int
    /// The first of them, in the order of the search.
    public var animals: [ListedAnimal]
    /// Why it cannot look: its place is not known.
    public var failure: AlertsError?

    public init(alert: Alert, total: Int = 0, animals: [ListedAnimal] = [], failure: AlertsError? = nil) {
        self.alert = alert
        self.total = total
        self.animals = animals
        self.failure = failure
    }
}
