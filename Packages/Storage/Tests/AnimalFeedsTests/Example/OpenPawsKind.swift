public import Boundaries

@testable public import AnimalFeeds

/// Open Paws: the adoptable animals of one club, as its page shows them.
public struct OpenPawsKind: FeedKind {
    private let access: FeedAccess

    public init(access: FeedAccess) {
        self.access = access
    }

    public let name = "openpaws"
    public let title = "Open Paws"
    public let summary = "a club that publishes its animals with Open Paws"
    public let settings = [
        FeedSetting(FeedSetting.url, "the address of the club's page", isRequired: true),
        FeedSetting(FeedSetting.organization, "the club's name"),
    ]
    public let secret = FeedSecret.required("API key", hint: "The club gives it.")
    public let place = FeedPlace.shelter
    public let traits = FeedTraits()

    public func problem(with source: SourceConfiguration) -> String? {
        FeedAddress(source.settings[FeedSetting.url] ?? "").problem
    }

    public func feed(for source: Source) -> any AnimalFeed {
        OpenPawsFeed(access, source)
    }
}
