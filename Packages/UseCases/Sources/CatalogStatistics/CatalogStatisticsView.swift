public import Boundaries
public import Domain

/// Shows how many animals there are of what kind.
public protocol CatalogStatisticsView: Sendable {
    func present(_ presentation: CatalogStatisticsPresentation) async
}

/// What happens in the view, told to the use case.
public protocol CatalogStatisticsViewEvents: Sendable {
    /// The view came up: the counts are due.
    @discardableResult
    func viewDidAppear() -> UseCaseResponse<CatalogStatisticsPresentation>
}

/// The counts as a view shows them.
public struct CatalogStatisticsPresentation: Hashable, Sendable {
    public let statistics: CatalogStatistics
    /// Where distances are measured from; `nil` when they are not.
    public let place: Place?
    /// Whether the animals are invented ones of the built-in sample.
    public let isSample: Bool
}

/// What happens to the counts, for whoever counts that.
public protocol CatalogStatisticsTracker: Sendable {
    func statisticsShown(total: Int) async
}
