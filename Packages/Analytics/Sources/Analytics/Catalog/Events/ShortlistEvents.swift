/// What happens to the shortlist.
enum ShortlistEvents {
    static let shown = EventDefinition(
        "shortlist_shown",
        in: .shortlist,
        "The shortlist was shown.",
        when: "After it was presented, also when it is empty.",
        PropertyKey("animals", AnalyticsCount.self, "How many animals are in it."),
        PropertyKey("unlisted", AnalyticsCount.self, "How many of them no longer wait for a home.")
    )

    static let added = EventDefinition(
        "shortlist_added",
        in: .shortlist,
        "Animals were put into the shortlist.",
        when: "After they were kept.",
        PropertyKey("animals", AnalyticsCount.self, "How many are new in it.")
    )

    static let removed = EventDefinition(
        "shortlist_removed",
        in: .shortlist,
        "Animals were taken out of the shortlist.",
        when: "After they were taken out.",
        PropertyKey("animals", AnalyticsCount.self, "How many.")
    )

    static let removalUndone = EventDefinition(
        "shortlist_removal_undone",
        in: .shortlist,
        "The last removal from the shortlist was undone.",
        when: "After the animals are back."
    )

    static let rated = EventDefinition(
        "shortlist_rated",
        in: .shortlist,
        "An animal of the shortlist was rated.",
        when: "After the rating was kept or taken back.",
        PropertyKey("is_rated", Bool.self, "Whether there is a rating now; not which one.")
    )

    static let noted = EventDefinition(
        "shortlist_noted",
        in: .shortlist,
        "A note on an animal of the shortlist was written.",
        when: "After the note was kept or taken away.",
        PropertyKey("is_empty", Bool.self, "Whether the note was taken away; not what it says.")
    )

    static let exported = EventDefinition(
        "shortlist_exported",
        in: .shortlist,
        "The shortlist was written out as a document.",
        when: "After the document was written.",
        PropertyKey("animals", AnalyticsCount.self, "How many animals are in it.")
    )

    static let all = [
        shown.description,
        added.description,
        removed.description,
        removalUndone.description,
        rated.description,
        noted.description,
        exported.description,
    ]
}
