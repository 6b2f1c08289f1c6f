public import Boundaries

/// A document at a web address: what rescues publish of their animals for each other.
public struct WebKind: FeedKind {
    private let access: FeedAccess

    public init(access: FeedAccess) {
        self.access = access
    }

    public let name = "web"
    public let title = "A document on the web"
    public let summary = "animals that somebody publishes in a file, such as PetSave's own export"
    public let settings = [
        FeedSetting(
            FeedSetting.url,
            "the address of the JSON or NDJSON, such as https://example.org/animals.ndjson",
            isRequired: true
        )
    ]
    public let secret = FeedSecret.none
    public let place = FeedPlace.unused
    public let traits = FeedTraits()

    public func problem(with source: SourceConfiguration) -> String? {
        FeedAddress(source.settings[FeedSetting.url] ?? "").problem
    }

    public func feed(for source: Source) -> any AnimalFeed {
        WebFeed(access, source)
    }
}
