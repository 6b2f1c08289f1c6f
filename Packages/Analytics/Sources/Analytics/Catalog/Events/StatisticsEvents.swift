/// What happens to the counts of the catalogue.
enum StatisticsEvents {
    static let shown = EventDefinition(
        "statistics_shown",
        in: .statistics,
        "The counts of the catalogue were shown.",
        when: "After they were presented.",
        PropertyKey("total", AnalyticsCount.self, "How many animals were counted.")
    )

    static let all = [
        shown.description
    ]
}
