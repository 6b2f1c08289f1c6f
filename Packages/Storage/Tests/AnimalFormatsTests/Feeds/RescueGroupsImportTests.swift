import AnimalFormats
import Boundaries
import Domain
import Foundation
import Testing

@Suite("RescueGroups' pages")
struct RescueGroupsImportTests {
    @Test("Every field of an animal arrives, joined with what the page includes")
    func everyField() async throws {
        let animal = try await read(RescueGroupsSamples.page).onlyAnimal()
        let id = try #require(AnimalID("rescuegroups:10059734"))
        var expected = Animal(id: id, type: .known(.cat), name: "Bettis")
        expected.species = "Cat"
        expected.organizationID = "27"
        expected.breeds = Breeds(primary: "Domestic Short Hair")
        expected.colors = Colors(primary: "Black and White")
        expected.birthDate = CalendarDay(year: 2016, month: 5, day: 9).map { BirthDate(day: $0, isExact: false) }
        expected.age = .known(.senior)
        expected.gender = .known(.male)
        expected.size = .known(.medium)
        expected.coat = .known(.short)
        expected.attributes.houseTrained = .yes
        expected.attributes.specialNeeds = .no
        expected.attributes.shotsCurrent = .yes
        expected.environment.children = .yes
        expected.environment.dogs = .no
        expected.environment.cats = .yes
        expected.tags = ["affectionate", "leashtrained"]
        expected.description = "Bettis arrived.\nWon't you give this cute cat a home?"
        expected.photos = [
            Photo(full: "https://cdn.example/41339662.jpg"),
            Photo(
                small: "https://cdn.example/41339654.jpg?width=100",
                large: "https://cdn.example/41339654.jpg?width=500",
                full: "https://cdn.example/41339654.jpg"
            ),
        ]
        expected.url = "https://www.rescue.example/animals/detail?AnimalID=10059734"
        expected.contact = Contact(
            email: "adopt@rescue.example",
            phone: "(555) 555-0119",
            address: Address(
                address1: "P.O. Box 183",
                city: "Sistersville",
                state: "WV",
                postcode: "26175",
                country: "US"
            )
        )
        expected.adoptionFee = .amount(hundredths: 12_500, currency: nil)
        expected.location = Coordinate(latitude: 39.5402, longitude: -80.9649).map {
            Location(coordinate: $0, origin: .record)
        }
        expected.publishedAt = Date(iso8601: "2016-05-30T16:21:58Z")
        expected.provenance = [
            Provenance(id: id, fetchedAt: importTime, expiresAt: importTime.addingTimeInterval(24 * 3600))
        ]
        #expect(animal == expected)
    }

    @Test("An included organisation is a record of its own, with its coordinate")
    func organization() async throws {
        let portion = try await read(RescueGroupsSamples.page)
        #expect(portion.organizations.map(\.id.description) == ["rescuegroups:27"])
        #expect(portion.organizations.first?.name == "Olive Branch & Friends")
        #expect(portion.organizations.first?.coordinate == Coordinate(latitude: 39.5, longitude: -80.9))
        #expect(portion.organizations.first?.contact.address.country == "US")
        let alone = try await read(
            "{\"data\": [{\"type\": \"orgs\", \"id\": \"1\", \"attributes\": {\"name\": \"A\"}}]}"
        )
        #expect(alone.organizations.map(\.name) == ["A"])
        #expect(alone.faults.isEmpty)
    }

