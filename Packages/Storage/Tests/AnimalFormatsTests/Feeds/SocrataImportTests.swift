import AnimalFormats
import Boundaries
import Domain
import Foundation
import Testing

@Suite("Socrata's data sets of adoptable pets")
struct SocrataImportTests {
    static let montgomery = """
        {"animalid": "A451234", "petname": "*BUDDY", "animaltype": "DOG", "petage": "2 YEARS", "petsize": "MED",
         "breed": "LABRADOR RETR / PIT BULL", "color": "BLACK / WHITE", "sex": "N", "intype": "STRAY",
         "indate": "2026-05-01T00:00:00.000", "url": {"url": "https://photos.example/A451234.jpg"}}
        """
    static let king = """
        {"animal_id": "A451234", "animal_name": "Misty", "animal_type": "Cat", "animal_breed": "Domestic Shorthair/Mix",
         "animal_color": "Gray", "animal_gender": "Spayed Female", "age": "1 YEAR 3 MONTHS",
         "date": "2026-04-30T00:00:00.000", "memo": "<p>Loves <b>sun</b></p>&amp; naps", "temperament": "FRIENDLY",
         "record_type": "ADOPTABLE", "city": "KENT", "state": "WA", "zip": 98032,
         "obfuscated_latitude": "47.3809", "obfuscated_longitude": "-122.2348",
         "image": {"url": "https://photos.example/m.jpg"}, "link": {"url": "https://pets.example/A451234"}}
        """

    @Test("A row of Montgomery County's arrives whole, at the one place where its animals are")
    func montgomeryRow() async throws {
        let portion = try await read("[\(Self.montgomery)]")
        let animal = try portion.onlyAnimal()
        let id = try #require(AnimalID("socrata:montgomery-A451234"))
        var expected = Animal(id: id, type: .known(.dog), name: "*BUDDY")
        expected.species = "DOG"
        expected.organizationID = "montgomery"
        expected.organizationAnimalID = "A451234"
        expected.breeds = Breeds(primary: "LABRADOR RETR", secondary: "PIT BULL", mixed: .yes)
        expected.colors = Colors(primary: "BLACK", secondary: "WHITE")
        expected.age = .known(.young)
        expected.gender = .known(.male)
        expected.attributes.spayedNeutered = .yes
        expected.size = .known(.medium)
        expected.photos = [Photo(full: "https://photos.example/A451234.jpg")]
        expected.contact.address = Address(city: "Derwood", state: "MD", postcode: "20855", country: "US")
        expected.publishedAt = Date(iso8601: "2026-05-01")
        expected.provenance = [Provenance(id: id, fetchedAt: importTime)]
        #expect(animal == expected)
        #expect(portion.organizations.map(\.id.description) == ["socrata:montgomery"])
        #expect(portion.organizations.first?.contact.address.city == "Derwood")
    }

    @Test("A row of King County's arrives whole, numbers written as strings included")
    func kingRow() async throws {
        let animal = try await read("[\(Self.king)]").onlyAnimal()
        let id = try #require(AnimalID("socrata:king-A451234"))
        var expected = Animal(id: id, type: .known(.cat), name: "Misty")
        expected.species = "Cat"
        expected.organizationID = "king"
        expected.organizationAnimalID = "A451234"
        expected.breeds = Breeds(primary: "Domestic Shorthair", mixed: .yes)
        expected.colors = Colors(primary: "Gray")
        expected.age = .known(.young)
        expected.gender = .known(.female)
        expected.attributes.spayedNeutered = .yes
        expected.tags = ["FRIENDLY"]
        expected.description = "Loves sun\n& naps"
        expected.photos = [Photo(full: "https://photos.example/m.jpg")]
        expected.url = "https://pets.example/A451234"
        expected.contact.address = Address(city: "KENT", state: "WA", postcode: "98032", country: "US")
        expected.location = Coordinate(latitude: 47.3809, longitude: -122.2348).map {
            Location(coordinate: $0, origin: .record)
        }
        expected.publishedAt = Date(iso8601: "2026-04-30")
        expected.provenance = [Provenance(id: id, fetchedAt: importTime)]
        #expect(animal == expected)
    }

