public import Boundaries

/// RescueGroups' API v5: what thousands of rescues in North America list there, for whoever has a free key.
public struct RescueGroupsKind: FeedKind {
    private let access: FeedAccess

    public init(access: FeedAccess) {
        self.access = access
    }

    public let name = "rescuegroups"
    public let title = "RescueGroups"
    public let summary = "animals of thousands of rescues in the United States and Canada"
    public let settings = [
        FeedSetting(RescueGroupsFeed.speciesSetting, "only this species, as in “dogs” or “cats”"),
        FeedSetting(FeedSetting.url, "another server that speaks RescueGroups' API v5"),
    ]
    public let secret = FeedSecret.required(
        "API key",
        hint: "RescueGroups gives one to whoever asks: rescuegroups.org."
    )
    public let place = FeedPlace.scope
    /// Its terms allow temporary caching only: a record that was not fetched again for a day is not shown.
    public let traits = FeedTraits(tellsChanges: true, lifetime: 24 * 3600)
    public let photoHosts = ["cdn.rescuegroups.org"]

    public func problem(with source: SourceConfiguration) -> String? {
        if let species = source.settings[RescueGroupsFeed.speciesSetting], !Self.isSegment(species) {
            return "“\(species)” is not one species: write it as in “dogs”, or add a source for each."
        }
        return source.settings[FeedSetting.url].flatMap { FeedAddress($0).problem }
    }

    public func feed(for source: Source) -> any AnimalFeed {
        RescueGroupsFeed(access, source)
    }

    /// One segment of an address: a list such as `dogs,cats` is answered with 404.
    private static func isSegment(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == 0x2D }
    }
}