    @Test("Without anything included, an animal still has what its own attributes say")
    func withoutIncluded() async throws {
        let animal = try await read("{\"data\": [\(RescueGroupsSamples.animal)]}").onlyAnimal()
        #expect(animal.type == .known(.cat))
        #expect(animal.breeds.primary == "Domestic Short Hair")
        #expect(animal.organizationID == "27")
        #expect(animal.location == nil)
        #expect(
            animal.photos == [
                Photo(
                    small: "https://cdn.example/41339662.jpg?width=100",
                    full: "https://cdn.example/41339662.jpg"
                )
            ]
        )
    }

    @Test(
        "A search that found nothing leaves data out, or null, or empty, and is no fault",
        arguments: ["", ", \"data\": null", ", \"data\": []", ", \"included\": []"]
    )
    func nothingFound(members: String) async throws {
        let portion = try await read(
            "{\"meta\": {\"count\": 0, \"countReturned\": 0, \"pageReturned\": 1, \"limit\": 25, \"pages\": 0}\(members)}"
        )
        #expect(portion.faults.isEmpty)
        #expect(portion.animals.isEmpty)
    }

    @Test("An error says what the feed said")
    func errors() async throws {
        let fault = try await read(
            "{\"errors\": [{\"source\": {\"pointer\": \"/data\"}, \"title\": \"Invalid field\", \"detail\": \"No updatedDate\"}]}"
        ).onlyFault()
        #expect(
            fault.reason
                == "there are no animals in this input: it holds an error of RescueGroups': “Invalid field: No updatedDate”"
        )
        #expect(fault.endsInput)
        let breeds = try await read(
            "{\"data\": [{\"type\": \"breeds\", \"id\": \"35\", \"attributes\": {\"name\": \"Pug\"}}]}"
        ).onlyFault()
        #expect(breeds.reason == "there are no animals in this input: it holds RescueGroups' list of breeds")
    }

    @Test("Pages one after another keep what is theirs, whichever list each of them writes first")
    func manyPages() async throws {
        let pages = (1...3).map { page in
            let data = "\"data\": [\(RescueGroupsSamples.small(page, organization: page))]"
            let included = "\"included\": [\(RescueGroupsSamples.place(page))]"
            return (data, included)
        }
        let dataFirst = pages.map { "{\($0.0), \($0.1)}" }.joined(separator: "\n")
        let includedFirst = pages.map { "{\($0.1), \($0.0)}" }.joined(separator: "\n")
        for text in [dataFirst, includedFirst] {
            for chunkSize in [1, 7, 4096] {
                let portion = try await read(text, chunkSize: chunkSize)
                #expect(portion.faults.isEmpty)
                #expect(portion.animals.map(\.id.sourceID) == ["1", "2", "3"])
                #expect(portion.animals.map(\.contact.address.city) == ["City 1", "City 2", "City 3"])
            }
        }
    }

    @Test("A page of 250 animals is joined whole")
    func fullPage() async throws {
        let animals = (1...250).map { RescueGroupsSamples.small($0, organization: $0 % 7) }.joined(separator: ",")
        let places = (0..<7).map(RescueGroupsSamples.place).joined(separator: ",")
        let portion = try await read("{\"data\": [\(animals)], \"included\": [\(places)]}")
        #expect(portion.animals.count == 250)
        #expect(portion.animals.allSatisfy { $0.contact.address.city?.hasPrefix("City") == true })
    }

    @Test("What is larger than any page is given out without waiting for its end", .timeLimit(.minutes(1)))
    func tooLarge() async throws {
        let text = String(repeating: "x", count: 3 << 20)
        let animals = (1...12).map { id in
            "{\"type\": \"animals\", \"id\": \"\(id)\", \"attributes\": {\"slug\": \"adopt-a-dog\", \"descriptionText\": \"\(text)\"}}"
        }
        let input = Array("{\"data\": [\(animals.joined(separator: ",")), ".utf8)
        let archive = FileArchive(importedAt: importTime, standardInput: BytesInput(input), chunkSize: 1 << 16)
        let first = try await archive.open(ImportInput(path: "-")).next(1)
        #expect(first?.animals.map(\.id.sourceID) == ["1"])
        #expect((first?.bytesRead ?? 0) < 24 << 20)
    }

    @Test("Cut off before what it includes, a page keeps its animals")
    func cutOff() async throws {
        let portion = try await read("{\"data\": [\(RescueGroupsSamples.animal)], \"included\": [{\"type\": \"org")
        #expect(portion.animals.map(\.name) == ["Bettis"])
        #expect(try portion.onlyFault().endsInput)
    }

    @Test("The same animal twice is read twice, alike")
    func duplicates() async throws {
        let portion = try await read(
            "{\"data\": [\(RescueGroupsSamples.animal), \(RescueGroupsSamples.animal)], \"included\": \(RescueGroupsSamples.included)}"
        )
        #expect(portion.animals.count == 2)
        #expect(Set(portion.animals).count == 1)
        #expect(portion.faults.isEmpty)
    }

    @Test("Null everything, and relations that are null, alone or wrong, cost nothing but themselves")
    func nulls() async throws {
        let animal = try await read(
            """
            {"data": [{"type": "animals", "id": 5, "attributes": {"name": null, "sex": null, "birthDate": null,
             "sizeCurrent": null, "ageGroup": null, "qualities": null, "pictureThumbnailUrl": null},
             "relationships": {"species": {"data": {"type": "species", "id": "8"}}, "orgs": {"data": null},
             "locations": null, "pictures": {"data": [null, 7, {"type": "pictures", "id": "9"}]}, "breeds": []}}],
             "included": [null, 7, {"type": "pictures"}, {"type": "pictures", "id": "9", "attributes": null}]}
            """
        ).onlyAnimal()
        #expect(animal.id.sourceID == "5")
        #expect(animal.type == .known(.dog))
        #expect(animal.photos.isEmpty)
        #expect(animal.organizationID == nil)
    }

    @Test(
        "Terms that nobody knows are kept, and what is derived is derived from what is there",
        arguments: [
            ("\"sizeGroup\": \"X-Large\"", "Extra Large"), ("\"sizeGroup\": \"Teacup\"", "Teacup"),
            ("\"ageGroup\": \"Adult\", \"sizeCurrent\": \"60\", \"sizeUOM\": \"Pounds\"", "Medium"),
            ("\"ageGroup\": \"Adult\", \"sizeCurrent\": 50, \"sizeUOM\": \"Kilograms\"", "Extra Large"),
            ("\"ageGroup\": \"Baby\", \"sizeCurrent\": 8, \"sizeUOM\": \"Pounds\"", nil),
            ("\"ageGroup\": \"Adult\", \"sizeCurrent\": 8, \"sizeUOM\": \"Inches\"", nil),
        ] as [(String, String?)]
    )
    func sizes(attributes: String, size: String?) async throws {
        let animal = try await read(
            "{\"data\": [{\"type\": \"animals\", \"id\": \"1\", \"attributes\": {\"slug\": \"adopt-x-dog\", \(attributes)}}]}"
        ).onlyAnimal()
        #expect(animal.size?.text == size)
    }

    @Test("A reserved animal is pending, and a status that nobody knows is kept")
    func statuses() async throws {
        let pending = RescueGroupsSamples.page.replacing(
            "\"isAdoptionPending\": false",
            with: "\"isAdoptionPending\": true"
        )
        #expect(try await read(pending).onlyAnimal().status == .known(.pending))
        let held = RescueGroupsSamples.page.replacing("\"Available\"", with: "\"Hold\"")
        #expect(try await read(held).onlyAnimal().status == .other("Hold"))
    }

    @Test("An animal whose species nobody says is a fault where it stands, and costs no other")
    func noSpecies() async throws {
        let portion = try await read(
            "{\"data\": [\n{\"type\": \"animals\", \"id\": \"1\", \"attributes\": {}},\n\(RescueGroupsSamples.animal)]}"
        )
        #expect(portion.animals.count == 1)
        let fault = try portion.onlyFault()
        #expect(fault.reason == "the record does not say what type of animal it is")
        #expect(fault.line == 2)
    }

    @Test("The recorded pages are read whole", .enabled(if: Fixtures.folder != nil, Comment(rawValue: Fixtures.hint)))
    func recorded() async throws {
        let cats = try await read(
            path: Fixtures.path(ofFeed: "rescuegroups/search-available-cats-with-included.json")
        )
        #expect(cats.organizations.map(\.name) == ["Angel Pets Animal Welfare Society, Inc"])
        #expect(cats.organizations.first?.coordinate != nil)
        let cat = try cats.onlyAnimal()
        #expect(cat.name == "Bettis")
        #expect(cat.colors.primary == "Black and White")
        #expect(cat.contact.address.postcode == "26175")
        #expect(cat.description?.contains("&nbsp;") == false)
        let dogs = try await read(
            path: Fixtures.path(ofFeed: "rescuegroups/search-available-without-included.json")
        )
        #expect(dogs.faults.isEmpty)
        #expect(dogs.animals.map(\.id.sourceID) == ["10131543", "10133088", "10138270"])
        #expect(dogs.animals.allSatisfy { $0.type == .known(.dog) && $0.age == .known(.senior) })
        #expect(dogs.animals.map(\.size?.text) == ["Large", "Small", "Large"])
        #expect(dogs.animals.map(\.organizationID) == ["8099", "8099", "8099"])
    }
}
