/// What happens to sources.
enum SourceEvents {
    static let added = EventDefinition(
        "source_added",
        in: .sources,
        "A source was set up.",
        when: "After it was kept.",
        PropertyKey("kind", OneOf<AnalyticsFeedKind>.self, "Which kind of feed it is; not whose.")
    )

    static let removed = EventDefinition(
        "source_removed",
        in: .sources,
        "A source was given up.",
        when: "After it was taken away.",
        PropertyKey("kind", OneOf<AnalyticsFeedKind>.self, "Which kind of feed it was.")
    )

    static let tested = EventDefinition(
        "source_tested",
        in: .sources,
        "A source was tried.",
        when: "When it has answered or failed.",
        PropertyKey("kind", OneOf<AnalyticsFeedKind>.self, "Which kind of feed it is."),
        PropertyKey("answered", Bool.self, "Whether it answered.")
    )

    static let all = [
        added.description,
        removed.description,
        tested.description,
    ]
}
