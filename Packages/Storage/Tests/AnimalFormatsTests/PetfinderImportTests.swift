import Boundaries
import Domain
import Foundation
import Testing

@Suite("Petfinder's JSON")
struct PetfinderImportTests {
    @Test("Every field of an animal arrives, with its markup resolved")
    func everyField() async throws {
        let animal = try await read(PetfinderSamples.full).onlyAnimal()
        var expected = Animal(id: try #require(AnimalID("petfinder:73864451")), type: .known(.dog), name: "")
        expected.name = "Junie Bee (Nala Bear's Litter)"
        expected.organizationID = "WI555"
        expected.species = "Dog"
        expected.breeds = Breeds(primary: "Border Collie", secondary: "Beagle", mixed: .yes, unknown: .no)
        expected.colors = Colors(primary: "Black", secondary: "White / Cream")
        expected.age = .known(.adult)
        expected.gender = .known(.female)
        expected.size = .known(.extraLarge)
        expected.coat = .known(.short)
        expected.attributes.spayedNeutered = .yes
        expected.attributes.houseTrained = .no
        expected.attributes.specialNeeds = .no
        expected.attributes.shotsCurrent = .yes
        expected.environment.children = .yes
        expected.environment.dogs = .no
        expected.tags = ["Affectionate", "Loves & cuddles"]
        expected.description = "She doesn't bite.\n55 lbs <3"
        expected.organizationAnimalID = "APA-1"
        expected.photos = [
            Photo(
                small: "https://p.example/s",
                medium: "https://p.example/m",
                large: "https://p.example/l",
                full: "https://p.example/f"
            )
        ]
        expected.primaryPhotoCropped = Photo(small: "https://p.example/cs")
        expected.videos = ["<iframe src=\"https://v.example\"></iframe>"]
        expected.url = "https://www.petfinder.example/dog/junie-bee-73864451/"
        expected.contact = Contact(
            email: "adopt@shelter.example",
            phone: "(555) 555-0110",
            address: Address(address1: "1 Main St", city: "De Pere", state: "WI", postcode: "54115", country: "US")
        )
        expected.statusChangedAt = Date(timeIntervalSince1970: 1_730_950_040)
        expected.publishedAt = Date(timeIntervalSince1970: 1_730_950_039)
        expected.provenance = [Provenance(id: expected.id, fetchedAt: importTime)]
        #expect(animal == expected)
    }

    @Test("The shape of 2019 is read as well, and what it lacks is unknown")
    func shapeOf2019() async throws {
        let animal = try await read("{\"animal\": \(PetfinderSamples.of2019)}").onlyAnimal()
        #expect(animal.name == "Sage")
        #expect(animal.coat == nil)
        #expect(animal.videos.isEmpty)
        #expect(animal.primaryPhotoCropped == nil)
        #expect(animal.statusChangedAt == nil)
        #expect(animal.contact.email == nil)
        #expect(animal.attributes.declawed == .no)
    }

    @Test("An organisation arrives with its coordinate")
    func organization() async throws {
        let portion = try await read("{\"organization\": \(PetfinderSamples.organization)}")
        let organization = try #require(portion.organizations.first)
        #expect(portion.faults.isEmpty)
        #expect(organization.id.description == "petfinder:UT212")
        #expect(organization.name == "South Utah Valley & Friends")
        #expect(organization.coordinate == Coordinate(latitude: 40.1, longitude: -111.6))
        #expect(organization.hours.monday == "12pm-6pm")
        #expect(organization.adoptionPolicy == "Come by.")
        #expect(organization.socialMedia.facebook == "https://f.example")
        #expect(organization.contact.address.city == "Spanish Fork")
    }

    @Test(
        "Records are found wherever Petfinder and its exports put them",
        arguments: [
            "{\"animals\": [A, B], \"pagination\": {\"current_page\": 1}}",
            "{\"pagination\": null, \"animals\": [A, B], \"organizations\": [O]}",
            "[A, B]", "[A, O, B]", "A\nB\n", "A\r\n\r\nB", "A B",
            "{\"animal\": A}\n{\"organization\": O}\n{\"animal\": B}",
            "\u{FEFF}[A, B]", "{\"animals\": [A]}\n{\"animals\": [B]}\n", "O\nA\nB\n",
        ]
    )
    func shapes(shape: String) async throws {
        let line = { (text: String) in text.replacing("\n", with: " ") }
        let input =
            shape
            .replacing("A", with: line("{\"id\": 1, \"type\": \"Dog\", \"name\": \"Rex\"}"))
            .replacing("B", with: line("{\"id\": \"2\", \"type\": \"Cat\", \"name\": \"Tom\"}"))
            .replacing("O", with: line(PetfinderSamples.organization))
        let portion = try await read(input)
        #expect(portion.faults.isEmpty)
        #expect(portion.animals.map(\.id.description) == ["petfinder:1", "petfinder:2"])
        #expect(portion.organizations.count == (shape.contains("O") ? 1 : 0))
    }

    @Test("A file of organisations alone, or a page of none, is no fault")
    func withoutAnimals() async throws {
        let organizations = try await read("{\"organizations\": [\(PetfinderSamples.organization)]}")
        #expect(organizations.organizations.count == 1)
        #expect(organizations.faults.isEmpty)
        #expect(try await read("{\"animals\": [], \"pagination\": {}}").faults.isEmpty)
    }

    @Test("Another source can be named for records that name none")
    func namedSource() async throws {
        let portion = try await read(PetfinderSamples.of2019, source: SourceName("mirror"))
        #expect(try portion.onlyAnimal().id.description == "mirror:45258300")
    }

    @Test(
        "A record without identity is a fault, and costs no other",
        arguments: [
            ("{\"type\": \"Dog\", \"name\": \"Rex\"}", "the record has no id"),
            ("{\"id\": null, \"type\": \"Dog\"}", "the record has no id"),
            ("{\"id\": \"\", \"type\": \"Dog\"}", "the record has no id"),
            ("{\"id\": 3.5, \"type\": \"Dog\"}", "the record has no id"),
            ("{\"id\": 3, \"name\": \"Rex\"}", "the record does not say what type of animal it is"),
            ("{\"id\": 3, \"type\": 7}", "the record does not say what type of animal it is"),
            (
                "{\"source\": \"a b\", \"source_id\": \"1\", \"type\": \"Dog\"}",
                "the source \"a b\" is no source's name"
            ),
            ("42", "this is no record: a JSON object was expected"),
            ("null", "this is no record: a JSON object was expected"),
        ]
    )
    func identity(record: String, reason: String) async throws {
        let good = { (id: Int) in "{\"id\": \(id), \"type\": \"Dog\", \"name\": \"Rex\"}" }
        let portion = try await read("{\"animals\": [\n\(good(1)),\n \(record),\n\(good(2))]}")
        #expect(portion.animals.map(\.id.sourceID) == ["1", "2"])
        let fault = try portion.onlyFault()
        #expect(fault.reason.hasPrefix(reason))
        #expect((fault.line, fault.column) == (3, 2))
        #expect(!fault.endsInput)
    }

    @Test("Nobody's name is a stand-in, and unknown terms are kept as they are")
    func leniency() async throws {
        let animal = try await read(
            "{\"id\": 1, \"type\": \"Unicorn\", \"age\": \"Ancient\", \"size\": \"xlarge\", \"status\": \"on holiday\", \"name\": \" \"}"
        ).onlyAnimal()
        #expect(animal.name == "Unnamed")
        #expect(animal.type == .other("Unicorn"))
        #expect(animal.age == .other("Ancient"))
        #expect(animal.size == .known(.extraLarge))
        #expect(animal.status == .other("on holiday"))
    }

    @Test(
        "Text is decoded, and free of what could command a terminal",
        arguments: [
            ("Jasmin &amp; Aladdin", "Jasmin & Aladdin"), ("FIONA O&#39;SHEA", "FIONA O'SHEA"),
            ("doesn&amp;#39;t", "doesn't"), ("&#x1F415; &eacute;&Eacute;", "🐕 éÉ"), ("it&#146;s", "it’s"),
            ("<p>One</p><p>Two</p>", "One Two"), ("I <3 you & me", "I <3 you & me"), ("a < b > c", "a < b > c"),
            ("&amp;amp;lt;b&amp;amp;gt;Max", "Max"), ("&lt;3", "<3"), ("Rex  Jr.", "Rex  Jr."),
            ("&nosuch; &#xZZ; &", "&nosuch; &#xZZ; &"), ("&#0;&#xD800;&#99999999;x", "\u{FFFD}\u{FFFD}\u{FFFD}x"),
            ("Cut off &#0", "Cut off &#0"), ("<script>alert(1)</script>Max", "Max"), ("<!-- note -->Max", "Max"),
            ("\\u001b[31mRed\\u001b[0m", "Red"), ("\\u001b]0;owned\\u0007Rex", "Rex"), ("a\\u202Eb\\u2066c", "abc"),
            ("&#27;[2JRex", "Rex"), ("Rex\\u0000\\u0085", "Rex"), ("  Rex\\t\\n", "Rex"), ("Élie", "Élie"),
            ("小雪", "小雪"),
        ]
    )
    func texts(wire: String, plain: String) async throws {
        let animal = try await read("{\"id\": 1, \"type\": \"Dog\", \"name\": \"\(wire)\"}").onlyAnimal()
        #expect(animal.name == plain)
    }
}
