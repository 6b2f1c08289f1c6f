public import Boundaries
public import Domain

/// Shows a person's alerts.
public protocol AlertsView: Sendable {
    /// Called once for each request that was met.
    func present(_ presentation: AlertsPresentation) async
}

/// What happens in the view, told to the use case.
public protocol AlertsViewEvents: Sendable {
    /// The person wants to see all alerts.
    func viewDidRequestAll() async throws(AlertsError)
    /// The person wants to see one.
    func viewDidRequest(name: String) async throws(AlertsError)
    /// The person wants a new one.
    func viewDidAdd(_ draft: AlertDraft) async throws(AlertsError)
    /// The person changes one.
    func viewDidEdit(name: String, _ change: AlertChange) async throws(AlertsError)
    /// The person wants to be rid of one.
    func viewDidRemove(name: String) async throws(AlertsError)
}

/// An alert as a person asks for it.
public struct AlertDraft: Hashable, Sendable {
    public var name: String
    public var search: SavedSearch
    /// Whether the animals that match now count as reported.
    public var onlyNew: Bool

    public init(name: String, search: SavedSearch, onlyNew: Bool = false) {
        self.name = name
        self.search = search
        self.onlyNew = onlyNew
    }
}

/// What a person changes of an alert.
public struct AlertChange: Hashable, Sendable {
    /// The new name; `nil` keeps the old one.
    public var name: String?
    /// Where the changed parts stand.
    public var search: SavedSearch
    /// Which parts of the search change; one that ``search`` asks nothing of is cleared.
    public var parts: Set<SavedSearchPart>

    public init(name: String? = nil, search: SavedSearch = SavedSearch(), parts: Set<SavedSearchPart> = []) {
        self.name = name
        self.search = search
        self.parts = parts
    }
}

/// Alerts as a view shows them.
public struct AlertsPresentation: Hashable, Sendable {
    /// What has been done.
    public enum Event: Hashable, Sendable {
        case listed
        case shown
        /// With how many animals that count as reported.
        case added(known: Int)
        case edited
        case removed
    }

    /// An alert and how it stands.
    public struct Item: Hashable, Sendable {
        public let alert: Alert
        public let status: AlertStatus

        public init(alert: Alert, status: AlertStatus) {
            self.alert = alert
            self.status = status
        }
    }

    public let event: Event
    /// All alerts by name, or the one that the event is about.
    public let items: [Item]

    public init(event: Event, items: [Item]) {
        self.event = event
        self.items = items
    }
}
