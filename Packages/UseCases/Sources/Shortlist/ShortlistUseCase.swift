public import Boundaries
public import BusinessServices
public import Domain

/// Shows the animals that a person keeps in mind, and changes what they think of them.
///
/// - Actor: a person who chooses among animals, or a volunteer who keeps a list for others.
/// - Events: the view appears and disappears; animals are added, removed, brought back, rated, noted, selected; another
///   order is chosen.
/// - Effects: the shortlist is changed and presented, also when somebody else changed it; the catalogue is only read.
public actor ShortlistUseCase: ShortlistViewEvents {
    /// Everything the use case knows.
    public struct State: Hashable, Sendable, Codable {
        public var order: ShortlistOrder
        /// The point that distances are measured from.
        public var center: Coordinate?
        /// What was listed last. Not encoded: the store is the truth, and is asked again.
        public var items: [ShortlistItem] = []

        private enum CodingKeys: String, CodingKey { case order, center }
    }

    private let service: ShortlistService
    private let identification: AnimalIdentification
    private let view: any ShortlistView
    private let coordinator: any ShortlistCoordinator
    private let tracker: any ShortlistTracker

    public private(set) var state: State
    private var observation: Task<Void, Never>?
    /// Counts readings of the list, so that one which was overtaken is recognised.
    private var reading = 0

    public init(
        order: ShortlistOrder,
        center: Coordinate?,
        service: ShortlistService,
        identification: AnimalIdentification,
        view: any ShortlistView,
        coordinator: any ShortlistCoordinator,
        tracker: any ShortlistTracker
    ) {
        state = State(order: order, center: center)
        self.service = service
        self.identification = identification
        self.view = view
        self.coordinator = coordinator
        self.tracker = tracker
    }

    deinit { observation?.cancel() }

    @discardableResult
    public nonisolated func viewDidAppear() -> UseCaseResponse<ShortlistPresentation> {
        UseCaseResponse { try await self.appear() }
    }

    public func viewDidDisappear() {
        observation?.cancel()
        observation = nil
    }

    public func viewDidChoose(_ order: ShortlistOrder) async {
        state.order = order
        await view.present(presentation)
    }

    public func viewDidAdd(_ idTexts: [String]) async throws(ShortlistError) {
        var ids: [AnimalID] = []
        for text in idTexts { ids.append(try await catalogID(of: text)) }
        let additions = try await asked { () throws(ShortlistServiceError) in try await service.add(ids) }
        for addition in additions {
            await view.confirm(addition.isNew ? .added(addition.entry) : .refreshed(addition.entry))
        }
        await tracker.animalsAdded(additions.count(where: \.isNew))
    }

    public func viewDidRemove(_ idTexts: [String]) async throws(ShortlistError) {
        var ids: [AnimalID] = []
        for text in idTexts { ids.append(try await listedID(of: text)) }
        let removed = try await asked { () throws(ShortlistServiceError) in try await service.remove(ids) }
        for entry in removed { await view.confirm(.removed(entry)) }
        await tracker.animalsRemoved(removed.count)
    }

    public func viewDidRequestUndo() async throws(ShortlistError) {
        let restored = try await asked { () throws(ShortlistServiceError) in try await service.undoRemoval() }
        guard let restored else { throw .nothingToUndo }
        await view.confirm(.restored(restored))
        await tracker.removalUndone()
    }

    public func viewDidRate(_ idText: String, _ rating: Rating?) async throws(ShortlistError) {
        let id = try await listedID(of: idText)
        let rated = try await asked { () throws(ShortlistServiceError) in try await service.rate(id, rating) }
        guard let rated else { throw .notInList(id) }
        await view.confirm(.rated(rated))
        await tracker.animalRated(isRated: rated.now.rating != nil)
    }

    public func viewDidNote(_ idText: String, _ text: String) async throws(ShortlistError) {
        let id = try await listedID(of: idText)
        let noted = try await asked { () throws(ShortlistServiceError) in try await service.note(id, text) }
        guard let noted else { throw .notInList(id) }
        await view.confirm(.noted(noted))
        await tracker.noteWritten(isEmpty: noted.now.note == nil)
    }

    public func viewDidSelect(_ id: AnimalID) async {
        guard let selected = state.items.first(where: { $0.id == id }) else { return }
        await coordinator.showDetails(of: selected.shown)
    }
}

extension ShortlistUseCase {
    private var presentation: ShortlistPresentation {
        ShortlistPresentation(items: state.items, order: state.order)
    }

    private func appear() async throws -> ShortlistPresentation {
        // Listening begins before the list is read, so that no change falls between the two.
        if observation == nil { observe(service.changes()) }
        let shown = try await refresh()
        await tracker.shortlistShown(animals: shown.items.count, unlisted: shown.unlistedCount)
        return shown
    }

    /// Reads the list and shows it, unless a later reading has begun meanwhile: that one knows more.
    private func refresh() async throws(ShortlistError) -> ShortlistPresentation {
        reading += 1
        let (number, center) = (reading, state.center)
        let items = try await asked { () throws(ShortlistServiceError) in
            try await service.items(measuredFrom: center)
        }
        guard number == reading else { return ShortlistPresentation(items: items, order: state.order) }
        state.items = items
        await view.present(presentation)
        return presentation
    }

    private func observe(_ changes: AsyncStream<ShortlistChange>) {
        // The use case is let go of between two changes, so that a view that is never told to disappear keeps nothing.
        observation = Task { [weak self] in
            for await _ in changes { await self?.takeChange() }
        }
    }

    private func takeChange() async {
        guard observation != nil else { return }
        // What cannot be read now stays as it was shown: the change itself was confirmed by whoever asked for it.
        _ = try? await refresh()
    }

    /// The animal of the list that a person means; the error tells whether at least the catalogue knows it.
    private func listedID(of text: String) async throws(ShortlistError) -> AnimalID {
        let entries = try await asked { () throws(ShortlistServiceError) in try await service.entries() }
        do {
            return try AnimalIdentification.id(of: text, among: entries.map(\.id))
        } catch {
            guard case .unknownID = error else { throw ShortlistError(error) }
        }
        throw .notInList(try await catalogID(of: text))
    }

    private func catalogID(of text: String) async throws(ShortlistError) -> AnimalID {
        do { return try await identification.id(of: text) } catch { throw ShortlistError(error) }
    }

    /// What the service answers, its errors told as this feature's.
    private func asked<Answer: Sendable>(
        _ question: () async throws(ShortlistServiceError) -> Answer
    ) async throws(ShortlistError) -> Answer {
        do { return try await question() } catch { throw ShortlistError(error) }
    }
}
