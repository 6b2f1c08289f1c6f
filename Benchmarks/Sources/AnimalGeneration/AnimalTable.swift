/// A table of animals under PetSave's headings.
enum AnimalTable {
    static let header = [
        "source", "source_id", "name", "type", "species", "breed", "secondary_breed", "mixed", "unknown_breed",
        "color", "secondary_color", "tertiary_color", "age", "gender", "size", "coat", "good_with_children",
        "good_with_dogs", "good_with_cats", "spayed_neutered", "house_trained", "declawed", "special_needs",
        "shots_current", "description", "tags", "photos", "videos", "url", "status", "status_changed_at",
        "published_at", "organization_id",
        "organization", "organization_animal_id", "email", "phone", "address", "city", "state", "postcode", "country",
        "latitude", "longitude", "location_origin",
    ]

    static func row(of animal: GeneratedAnimal) -> [String] {
        let shelter = animal.shelter
        let point = shelter.coordinate
        let cells: [String?] =
            ["petfinder", String(animal.id), animal.name, animal.type, animal.species, animal.breeds.primary]
            + [animal.breeds.secondary, answer(animal.breeds.mixed), answer(animal.breeds.unknown)]
            + animal.colors + [animal.age, animal.gender, animal.size, animal.coat]
            + animal.environment.map(answer) + animal.attributes.map(answer)
            + [animal.description, list(animal.tags), list((0..<animal.photoCount).map(animal.photoAddress))]
            + [list((0..<animal.videoCount).map(animal.embeddedVideo)), animal.url, animal.status]
            + [MomentText.of(animal.statusChangedAt), MomentText.of(animal.publishedAt)]
            + [shelter.id, shelter.name, animal.shelterCode, shelter.email, shelter.phone, shelter.street]
            + [shelter.town.name, shelter.town.state, shelter.town.postcode, "US"]
            + [point?.latitude, point?.longitude].map { $0.map(DecimalText.ofTenThousandths) }
            + [point == nil ? nil : "organization"]
        return cells.map { $0 ?? "" }
    }

    private static func answer(_ value: Bool?) -> String? { value.map { $0 ? "yes" : "no" } }

    private static func list(_ items: [String]) -> String { items.joined(separator: ";") }
}
