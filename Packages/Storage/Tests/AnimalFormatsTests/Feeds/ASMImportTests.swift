import AnimalFormats
import Boundaries
import Domain
import Foundation
import Testing

@Suite("Animal Shelter Manager's json_adoptable_animals")
struct ASMImportTests {
    private static let row = """
        {"ID": 30, "SHELTERCODE": "D2026-30", "ANIMALNAME": "Paisley &amp; co", "SPECIESNAME": "House Rabbit",
         "PETFINDERSPECIES": "Rabbit", "BREEDNAME1": "Lop", "BREEDNAME2": "Dutch", "CROSSBREED": 1, "SEX": 0,
         "SEXNAME": "Female", "SIZE": 3, "SIZENAME": "Small", "AGEGROUP": "Young Adult",
         "DATEOFBIRTH": "2024-02-29T00:00:00", "ESTIMATEDDOB": 0, "BASECOLOURNAME": "Black and White",
         "COATTYPENAME": "Short", "NEUTERED": 1, "ISGOODWITHCATS": 0, "ISGOODWITHDOGS": 1, "ISGOODWITHCHILDREN": 2,
         "ISHOUSETRAINED": 0, "HASSPECIALNEEDS": 1, "DECLAWED": 0, "ADOPTABLE": 0,
         "WEBSITEMEDIANOTES": "Shy.<br>Sweet&nbsp;though.", "ANIMALCOMMENTS": "owner's number is 555",
         "CURRENTOWNERNAME": "Somebody", "WEBSITEIMAGECOUNT": 2,
         "PHOTOURLS": ["https://s.example/service?mediaid=2&ts=1.0", "https://s.example/service?mediaid=1&ts=1.0"],
         "FEE": 12550, "BONDEDANIMALID": 31, "BONDEDANIMAL2ID": 0, "MOSTRECENTENTRYDATE": "2026-11-01T00:00:00",
         "LASTCHANGEDDATE": "2026-11-20T21:11:13.803546", "HASACTIVERESERVE": 1, "ISCOURTESY": 1, "MYOWNFIELD": "x"}
        """

