public import Boundaries

/// Shelterluv's API v1: one shelter, for whoever has its key.
public struct ShelterluvKind: FeedKind {
    private let access: FeedAccess

    public init(access: FeedAccess) {
        self.access = access
    }

    public let name = "shelterluv"
    public let title = "Shelterluv"
    public let summary = "one shelter that runs Shelterluv, by its key"
    public let settings = [
        FeedSetting(FeedSetting.organization, "the shelter's name, which the API does not tell"),
        FeedSetting(FeedSetting.url, "another server that speaks Shelterluv's API v1"),
    ]
    public let secret = FeedSecret.required("API key", hint: "The shelter makes one in Shelterluv's settings.")
    public let place = FeedPlace.shelter
    public let traits = FeedTraits(tellsChanges: true)
    public let photoHosts = ["new-s3.shelterluv.com", "www.shelterluv.com"]

    public func problem(with source: SourceConfiguration) -> String? {
        source.settings[FeedSetting.url].flatMap { FeedAddress($0).problem }
    }

    public func feed(for source: Source) -> any AnimalFeed {
        ShelterluvFeed(access, source)
    }
}
