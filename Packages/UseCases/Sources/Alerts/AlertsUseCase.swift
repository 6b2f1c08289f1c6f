public import Boundaries
public import BusinessServices
public import Domain
public import FoundationEssentials

/// Shows and changes the alerts of a person.
///
/// - Actor: a person who waits for a certain kind of animal.
/// - Events: all or one of the alerts are asked for; one is added, changed or removed.
/// - Effects: the alert is kept, its place having been found; what came of it is presented. Nothing is reported here.
public actor AlertsUseCase: AlertsViewEvents {
    private let store: any AlertStore
    private let search: AlertSearch
    private let now: @Sendable () -> Date
    private let makeID: @Sendable () -> AlertID
    private let view: any AlertsView
    private let tracker: any AlertsTracker
    /// Counts readings of the list, so that one which was overtaken is recognised.
    private var reading = 0

    public init(
        store: any AlertStore,
        nearby: NearbyAnimalsService,
        catalog: any AnimalCatalog,
        now: @escaping @Sendable () -> Date,
        makeID: @escaping @Sendable () -> AlertID,
        view: any AlertsView,
        tracker: any AlertsTracker
    ) {
        self.store = store
        search = AlertSearch(nearby: nearby, catalog: catalog)
        self.now = now
        self.makeID = makeID
        self.view = view
        self.tracker = tracker
    }

    public func viewDidRequestAll() async throws(AlertsError) {
        reading += 1
        let reading = reading
        let alerts = try await store.allAlerts()
        var items: [AlertsPresentation.Item] = []
        for alert in alerts {
            do throws(AlertsError) { items.append(try await item(alert)) } catch {
                // One that was removed meanwhile is no longer listed.
                guard case .gone = error else { throw error }
            }
        }
        guard reading == self.reading else { return }
        await view.present(AlertsPresentation(event: .listed, items: items))
    }

    public func viewDidRequest(name: String) async throws(AlertsError) {
        try await tracked { () throws(AlertsError) in
            let alert = try await store.alert(named: name)
            await view.present(AlertsPresentation(event: .shown, items: [try await item(alert)]))
        }
    }

    public func viewDidAdd(_ draft: AlertDraft) async throws(AlertsError) {
        try await tracked { () throws(AlertsError) in
            let name = try Self.name(draft.name)
            try check(draft.search)
            var (known, ids): (Int, [AnimalID]) = (0, [])
            if draft.onlyNew {
                let pages = try search.pages(of: draft.search)
                while let page = try await pages.next() {
                    known += page.count
                    ids += page.flatMap(\.animal.knownIDs)
                }
            }
            let alert = Alert(id: makeID(), name: name, search: draft.search, createdAt: now())
            let isAdded: Bool
            do throws(PersonalStoreError) { isAdded = try await store.add(alert, knowing: ids) } catch {
                throw .store(error)
            }
            guard isAdded else { throw .nameTaken(name) }
            await view.present(AlertsPresentation(event: .added(known: known), items: [try await item(alert)]))
            await tracker.alertAdded(hasPlace: draft.search.place != nil)
        }
    }

    public func viewDidEdit(name: String, _ change: AlertChange) async throws(AlertsError) {
        try await tracked { () throws(AlertsError) in
            var alert = try await store.alert(named: name)
            if let text = change.name { alert.name = try Self.name(text) }
            alert.search = alert.search.replacing(change.parts, from: change.search)
            alert.editedAt = now()
            try check(alert.search)
            let update: AlertUpdate
            do throws(PersonalStoreError) { update = try await store.update(alert) } catch { throw .store(error) }
            switch update {
            case .updated: break
            case .nameTaken: throw .nameTaken(alert.name)
            case .gone: throw .gone(alert.name)
            }
            await view.present(AlertsPresentation(event: .edited, items: [try await item(alert)]))
            await tracker.alertEdited()
        }
    }

    public func viewDidRemove(name: String) async throws(AlertsError) {
        try await tracked { () throws(AlertsError) in
            let alert = try await store.alert(named: name)
            let item = try await item(alert)
            let isRemoved: Bool
            do throws(PersonalStoreError) { isRemoved = try await store.remove(alert.id) } catch { throw .store(error) }
            guard isRemoved else { throw .gone(alert.name) }
            await view.present(AlertsPresentation(event: .removed, items: [item]))
            await tracker.alertRemoved()
        }
    }

    private func item(_ alert: Alert) async throws(AlertsError) -> AlertsPresentation.Item {
        do {
            guard let status = try await store.status(of: alert.id) else { throw AlertsError.gone(alert.name) }
            return AlertsPresentation.Item(alert: alert, status: status)
        } catch let error as PersonalStoreError {
            throw .store(error)
        } catch {
            throw .gone(alert.name)
        }
    }

    /// Whether a check could look there at all.
    private func check(_ search: SavedSearch) throws(AlertsError) {
        if search.within != nil, search.place == nil { throw .distanceWithoutPlace }
        _ = try self.search.place(of: search)
    }

    private func tracked(_ body: () async throws(AlertsError) -> Void) async throws(AlertsError) {
        do {
            try await body()
        } catch {
            await tracker.alertsFailed(error.failure)
            throw error
        }
    }

    private static func name(_ text: String) throws(AlertsError) -> AlertName {
        guard let name = AlertName(text) else { throw .badName(text) }
        return name
    }
}