    @Test("Every field of a row arrives, and what is not for the public does not")
    func everyField() async throws {
        let animal = try await read("[\(Self.row)]").onlyAnimal()
        var expected = Animal(id: try #require(AnimalID("asm:30")), type: .known(.rabbit), name: "Paisley & co")
        expected.species = "House Rabbit"
        expected.organizationAnimalID = "D2026-30"
        expected.breeds = Breeds(primary: "Lop", secondary: "Dutch", mixed: .yes)
        expected.colors = Colors(primary: "Black and White")
        expected.age = .known(.young)
        expected.birthDate = CalendarDay(year: 2024, month: 2, day: 29).map { BirthDate(day: $0, isExact: true) }
        expected.gender = .known(.female)
        expected.size = .known(.small)
        expected.coat = .known(.short)
        expected.attributes.spayedNeutered = .yes
        expected.attributes.houseTrained = .yes
        expected.attributes.declawed = .no
        expected.attributes.specialNeeds = .yes
        expected.environment.dogs = .no
        expected.environment.cats = .yes
        expected.tags = ["courtesy listing"]
        expected.description = "Shy.\nSweet though."
        expected.photos = [
            Photo(full: "https://s.example/service?mediaid=2&ts=1.0"),
            Photo(full: "https://s.example/service?mediaid=1&ts=1.0"),
        ]
        expected.adoptionFee = .amount(hundredths: 12_550, currency: nil)
        expected.bondedPartners = [try #require(AnimalID("asm:31"))]
        expected.status = .known(.pending)
        expected.publishedAt = Date(iso8601: "2026-11-01")
        expected.provenance = [Provenance(id: expected.id, fetchedAt: importTime)]
        #expect(animal == expected)
    }

    @Test(
        "Codes mean what the server means by them, and unknown ones are no yes and no no",
        arguments: [
            ("0", TriState.yes), ("1", .no), ("2", .unknown), ("99", .unknown), ("null", .unknown), ("\"0\"", .yes),
        ]
    )
    func goodWith(code: String, meaning: TriState) async throws {
        let animal = try await read(
            "[{\"ID\": 1, \"ANIMALNAME\": \"A\", \"SPECIESNAME\": \"Dog\", \"ISGOODWITHCATS\": \(code), \"ISHOUSETRAINED\": \(code)}]"
        ).onlyAnimal()
        #expect(animal.environment.cats == meaning)
        #expect(animal.attributes.houseTrained == meaning)
        #expect(animal.tags.isEmpty)
    }

    @Test("Reservations are neither yes nor no, and are kept in words")
    func reservations() async throws {
        let animal = try await read(
            "[{\"ID\": 1, \"ANIMALNAME\": \"A\", \"SPECIESNAME\": \"Dog\", \"ISGOODWITHCHILDREN\": 12, \"ISGOODWITHDOGS\": 3, \"ISGOODWITHCATS\": 5}]"
        ).onlyAnimal()
        #expect(animal.environment == HomeEnvironment())
        #expect(animal.tags == ["good with children over 12", "selective with dogs", "good with cats over 5"])
    }

    @Test("A row of nulls needs no more than an id and a species")
    func allNull() async throws {
        let nulls = ["ANIMALNAME", "AGEGROUP", "DATEOFBIRTH", "SEX", "SIZE", "PHOTOURLS", "FEE", "BONDEDANIMALID"]
        let members = nulls.map { "\"\($0)\": null" }.joined(separator: ", ")
        let animal = try await read("[{\"ID\": 7, \"SPECIESNAME\": \"Dog\", \(members)}]").onlyAnimal()
        #expect(animal.name == "Unnamed")
        #expect(animal.age == nil && animal.gender == nil && animal.adoptionFee == nil)
        #expect(animal.status == .known(.adoptable))
        let portion = try await read("[{\"ID\": null, \"SPECIESNAME\": null, \(members)}, \(Self.row)]")
        #expect(try portion.onlyFault().reason == "the record has no id")
        #expect(portion.animals.count == 1)
    }

    @Test("An animal without a picture has none, though the server gives it a URL")
    func missingPhoto() async throws {
        let animal = try await read(
            "[{\"ID\": 1, \"ANIMALNAME\": \"A\", \"SPECIESNAME\": \"Dog\", \"WEBSITEIMAGECOUNT\": 0, \"PHOTOURLS\": [\"https://s.example/nopic\"]}]"
        ).onlyAnimal()
        #expect(animal.photos.isEmpty)
    }

    @Test(
        "Where the age group is a word of the shelter's own, the birthday decides, and without one the word stays",
        arguments: [
            ("\"AGEGROUP\": \"Baby\", \"DATEOFBIRTH\": \"2001-01-01T00:00:00\"", OpenValue<AgeGroup>.known(.baby)),
            ("\"AGEGROUP\": \"Golden\", \"DATEOFBIRTH\": \"2010-01-01T00:00:00\"", .known(.senior)),
            ("\"AGEGROUP\": \"Golden\"", .other("Golden")), ("\"DATEOFBIRTH\": \"2025-05-29\"", .known(.baby)),
            ("\"DATEOFBIRTH\": \"2025-05-28\"", .known(.young)), ("\"DATEOFBIRTH\": \"2023-05-28\"", .known(.adult)),
        ]
    )
    func ages(members: String, expected: OpenValue<AgeGroup>) async throws {
        let animal = try await read("[{\"ID\": 1, \"ANIMALNAME\": \"A\", \"SPECIESNAME\": \"Dog\", \(members)}]")
            .onlyAnimal()
        #expect(animal.age == expected)
    }

    @Test("A fee of nothing is one that nobody entered, and a purebred's second breed is none")
    func defaults() async throws {
        let animal = try await read(
            "[{\"ID\": 1, \"ANIMALNAME\": \"A\", \"SPECIESNAME\": \"Dog\", \"FEE\": 0, \"BREEDNAME1\": \"Pug\", \"BREEDNAME2\": \"Pug\", \"CROSSBREED\": 0}]"
        ).onlyAnimal()
        #expect(animal.adoptionFee == nil)
        #expect(animal.breeds == Breeds(primary: "Pug", mixed: .no))
    }

    @Test("A refused login, which is answered with HTTP 200, is told as what it is")
    func refusedLogin() async throws {
        let fault = try await read("ERROR: Invalid username and password\n").onlyFault()
        #expect(
            fault.reason == "this is an error of Animal Shelter Manager's: “Invalid username and password”"
        )
        #expect(fault.endsInput)
    }

    @Test("A shelter without animals, and one that answers with a page of HTML")
    func otherAnswers() async throws {
        #expect(try await read("[]").faults.isEmpty)
        #expect(try await read("<html><body>Internal Server Error</body></html>").onlyFault().reason.contains("HTML"))
        let lost = try await read("[{\"ID\": 3, \"DATELOST\": \"2026-01-01\", \"SPECIESNAME\": \"Dog\"}]").onlyFault()
        #expect(lost.reason.contains("a lost or found animal of Animal Shelter Manager"))
    }

    @Test("Another name tells two shelters apart, partners included")
    func namedSource() async throws {
        let animal = try await read("[\(Self.row)]", source: SourceName("happy-tails")).onlyAnimal()
        #expect(animal.id.description == "happy-tails:30")
        #expect(animal.bondedPartners.map(\.description) == ["happy-tails:31"])
    }

    @Test("The recorded list is read whole", .enabled(if: Fixtures.folder != nil, Comment(rawValue: Fixtures.hint)))
    func recorded() async throws {
        let portion = try await read(path: Fixtures.path(ofFeed: "asm/json_adoptable_animals.json"))
        #expect(portion.faults.isEmpty)
        #expect(portion.animals.map(\.id.sourceID) == ["30", "29", "28", "27", "25", "24", "23", "22", "20", "19"])
        let first = try #require(portion.animals.first)
        #expect(first.name == "Paisley")
        #expect(first.breeds.primary == "Great Pyrenees")
        #expect(first.age == .known(.baby))
        #expect(first.size == .known(.large))
        #expect(portion.animals.allSatisfy { $0.photos.count == 1 && $0.type.known != nil && $0.description != nil })
        #expect(portion.animals.allSatisfy { $0.status == .known(.adoptable) && $0.adoptionFee == nil })
        #expect(portion.animals.allSatisfy { $0.publishedAt == Date(iso8601: "2026-11-01T00:00:00Z") })
    }
}
