public import Domain

/// A kind of feed: what a person has to tell so that a source of it can be asked, and the feed that asks it.
///
/// One type a kind. Whoever lists kinds, asks for settings or checks them does so by what the kind says here, so that a
/// new kind needs no change anywhere else.
public protocol FeedKind: Sendable {
    /// What people call it in `petsave source add KIND`: lower-case letters and digits.
    var name: String { get }
    /// Its name as its makers write it: `RescueGroups`.
    var title: String { get }
    /// One line about it: who offers what.
    var summary: String { get }
    /// What it asks for besides a place and a secret.
    var settings: [FeedSetting] { get }
    /// Ready-made sources of this kind.
    var presets: [FeedPreset] { get }
    /// Whether it needs a key, and which.
    var secret: FeedSecret { get }
    /// What a place means to it.
    var place: FeedPlace { get }
    /// What its records allow and what it can be asked for.
    var traits: FeedTraits { get }
    /// The hosts that photos of its records are at, besides the server of the source itself: `cdn.example.org`. A record
    /// may name any address; photos are fetched from no other host.
    var photoHosts: [String] { get }

    /// What is wrong with a source's settings, as a sentence that says what to do; `nil` when nothing is. Required
    /// settings and unknown ones have been looked at already.
    func problem(with source: SourceConfiguration) -> String?

    /// The host of the source's own server, with a port where it is not the usual one; `nil` for one that every source of
    /// this kind shares.
    func serverHost(of source: SourceConfiguration) -> String?

    /// The feed of a source whose settings are right.
    func feed(for source: Source) -> any AnimalFeed
}

extension FeedKind {
    public var presets: [FeedPreset] { [] }

    public var photoHosts: [String] { [] }

    public func problem(with source: SourceConfiguration) -> String? { nil }

    public func serverHost(of source: SourceConfiguration) -> String? {
        source.settings[FeedSetting.url].flatMap(Self.host(of:))
    }

    /// The host that an address begins with, with its port: of `https://example.org:8080/path`, `example.org:8080`.
    public static func host(of address: String) -> String? {
        let address = address.trimmingSpaces
        let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
        let host = address[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }.split(separator: "@").last
        return host.map { $0.lowercased() }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// Something a kind of feed has to be told.
public struct FeedSetting: Hashable, Sendable {
    /// Lower-case letters, digits and `-`: `url`, `client-id`.
    public let name: String
    /// One line about it.
    public let summary: String
    public let isRequired: Bool

    public init(_ name: String, _ summary: String, isRequired: Bool = false) {
        self.name = name
        self.summary = summary
        self.isRequired = isRequired
    }

    /// The address of a server, which `petsave source add KIND URL` may give without its name.
    public static let url = "url"
    /// What the organisation is called, for feeds that do not say.
    public static let organization = "organization"
}

/// A source that needs nothing to be told but its name.
public struct FeedPreset: Hashable, Sendable {
    /// What people call it in `petsave source add KIND PRESET`, and what the source is called then.
    public let name: SourceName
    /// One line about it.
    public let summary: String
    public let settings: [String: String]
    public let place: String?

    public init(name: SourceName, summary: String, settings: [String: String], place: String? = nil) {
        self.name = name
        self.summary = summary
        self.settings = settings
        self.place = place
    }
}

/// Whether a kind of feed needs a secret, and what it is called there: `API key`, `password`, `client secret`.
public enum FeedSecret: Hashable, Sendable {
    case none
    /// `hint` says what it is good for, or where it is to be had, as a sentence.
    case optional(String, hint: String)
    case required(String, hint: String)
}

/// What a source's place means to its kind of feed.
public enum FeedPlace: Hashable, Sendable {
    /// It says itself where its animals are, and cannot be asked for a part of the world.
    case unused
    /// It says itself where its animals are, and can be asked for those around a place.
    case scope
    /// It does not say where its animals are: the place is where the shelter is.
    case shelter
}

/// What a kind of feed can be asked for, and what its terms allow.
public struct FeedTraits: Hashable, Sendable {
    /// Whether it can be asked for only what changed since some moment.
    public let tellsChanges: Bool
    /// How long its records may be shown after they were fetched, in seconds; `nil` for as long as anybody likes.
    public let lifetime: Double?

    public init(tellsChanges: Bool = false, lifetime: Double? = nil) {
        self.tellsChanges = tellsChanges
        self.lifetime = lifetime
    }
}
