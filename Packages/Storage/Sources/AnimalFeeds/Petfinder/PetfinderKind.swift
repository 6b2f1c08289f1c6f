public import Boundaries

/// Any server that speaks Petfinder's API v2. Petfinder's own is no more; mirrors, replays and others' servers are.
public struct PetfinderKind: FeedKind {
    private let access: FeedAccess

    public init(access: FeedAccess) {
        self.access = access
    }

    public let name = "petfinder"
    public let title = "Petfinder v2"
    public let summary = "any server that speaks Petfinder's API v2"
    public let settings = [
        FeedSetting(FeedSetting.url, "the address of the server, such as https://api.example.org", isRequired: true),
        FeedSetting(PetfinderFeed.clientSetting, "the client id that goes with the secret", isRequired: true),
    ]
    public let secret = FeedSecret.required(
        "client secret",
        hint: "The server's operator gives it, with the client id."
    )
    public let place = FeedPlace.scope
    /// It can be asked for what was published since some moment, but not for what changed.
    public let traits = FeedTraits()
    /// Petfinder's own stores of photos, which its records and copies of them name.
    public let photoHosts = ["dl5zpyw5k3jeb.cloudfront.net", "dbw3zep4prcju.cloudfront.net"]

    public func problem(with source: SourceConfiguration) -> String? {
        FeedAddress(source.settings[FeedSetting.url] ?? "").problem
    }

    public func feed(for source: Source) -> any AnimalFeed {
        PetfinderFeed(access, source)
    }
}
