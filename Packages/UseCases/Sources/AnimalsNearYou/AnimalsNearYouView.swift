public import Boundaries
public import Domain

/// Shows what the use case knows. Made by the app shell: a command that prints once, or a scene that repaints.
public protocol AnimalsNearYouView: Sendable {
    /// Called at every change, the last call standing for the present state.
    func present(_ presentation: AnimalsNearYouPresentation) async
}

/// What happens in the view, told to the use case. Each answers at once.
public protocol AnimalsNearYouViewEvents: Sendable {
    /// The view came up: the first page is due.
    @discardableResult
    func viewDidAppear() -> UseCaseResponse<AnimalsNearYouPresentation>

    /// The person nears the end of what is listed: the next page is due, if there is one.
    /// Also how a page that failed is tried again.
    @discardableResult
    func viewDidReachEnd() -> UseCaseResponse<AnimalsNearYouPresentation>

    /// The person wants the list afresh, from its first page on.
    @discardableResult
    func viewDidRequestRefresh() -> UseCaseResponse<AnimalsNearYouPresentation>

    /// The person wants to know more about one of the listed animals.
    func viewDidSelect(_ id: AnimalID) async
}
