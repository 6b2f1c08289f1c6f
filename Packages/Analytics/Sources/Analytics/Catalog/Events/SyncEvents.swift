import CatalogSync

/// What happens to syncs.
enum SyncEvents {
    static let synced = EventDefinition(
        "source_synced",
        in: .sync,
        "A source was synced.",
        when: "At the end of `petsave sync`, once for each source that answered.",
        PropertyKey("kind", OneOf<AnalyticsFeedKind>.self, "Which kind of feed it is."),
        PropertyKey("added", AnalyticsCount.self, "How many animals are new."),
        PropertyKey("changed", AnalyticsCount.self, "How many animals changed."),
        PropertyKey("unlisted", AnalyticsCount.self, "How many animals no longer wait for a home."),
        PropertyKey("faults", AnalyticsCount.self, "How many records could not be read.")
    )

    static let failed = EventDefinition(
        "source_failed",
        in: .sync,
        "A source could not be synced.",
        when: "At the end of `petsave sync`, once for each source that failed.",
        PropertyKey("kind", OneOf<AnalyticsFeedKind>.self, "Which kind of feed it is."),
        PropertyKey("reason", OneOf<CatalogSyncFailure>.self, "What failed.")
    )

    static let all = [
        synced.description,
        failed.description,
    ]
}
