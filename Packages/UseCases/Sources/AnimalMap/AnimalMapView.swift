public import Boundaries

/// Shows what the use case knows. Made by the app shell: a command that prints once, or a scene that repaints.
public protocol AnimalMapView: Sendable {
    /// Called at every change, the last call standing for the present state.
    func present(_ presentation: AnimalMapPresentation) async
}

/// What happens in the view, told to the use case. Each answers at once.
public protocol AnimalMapViewEvents: Sendable {
    /// The view came up: the map is due.
    @discardableResult
    func viewDidAppear() -> UseCaseResponse<AnimalMapPresentation>

    /// The person wants the map afresh. Also how one that failed is tried again.
    @discardableResult
    func viewDidRequestRefresh() -> UseCaseResponse<AnimalMapPresentation>
}
