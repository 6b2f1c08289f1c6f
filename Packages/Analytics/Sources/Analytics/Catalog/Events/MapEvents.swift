import AnimalMap

/// What happens to the map.
enum MapEvents {
    static let shown = EventDefinition(
        "map_shown",
        in: .map,
        "The map was shown.",
        when: "After it was presented.",
        PropertyKey("total", AnalyticsCount.self, "How many animals are on it."),
        PropertyKey("clusters", AnalyticsCount.self, "How many marks they are gathered in."),
        PropertyKey("country", AnalyticsCountry.self, "The country of the place; missing for a bare coordinate.")
    )

    static let failed = EventDefinition(
        "map_failed",
        in: .map,
        "The map could not be shown.",
        when: "When the place or the catalogue fails, before the message is shown.",
        PropertyKey("reason", OneOf<AnimalMapFailure>.self, "What failed.")
    )

    static let all = [
        shown.description,
        failed.description,
    ]
}
