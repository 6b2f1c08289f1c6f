import AnimalsNearYou

/// What happens to the list of animals nearby.
enum NearbyEvents {
    static let pageShown = EventDefinition(
        "nearby_page_shown",
        in: .nearby,
        "A page of the list of animals nearby was shown.",
        when: "After a page was presented, the first or a later one.",
        PropertyKey("page", AnalyticsCount.self, "Which page it was."),
        PropertyKey("total", AnalyticsCount.self, "How many animals the list has on all pages."),
        PropertyKey("country", AnalyticsCountry.self, "The country of the place; missing for a bare coordinate.")
    )

    static let failed = EventDefinition(
        "nearby_failed",
        in: .nearby,
        "The list of animals nearby could not be shown.",
        when: "When the place, the page or the catalogue fails, before the message is shown.",
        PropertyKey("reason", OneOf<AnimalsNearYouFailure>.self, "What failed.")
    )

    static let animalSelected = EventDefinition(
        "nearby_animal_selected",
        in: .nearby,
        "An animal of the list was opened.",
        when: "When the person chooses an animal of the list, before its details are shown.",
        PropertyKey("type", OneOf<AnalyticsAnimalType>.self, "What kind of animal it is.")
    )

    static let all = [
        pageShown.description,
        failed.description,
        animalSelected.description,
    ]
}
