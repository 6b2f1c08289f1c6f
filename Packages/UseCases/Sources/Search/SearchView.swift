public import Boundaries
public import Domain

/// Shows what the use case knows. Made by the app shell: a command that prints once, or a scene that repaints.
public protocol SearchView: Sendable {
    /// Called at every change, the last call standing for the present state.
    func present(_ presentation: SearchPresentation) async
}

/// What happens in the view, told to the use case. Each answers at once.
public protocol SearchViewEvents: Sendable {
    /// The person asked: the first page is due. A search that is on its way is overtaken, and its answer dropped.
    @discardableResult
    func viewDidSubmit(_ request: SearchRequest) -> UseCaseResponse<SearchPresentation>

    /// The person nears the end of what is listed: the next page is due, if there is one.
    /// Also how a page that failed is tried again.
    @discardableResult
    func viewDidReachEnd() -> UseCaseResponse<SearchPresentation>

    /// The person wants to know more about one of the listed animals.
    func viewDidSelect(_ id: AnimalID) async
}
