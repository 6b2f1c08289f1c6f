public import Boundaries
public import Domain

/// Shows the shortlist. Made by the app shell: a command that prints once, or a scene that repaints.
public protocol ShortlistView: Sendable {
    /// Called at every change, whoever made it; the last call stands for the present state.
    func present(_ presentation: ShortlistPresentation) async

    /// Tells the person that what they asked for was done.
    func confirm(_ confirmation: ShortlistConfirmation) async
}

/// What happens in the view, told to the use case. Ids are texts as a person types them: an id or the beginning of one.
public protocol ShortlistViewEvents: Sendable {
    /// The view came up: the list is due, and again whenever it changes.
    @discardableResult
    func viewDidAppear() -> UseCaseResponse<ShortlistPresentation>

    /// The view is gone: nobody looks any more.
    func viewDidDisappear() async

    /// The person wants another order.
    func viewDidChoose(_ order: ShortlistOrder) async

    /// The person keeps these animals in mind: all of them or, when this throws, none.
    func viewDidAdd(_ idTexts: [String]) async throws(ShortlistError)

    /// The person lets go of these animals: all of them or, when this throws, none.
    func viewDidRemove(_ idTexts: [String]) async throws(ShortlistError)

    /// The person wants back what they removed last.
    func viewDidRequestUndo() async throws(ShortlistError)

    /// The person rates an animal, or with `nil` takes the rating back.
    func viewDidRate(_ idText: String, _ rating: Rating?) async throws(ShortlistError)

    /// The person writes a note on an animal; an empty one takes it away.
    func viewDidNote(_ idText: String, _ text: String) async throws(ShortlistError)

    /// The person wants to know more about one of the animals.
    func viewDidSelect(_ id: AnimalID) async
}

/// Where the person goes from the shortlist. Made by the app shell.
public protocol ShortlistCoordinator: Sendable {
    /// Opens the details of an animal.
    func showDetails(of animal: ListedAnimal) async
}
