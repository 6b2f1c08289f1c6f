/// What happens to the details of an animal.
enum DetailsEvents {
    static let shown = EventDefinition(
        "details_shown",
        in: .details,
        "The details of an animal were shown.",
        when: "After they were presented.",
        PropertyKey("type", OneOf<AnalyticsAnimalType>.self, "What kind of animal it is.")
    )

    static let listingOpened = EventDefinition(
        "listing_opened",
        in: .details,
        "The page of an animal's listing was opened.",
        when: "After the browser took it."
    )

    static let photoOpened = EventDefinition(
        "photo_opened",
        in: .details,
        "A photo of an animal was opened.",
        when: "After the browser took it."
    )

    static let all = [
        shown.description,
        listingOpened.description,
        photoOpened.description,
    ]
}
