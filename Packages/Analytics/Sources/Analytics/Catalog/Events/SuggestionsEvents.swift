/// What happens to suggestions.
enum SuggestionsEvents {
    static let shown = EventDefinition(
        "suggestions_shown",
        in: .suggestions,
        "Suggestions for what was typed were shown.",
        when: "After they were presented, also when there are none.",
        PropertyKey("count", AnalyticsCount.self, "How many there were.")
    )

    static let all = [
        shown.description
    ]
}
