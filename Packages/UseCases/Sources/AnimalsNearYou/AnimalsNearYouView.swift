public import Boundaries
public import BusinessServices
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

    /// The view came up where it was left: so many animals are due at once.
    @discardableResult
    func viewDidReturn(to count: Int) -> UseCaseResponse<AnimalsNearYouPresentation>

    /// The person nears the end of what is listed: the next page is due, if there is one.
    /// Also how a page that failed is tried again.
    @discardableResult
    func viewDidReachEnd() -> UseCaseResponse<AnimalsNearYouPresentation>

    /// The person wants the list afresh, as much of it as is listed. What is listed stays until that is there.
    @discardableResult
    func viewDidRequestRefresh() -> UseCaseResponse<AnimalsNearYouPresentation>

    /// Sources are to be asked behind the list, which stays, and is read anew when they have answered.
    @discardableResult
    func viewDidRequestRefresh(asking policy: RefreshPolicy) -> UseCaseResponse<AnimalsNearYouPresentation>

    /// The person wants another list: other animals, elsewhere, or in another order.
    @discardableResult
    func viewDidChange(_ request: AnimalsNearYouRequest) -> UseCaseResponse<AnimalsNearYouPresentation>

    /// The person wants to know more about one of the listed animals.
    func viewDidSelect(_ id: AnimalID) async
}
