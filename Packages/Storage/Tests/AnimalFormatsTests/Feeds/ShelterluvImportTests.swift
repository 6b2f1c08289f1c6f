import AnimalFormats
import Boundaries
import Domain
import Foundation
import Testing

@Suite("Shelterluv's pages")
struct ShelterluvImportTests {
    static let animal = """
        {"ID": "SL-A-17", "Internal-ID": "90017", "Name": "Rosie", "Status": "Available In Foster", "Type": "Dog",
         "Sex": "Female", "Breed": "Beagle/Mix", "Color": "Brown/White", "Size": "Medium (25-59)", "Age": 30,
         "DOBUnixTime": "1704067200", "CurrentWeightPounds": "30.5", "LastIntakeUnixTime": 1777593600,
         "LastUpdatedUnixTime": "1777680000", "CoverPhoto": "https://p.example/2.jpg",
         "Photos": ["https://p.example/1.jpg", "https://p.example/2.jpg"], "Videos": [],
         "Description": "A <i>good</i> girl", "InFoster": true, "Altered": "Yes",
         "Attributes": [{"AttributeName": "Good with Dogs", "Publish": "Yes"}, {"AttributeName": "No Cats",
          "Publish": "Yes"}, {"AttributeName": "House trained"}, {"AttributeName": "Bites", "Publish": "No"},
          {"AttributeName": "Gentle", "Publish": "Yes"}], "AdoptionFeeGroup": {"Price": "150.00"}}
        """

    @Test("Every field of an animal arrives, numbers written as strings included")
    func everyField() async throws {
        let animal = try await read(
            "{\"success\": 1, \"animals\": [\(Self.animal)], \"has_more\": false, \"total_count\": 1}"
        ).onlyAnimal()
        let id = try #require(AnimalID("shelterluv:90017"))
        var expected = Animal(id: id, type: .known(.dog), name: "Rosie")
        expected.species = "Dog"
        expected.organizationAnimalID = "SL-A-17"
        expected.breeds = Breeds(primary: "Beagle", mixed: .yes)
        expected.colors = Colors(primary: "Brown", secondary: "White")
        expected.birthDate = CalendarDay(year: 2024, month: 1, day: 1).map { BirthDate(day: $0, isExact: false) }
        expected.age = .known(.young)
        expected.gender = .known(.female)
        expected.size = .known(.medium)
        expected.attributes.spayedNeutered = .yes
        expected.attributes.houseTrained = .yes
        expected.environment.dogs = .yes
        expected.environment.cats = .no
        expected.tags = ["Gentle"]
        expected.description = "A good girl"
        expected.photos = [Photo(full: "https://p.example/2.jpg"), Photo(full: "https://p.example/1.jpg")]
        expected.adoptionFee = .amount(hundredths: 15_000, currency: nil)
        expected.publishedAt = Date(timeIntervalSince1970: 1_777_593_600)
        expected.provenance = [Provenance(id: id, fetchedAt: importTime)]
        #expect(animal == expected)
    }

    @Test("Null everything is unknown, and a record alone is read as well")
    func nulls() async throws {
        let keys = [
            "Name", "Status", "Sex", "Breed", "Color", "Size", "Age", "DOBUnixTime", "CurrentWeightPounds", "Photos",
            "LastIntakeUnixTime", "CoverPhoto", "Videos", "Description", "Attributes", "AdoptionFeeGroup",
        ]
        let nulls = keys.map { "\"\($0)\": null" }.joined(separator: ", ")
        let animal = try await read("{\"ID\": 5, \"Type\": \"Cat\", \(nulls)}").onlyAnimal()
        #expect(animal.id.description == "shelterluv:5")
        #expect(animal.name == "Unnamed")
        #expect(animal.status == .known(.adoptable))
        #expect(animal.publishedAt == nil && animal.birthDate == nil && animal.age == nil && animal.size == nil)
    }

    @Test(
        "Without a size the weight of a grown animal tells it, without a birthday the age in months",
        arguments: [
            ("\"Age\": \"30\", \"CurrentWeightPounds\": \"61\"", "Young", "Large"),
            ("\"Age\": 3, \"CurrentWeightPounds\": 12", "Baby", nil),
            ("\"DOBUnixTime\": 0, \"Age\": 120, \"CurrentWeightPounds\": \"101.5\"", "Senior", "Extra Large"),
            ("\"Size\": \"Huge (200+)\", \"DOBUnixTime\": \"soon\"", nil, "Huge (200+)"),
        ] as [(String, String?, String?)]
    )
    func derived(members: String, age: String?, size: String?) async throws {
        let animal = try await read("{\"animals\": [{\"ID\": 1, \"Type\": \"Dog\", \(members)}]}").onlyAnimal()
        #expect(animal.age?.text == age)
        #expect(animal.size?.text == size)
    }

    @Test(
        "A status is understood or kept",
        arguments: [
            ("Available", OpenValue<ListingStatus>.known(.adoptable)), ("Available - In Foster", .known(.adoptable)),
            ("Healthy In Home", .known(.adopted)), ("Adoption Pending", .known(.pending)),
            ("On Hold", .other("On Hold")),
        ]
    )
    func statuses(text: String, status: OpenValue<ListingStatus>) async throws {
        let animal = try await read("[{\"ID\": 1, \"Type\": \"Dog\", \"Status\": \"\(text)\"}]").onlyAnimal()
        #expect(animal.status == status)
    }

    @Test("The picture of an animal without one is none")
    func placeholder() async throws {
        let animal = try await read(
            "[{\"ID\": 1, \"Type\": \"Dog\", \"CoverPhoto\": \"https://s.example/img/default_dog.png\"}]"
        ).onlyAnimal()
        #expect(animal.photos.isEmpty)
    }

    @Test("An empty page is no fault; an error and another list say what they are")
    func otherAnswers() async throws {
        #expect(
            try await read("{\"success\": 1, \"animals\": [], \"has_more\": false, \"total_count\": 0}").faults.isEmpty
        )
        let error = try await read("{\"success\": 0, \"error_message\": \"Invalid API key\"}").onlyFault()
        #expect(
            error.reason == "there are no animals in this input: it holds an error of Shelterluv's: “Invalid API key”"
        )
        let people = try await read("{\"success\": 1, \"people\": [], \"has_more\": false}").onlyFault()
        #expect(people.reason == "there are no animals in this input: it holds Shelterluv's list of people")
    }
}
