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
        for text in idTexts {
            do { ids.append(try await identification.id(of: text)) } catch { throw ShortlistError(error) }
        }
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
        await tracker.animalRated(isRated: rated.rating != nil)
    }

    public func viewDidNote(_ idText: String, _ text: String) async throws(ShortlistError) {
        let id = try await listedID(of: idText)
        let noted = try await asked { () throws(ShortlistServiceError) in try await service.note(id, text) }
        guard let noted else { throw .notInList(id) }
        await view.confirm(.noted(noted))
        await tracker.noteWritten(isEmpty: noted.note == nil)
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

    private func refresh() async throws(ShortlistError) -> ShortlistPresentation {
        let center = state.center
        state.items = try await asked { () throws(ShortlistServiceError) in
            try await service.items(measuredFrom: center)
        }
        await view.present(presentation)
        return presentation
    }

    private func observe(_ changes: AsyncStream<ShortlistChange>) {
        // The use case is let go of between two changes, so that a view that is never told to disappear keeps nothing.
        observation = Task { [weak self] in
            for await change in changes { await self?.take(change) }
        }
    }

    private func take(_ change: ShortlistChange) async {
        guard observation != nil else { return }
        switch change.kind {
        case .removed:
            state.items.removeAll { $0.id == change.entry.id }
        case .added, .refreshed, .restored, .rated, .noted:
            let known = state.items.first { $0.id == change.entry.id }?.listed
            let item: ShortlistItem
            do throws(ShortlistServiceError) {
                item = try await service.item(of: change.entry, measuredFrom: state.center)
            } catch {
                // The person's own words are shown all the same, beside what was known of the animal.
                item = ShortlistItem(entry: change.entry, listed: known, measuredFrom: state.center)
            }
            state.items.removeAll { $0.id == item.id }
            state.items.append(item)
        }
        await view.present(presentation)
    }

    /// The animal of the list that a person means; the error tells whether at least the catalogue knows it.
    private func listedID(of text: String) async throws(ShortlistError) -> AnimalID {
        let entries = try await asked { () throws(ShortlistServiceError) in try await service.entries() }
        do {
            return try AnimalIdentification.id(of: text, among: entries.map(\.id))
        } catch .unknownID {
            do { throw ShortlistError.notInList(try await identification.id(of: text)) } catch let error
                as AnimalIdentificationError
            { throw ShortlistError(error) } catch let error as ShortlistError { throw error }
        } catch {
            throw ShortlistError(error)
        }
    }

    /// What the service answers, its errors told as this feature's.
    private func asked<Answer: Sendable>(
        _ question: () async throws(ShortlistServiceError) -> Answer
    ) async throws(ShortlistError) -> Answer {
        do { return try await question() } catch { throw ShortlistError(error) }
    }
}
