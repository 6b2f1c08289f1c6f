public import Boundaries
public import Domain
public import FoundationEssentials

/// Shows the sources that a person set up.
public protocol SourcesView: Sendable {
    /// Called once for each event, with what came of it.
    func present(_ presentation: SourcesPresentation) async
}

/// What happens in the view, told to the use case. Each answers at once.
public protocol SourcesViewEvents: Sendable {
    /// The person wants to see every source.
    @discardableResult
    func viewDidAppear() -> UseCaseResponse<SourcesPresentation>
    /// The person wants to know all about one.
    @discardableResult
    func viewDidSelect(_ name: String) -> UseCaseResponse<SourcesPresentation>
    /// The person sets up a new one.
    @discardableResult
    func viewDidAdd(_ draft: SourceDraft) -> UseCaseResponse<SourcesPresentation>
    @discardableResult
    func viewDidSwitch(_ name: String, on isEnabled: Bool) -> UseCaseResponse<SourcesPresentation>
    /// The person gives one up; its animals go with it unless they are to be kept.
    @discardableResult
    func viewDidRemove(_ name: String, keepingAnimals: Bool) -> UseCaseResponse<SourcesPresentation>
    /// The person wants to see whether it answers.
    @discardableResult
    func viewDidTest(_ name: String) -> UseCaseResponse<SourcesPresentation>
}

/// A source as a person describes it.
public struct SourceDraft: Hashable, Sendable {
    /// A kind of feed: `rescuegroups`.
    public var kind: String
    /// The address of the server or the name of a preset, where the kind wants one.
    public var argument: String?
    /// What they want to call it, which is the organisation's name too where the feed does not say it: `Happy Paws`.
    public var name: String?
    public var settings: [String: String]
    public var secret: SecretOrigin?
    /// The secret itself, for PetSave to keep; only with ``SecretOrigin/kept``.
    public var keptSecret: String?
    public var place: String?
    public var radius: Distance?
    /// All that the feed has is wanted, wherever it is.
    public var isEverywhere: Bool
    /// In seconds; `nil` for the standard one.
    public var refreshInterval: TimeInterval?

    public init(
        kind: String,
        argument: String? = nil,
        name: String? = nil,
        settings: [String: String] = [:],
        secret: SecretOrigin? = nil,
        keptSecret: String? = nil,
        place: String? = nil,
        radius: Distance? = nil,
        isEverywhere: Bool = false,
        refreshInterval: TimeInterval? = nil
    ) {
        self.kind = kind
        self.argument = argument
        self.name = name
        self.settings = settings
        self.secret = secret
        self.keptSecret = keptSecret
        self.place = place
        self.radius = radius
        self.isEverywhere = isEverywhere
        self.refreshInterval = refreshInterval
    }
}

/// A source, and how it stands.
public struct SourceStatus: Hashable, Sendable {
    public let configuration: SourceConfiguration
    /// The kind of feed as its makers write it; `nil` when this PetSave does not know it.
    public let kindTitle: String?
    /// Where its place is; `nil` without one that is known.
    public let place: Place?
    /// How many of its animals the catalogue holds, whatever their status.
    public let animals: Int
    /// How many of them are listed nowhere any more.
    public let unlisted: Int
    /// When it was last heard of; `nil` for never.
    public let fetchedAt: Date?
    public let sync: SyncRecord?
    /// When it is due; `nil` for a source that is switched off.
    public let nextRefresh: Date?

    public init(
        configuration: SourceConfiguration,
        kindTitle: String?,
        place: Place?,
        animals: Int,
        unlisted: Int = 0,
        fetchedAt: Date?,
        sync: SyncRecord?,
        nextRefresh: Date?
    ) {
        self.configuration = configuration
        self.kindTitle = kindTitle
        self.place = place
        self.animals = animals
        self.unlisted = unlisted
        self.fetchedAt = fetchedAt
        self.sync = sync
        self.nextRefresh = nextRefresh
    }
}

/// What came of an event.
public enum SourcesPresentation: Hashable, Sendable {
    case list([SourceStatus])
    case details(SourceStatus)
    case added(SourceStatus)
    case switched(SourceStatus)
    case removed(SourceName, animals: Int)
    case tested(SourceStatus, FeedProbe)
}

/// What happens to sources, for whoever counts it.
public protocol SourcesTracker: Sendable {
    func sourceAdded(kind: String) async
    func sourceRemoved(kind: String) async
    func sourceTested(kind: String, answered: Bool) async
}
