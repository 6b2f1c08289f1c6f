import JSONStreaming
import Testing

@Suite("The first use, with nothing imported")
struct FirstUseTests {
    @Test("animals are found at once, and the output says that they are invented")
    func sample() throws {
        let home = try Home()
        let run = try home.run("near", "19104", "--type", "cat", "--within", "50km")
        #expect(run.ended(with: 0))
        #expect(!run.output.isEmpty)
        #expect(run.error.contains("invented"))
        #expect(run.error.contains("petsave import FILE"))
    }

    @Test("the JSON is one object with exactly its fields, its keys are sorted, and every run writes the same bytes")
    func json() throws {
        let home = try Home()
        let arguments = ["near", "19104", "--type", "cat", "--within", "50km", "--json"]
        let run = try home.run(arguments)
        #expect(run.ended(with: 0))
        #expect(try home.run(arguments).output == run.output)

        let answer = try JSONParser.parse(run.output)
        #expect(answer.keys == ["animals", "notices", "page", "query", "sources", "total"])
        #expect(answer.unsortedObject == nil)
        #expect(answer["page"]?.intValue == 1)
        let query = try #require(answer["query"])
        #expect(query["type"] == ["Cat"])
        #expect(query["within_km"]?.doubleValue == 50)
        #expect(query["place"]?["name"] == "Philadelphia, PA 19104, US")
        let sources = try #require(answer["sources"]?.arrayValue)
        #expect(!sources.isEmpty)
        #expect(sources.allSatisfy { $0.keys == ["age_seconds", "fetched_at", "name"] })
        #expect(answer["notices"]?[0]?.stringValue?.contains("invented") == true)

        let animals = try #require(answer["animals"]?.arrayValue)
        #expect(answer["total"]?.intValue == animals.count)
        #expect(!animals.isEmpty)
        for animal in animals {
            #expect(animal.keys == Self.animalFields)
            #expect(animal["breeds"]?.keys == ["mixed", "primary", "secondary", "unknown"])
            #expect(animal["coordinate"]?.keys == ["latitude", "longitude"])
            #expect(animal["type"] == "Cat")
            #expect(try #require(animal["distance_km"]?.doubleValue) <= 50)
            let id = "\(animal["source"]?.stringValue ?? ""):\(animal["source_id"]?.stringValue ?? "")"
            #expect(animal["id"]?.stringValue == id)
        }
        let distances = animals.compactMap { $0["distance_km"]?.doubleValue }
        #expect(distances == distances.sorted())
    }

    @Test("--json with fields keeps just those, each where it was")
    func fields() throws {
        let home = try Home()
        let run = try home.run("near", "19104", "--limit", "5", "--json=name,distance_km,breeds.primary")
        #expect(run.ended(with: 0))
        let answer = try JSONParser.parse(run.output)
        #expect(answer.keys == ["animals", "notices", "page", "query", "sources", "total"])
        let animals = try #require(answer["animals"]?.arrayValue)
        #expect(animals.count == 5)
        #expect(
            animals.allSatisfy { $0.keys == ["breeds", "distance_km", "name"] && $0["breeds"]?.keys == ["primary"] }
        )
    }

    @Test("reading makes no file")
    func makesNothing() throws {
        let home = try Home()
        for arguments in [
            ["near", "19104"], ["show", "sample:1001"], ["stats"], ["doctor"], ["config", "list"], ["export"],
        ] {
            #expect(try home.run(arguments).ended(with: 0))
        }
        #expect(try home.contents().isEmpty)
    }

    /// Petfinder's fields, and what PetSave adds.
    private static let animalFields = [
        "adoption_fee", "age", "attributes", "birth_date", "birth_date_exact", "bonded_partners", "breeds", "coat",
        "colors", "contact", "coordinate", "description", "distance_km", "environment", "gender", "id",
        "location_origin", "name", "organization_animal_id", "organization_id", "photos", "primary_photo_cropped",
        "provenance", "published_at", "size", "source", "source_id", "species", "status", "status_changed_at",
        "status_history", "tags", "type", "url", "videos",
    ]
}
