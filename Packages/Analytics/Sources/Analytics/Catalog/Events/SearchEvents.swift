import Domain
import Search

/// What happens to searches.
enum SearchEvents {
    static let pageShown = EventDefinition(
        "search_page_shown",
        in: .search,
        "A page of what a search found was shown.",
        when: "After a page was presented, also an empty one.",
        PropertyKey("page", AnalyticsCount.self, "Which page it was."),
        PropertyKey("total", AnalyticsCount.self, "How many animals were found on all pages."),
        PropertyKey("has_text", Bool.self, "Whether some of the words were looked for as text."),
        PropertyKey(
            "subjects",
            AnyOf<UnderstoodSearch.Term.Subject>.self,
            "There, and true, where some of the words were understood to speak of this."
        )
    )

    static let foundNothing = EventDefinition(
        "search_found_nothing",
        in: .search,
        "A search found nothing.",
        when: "After an empty page was presented with ways out.",
        PropertyKey("alternatives", AnalyticsCount.self, "How many ways out were offered.")
    )

    static let failed = EventDefinition(
        "search_failed",
        in: .search,
        "A search could not be made.",
        when: "When the place, the page or the catalogue fails, before the message is shown.",
        PropertyKey("reason", OneOf<SearchFailure>.self, "What failed.")
    )

    static let animalSelected = EventDefinition(
        "search_animal_selected",
        in: .search,
        "An animal that a search found was opened.",
        when: "When the person chooses an animal of the list, before its details are shown.",
        PropertyKey("type", OneOf<AnalyticsAnimalType>.self, "What kind of animal it is.")
    )

    static let all = [
        pageShown.description,
        foundNothing.description,
        failed.description,
        animalSelected.description,
    ]
}