    @Test("Both counties number alike, and their animals are not taken for each other; each shelter is told once")
    func sameNumber() async throws {
        let rows = [Self.montgomery, Self.king, Self.montgomery].joined(separator: ",")
        let portion = try await read("[\(rows)]", source: SourceName("counties"))
        #expect(
            portion.animals.map(\.id.description)
                == ["counties:montgomery-A451234", "counties:king-A451234", "counties:montgomery-A451234"]
        )
        #expect(portion.animals.first == portion.animals.last)
        #expect(portion.organizations.map(\.id.description) == ["counties:montgomery", "counties:king"])
    }

    @Test(
        "Columns that are left out, null or empty are unknown",
        arguments: [
            "{\"animalid\": \"A1\", \"animaltype\": \"CAT\"}",
            "{\"animalid\": \"A1\", \"animaltype\": \"CAT\", \"petname\": null, \"url\": {}, \"sex\": \"\", \"indate\": null}",
            "{\"animal_id\": \"A1\", \"animal_type\": \"CAT\", \"image\": null, \"obfuscated_latitude\": \"0\", \"obfuscated_longitude\": \"0\"}",
        ]
    )
    func absent(row: String) async throws {
        let animal = try await read("[\(row)]").onlyAnimal()
        #expect(animal.type == .known(.cat))
        #expect(animal.name == "Unnamed")
        #expect(animal.photos.isEmpty)
        #expect(animal.gender == nil && animal.age == nil && animal.publishedAt == nil && animal.location == nil)
        #expect(animal.attributes.spayedNeutered == .unknown)
    }

    @Test(
        "The sex says whether an animal is altered only where it does",
        arguments: [
            ("M", OpenValue<Gender>.known(.male), TriState.unknown), ("F", .known(.female), .unknown),
            ("N", .known(.male), .yes), ("S", .known(.female), .yes), ("U", .known(.unknown), .unknown),
            ("Neutered Male", .known(.male), .yes), ("Intact Female", .known(.female), .no),
            ("X", .other("X"), .unknown),
        ]
    )
    func sexes(sex: String, gender: OpenValue<Gender>, altered: TriState) async throws {
        let animal = try await read("[{\"animalid\": \"A1\", \"animaltype\": \"DOG\", \"sex\": \"\(sex)\"}]")
            .onlyAnimal()
        #expect(animal.gender == gender)
        #expect(animal.attributes.spayedNeutered == altered)
    }

    @Test(
        "Ages in words become groups, and other words stay",
        arguments: [
            ("2 YEARS", OpenValue<AgeGroup>.known(.young)), ("8 YRS", .known(.senior)), ("95 MONTHS", .known(.adult)),
            ("6 WEEKS", .known(.baby)), ("11 MONTHS 40 DAYS", .known(.young)), ("ADULT", .known(.adult)),
            ("NO AGE", .other("NO AGE")), ("9999999999999999999 YEARS", .other("9999999999999999999 YEARS")),
        ]
    )
    func ages(text: String, group: OpenValue<AgeGroup>) async throws {
        let animal = try await read("[{\"animalid\": \"A1\", \"animaltype\": \"DOG\", \"petage\": \"\(text)\"}]")
            .onlyAnimal()
        #expect(animal.age == group)
    }

    @Test(
        "What a county calls other is told by its breed",
        arguments: [
            ("OTHER", "GUINEA PIG", OpenValue<AnimalType>.known(.smallFurry)), ("OTHER", "RABBIT SH", .other("OTHER")),
            ("BIRD", "PARAKEET", .known(.bird)), ("LIVESTOCK", "GOAT", .known(.barnyard)),
        ]
    )
    func types(type: String, breed: String, expected: OpenValue<AnimalType>) async throws {
        let animal = try await read(
            "[{\"animalid\": \"A1\", \"animaltype\": \"\(type)\", \"breed\": \"\(breed)\"}]"
        ).onlyAnimal()
        #expect(animal.type == expected)
    }

    @Test(
        "Dates are read in every form that is seen",
        arguments: [
            "2026-05-01T00:00:00.000", "2026-05-01", "05/01/2026", "5/1/2026 12:00:00 AM", "2026-05-01T00:00:00Z",
        ]
    )
    func dates(text: String) async throws {
        let animal = try await read("[{\"animalid\": \"A1\", \"animaltype\": \"DOG\", \"indate\": \"\(text)\"}]")
            .onlyAnimal()
        #expect(animal.publishedAt == Date(iso8601: "2026-05-01"))
    }

    @Test("Lost and found animals of the same table are none to adopt")
    func recordTypes() async throws {
        let rows = ["FOUND", "LOST", "ADOPTED"].map { Self.king.replacing("ADOPTABLE", with: $0) }
        let portion = try await read("[\(rows.joined(separator: ","))]")
        #expect(portion.animals.map(\.status) == [.known(.found), .other("LOST"), .known(.adopted)])
    }

    @Test("An error, a full export and no rows are told apart")
    func otherAnswers() async throws {
        let error = try await read(
            "{\"message\": \"No such column: petz\", \"errorCode\": \"query.soql.no-such-column\", \"data\": {\"column\": \"petz\"}}"
        ).onlyFault()
        #expect(
            error.reason == "there are no animals in this input: it holds an error of Socrata's: “No such column: petz”"
        )
        let throttled = try await read("{\"code\": \"permission_denied\", \"error\": true, \"message\": \"No\"}")
            .onlyFault()
        #expect(throttled.reason.hasSuffix("an error of Socrata's: “No”"))
        let export = try await read("{\"meta\": {\"view\": {}}, \"data\": [[1, \"A\"], [2, \"B\"]]}").onlyFault()
        #expect(export.reason.contains("Socrata's full export"))
        #expect(export.endsInput)
        #expect(try await read("[]").faults.isEmpty)
    }
}
