public import Domain
public import FoundationEssentials

/// A source as a person set it up: which feed, how to reach it, and which part of it they want.
public struct SourceConfiguration: Hashable, Sendable {
    /// What the person calls it; the first part of its records' ids.
    public var name: SourceName
    /// The name of its ``FeedKind``, such as `rescuegroups`.
    public var kind: String
    /// Whether it is synced.
    public var isEnabled: Bool
    /// What the kind of feed asks for, by the names of its ``FeedSetting``s: `url`, `username` … Never a secret.
    public var settings: [String: String]
    /// Where the key, password or client secret comes from; `nil` where the feed needs none.
    public var secret: SecretOrigin?
    /// A place as people write it: where the shelter is, or the middle of ``radius``.
    public var place: String?
    /// How far from ``place`` the source is asked for animals; `nil` for everything it has.
    public var radius: Distance?
    /// How old its answers may become before they are refreshed, in seconds.
    public var refreshInterval: TimeInterval

    /// Six hours.
    public static let standardRefreshInterval: TimeInterval = 6 * 3600

    public init(
        name: SourceName,
        kind: String,
        isEnabled: Bool = true,
        settings: [String: String] = [:],
        secret: SecretOrigin? = nil,
        place: String? = nil,
        radius: Distance? = nil,
        refreshInterval: TimeInterval = Self.standardRefreshInterval
    ) {
        self.name = name
        self.kind = kind
        self.isEnabled = isEnabled
        self.settings = settings
        self.secret = secret
        self.place = place
        self.radius = radius
        self.refreshInterval = refreshInterval
    }
}

/// Where a secret comes from, each time that it is needed; never the secret itself.
public enum SecretOrigin: Hashable, Sendable {
    /// The first line that a command prints.
    case command(String)
    /// An environment variable.
    case environment(String)
    /// The first line of a file that only the person can read.
    case file(path: String)
    /// PetSave keeps it, in a file that only the person can read.
    case kept
}

/// A source that is ready to be asked: its place is known.
public struct Source: Hashable, Sendable {
    public var configuration: SourceConfiguration
    /// Where ``SourceConfiguration/place`` is; `nil` when the source has none.
    public var place: Place?

    public init(configuration: SourceConfiguration, place: Place?) {
        self.configuration = configuration
        self.place = place
    }

    public var name: SourceName { configuration.name }

    /// Which part of the world it is asked for; `nil` for everything it has.
    public var scope: SourceScope? {
        guard let center = place?.coordinate, let radius = configuration.radius else { return nil }
        return SourceScope(center: center, radius: radius)
    }
}
