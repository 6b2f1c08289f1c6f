import AnimalFormats
import Domain
import JSONStreaming
import Testing

@Suite("Choosing fields of an animal's JSON")
struct AnimalFieldSelectionTests {
    @Test("The chosen fields stay where they were")
    func projection() throws {
        let selection = try AnimalFieldSelection(["name", "breeds.primary", "photos.full", "contact.address.city"])
        var animal = Animal(id: try #require(AnimalID("sample:1")), type: .known(.dog), name: "Rex")
        animal.breeds.primary = "Beagle"
        animal.photos = [Photo(full: "a"), Photo(full: "b")]
        animal.contact.address.city = "Boston"
        #expect(
            selection.applied(to: AnimalJSON.value(of: animal)) == [
                "name": "Rex",
                "breeds": ["primary": "Beagle"],
                "photos": [["full": "a"], ["full": "b"]],
                "contact": ["address": ["city": "Boston"]],
            ]
        )
    }

    @Test("A whole part can be chosen, also beside one of its own parts")
    func wholePart() throws {
        let animal = AnimalJSON.value(
            of: Animal(id: try #require(AnimalID("sample:1")), type: .known(.dog), name: "Rex")
        )
        let selection = try AnimalFieldSelection(["colors.primary", "colors"])
        #expect(selection.applied(to: animal)["colors"] == animal["colors"])
    }

    @Test("Every field has a path, lists' parts too")
    func paths() {
        for path in [
            "id", "distance_km", "breeds", "breeds.primary", "photos.full", "provenance.fetched_at",
            "adoption_fee.amount",
        ] {
            #expect(AnimalJSON.fieldPaths.contains(path))
        }
        #expect(AnimalJSON.fieldPaths == AnimalJSON.fieldPaths.sorted())
        #expect(Set(AnimalJSON.fieldPaths).count == AnimalJSON.fieldPaths.count)
    }

    @Test(
        "An unknown field is answered with the nearest one",
        arguments: [
            ("nmae", "name"), ("distance", nil), ("primary", "breeds.primary"), ("breed.primary", "breeds.primary"),
            ("Name", "name"), ("publishedat", "published_at"), ("flavour_of_the_month", nil), ("", nil),
        ]
    )
    func unknown(path: String, nearest: String?) throws {
        let error = try #require(throws: UnknownAnimalField.self) { try AnimalFieldSelection(["name", path]) }
        #expect(error.path == path)
        #expect(error.nearest == nearest)
        #expect(error.description.contains(nearest ?? "--json"))
    }
}
