import Domain
import FoundationEssentials
import Testing

@Suite("Two records of several sources")
struct IdentityVerdictTests {
    private func rule(_ one: OfferedAnimal, _ other: OfferedAnimal) -> IdentityRule? {
        let verdict = AnimalIdentity.verdict(on: one, and: other)
        #expect(verdict.rule == AnimalIdentity.verdict(on: other, and: one).rule, "whichever is named first")
        return verdict.rule
    }

    private func day(_ text: String) throws -> BirthDate {
        BirthDate(day: try #require(CalendarDay(iso8601: text)), isExact: false)
    }

    // MARK: One animal

    @Test("are one when organisation, name, sex, breed and age agree, whatever is advertised")
    func circumstances() throws {
        let one = try IdentitySample.max("petfinder:1", name: "***ADOPTION PENDING*** Max")
        #expect(
            rule(one, try IdentitySample.max("rescuegroups:2") { $0.breeds.primary = "Labrador" }) == .circumstances
        )
    }

    @Test("are one when the shelter's number agrees, also where one of them has it as its id")
    func codes() throws {
        let one = try IdentitySample.max("asm:1") { $0.organizationAnimalID = "A-20241" }
        let two = try IdentitySample.max("rescuegroups:2") { $0.organizationAnimalID = "a20241" }
        let three = try IdentitySample.max("socrata:A20241")
        #expect(rule(one, two) == .code)
        #expect(rule(one, three) == .code)
        #expect(rule(IdentitySample.loose(one), IdentitySample.loose(two)) == .code, "six characters and the name")
        let fuller = try IdentitySample.max("rescuegroups:2", name: "Max (Maximus)") {
            $0.organizationAnimalID = "A20241"
        }
        #expect(rule(one, fuller) == .code)
        #expect(rule(IdentitySample.loose(one), IdentitySample.loose(fuller)) == nil)
    }

    @Test("are one when they show the same photo under the same name, whatever size it is asked for in")
    func photos() throws {
        func record(_ id: String, _ url: String) throws -> OfferedAnimal {
            try IdentitySample.max(id) { animal in
                animal.photos = [Photo(large: url)]
                animal.age = nil
            }
        }
        let one = try record("petfinder:1", "https://cdn.example.org/photos/pets/1/?bust=17&width=600")
        let two = try record("rescuegroups:2", "http://CDN.example.org/photos/pets/1/?width=100")
        #expect(rule(IdentitySample.loose(one), IdentitySample.loose(two)) == .photo)
        let three = try record("asm:3", "https://a.example.org/x/IMG_20240101_1.jpg?v=2")
        let four = try record("shelterluv:4", "https://b.example.org/y/img_20240101_1.JPG")
        #expect(rule(three, four) == .photo)
        #expect(
            rule(IdentitySample.loose(three), IdentitySample.loose(four)) == nil,
            "a file name needs a neighbourhood"
        )
    }

    @Test("show two photos where what is asked for tells one from the other")
    func askedPhotos() throws {
        func record(_ id: String, _ url: String) throws -> OfferedAnimal {
            IdentitySample.loose(try IdentitySample.max(id) { $0.photos = [Photo(full: url)] })
        }
        let one = try record("asm:1", "https://asm.example.org/service?method=animal_image&animalid=12")
        let two = try record("petfinder:1", "https://asm.example.org/service?method=animal_image&animalid=13")
        #expect(rule(one, two) == nil)
        let same = try record("petfinder:1", "https://asm.example.org/service?method=animal_image&animalid=12")
        #expect(rule(one, same) == .photo)
    }

    @Test("are one when the texts begin alike, also where one feed cuts")
    func descriptions() throws {
        let text = "Max came to us from a farm in the north, where he had lived in a barn with eleven geese."
        let one = try IdentitySample.max("petfinder:1") { animal in
            animal.description = text.prefix(75) + "..."
            animal.age = nil
        }
        let two = try IdentitySample.max("rescuegroups:2") { $0.description = text + " He loves them." }
        #expect(rule(one, two) == .description)
        let other = try IdentitySample.max("rescuegroups:2") { animal in
            animal.description = text.replacing("north", with: "south")
            animal.age = nil
        }
        #expect(rule(one, other) == nil)
    }

    // MARK: Two animals

    @Test("of one source are two")
    func oneSource() throws {
        let one = try IdentitySample.max("asm:1") { $0.organizationAnimalID = "A20241" }
        #expect(rule(one, try IdentitySample.max("asm:2") { $0.organizationAnimalID = "A20241" }) == nil)
    }

    @Test(
        "of a litter are two, though they share photo, text, organisation, breed, sex and age",
        arguments: [
            ("Pup 1", "Pup 2"), ("Bella", "Bella II"), ("Puppy", "Puppy 2"), ("Pup (blue)", "Pup (red)"),
            ("Jasmin", "Jasmin & Aladdin"), ("Max", "Max Jr."), ("Luna", "Lana"), ("Kitten A", "Kitten B"),
        ]
    )
    func litter(_ first: String, _ second: String) throws {
        let change: (inout Animal) -> Void = { animal in
            animal.photos = [Photo(full: "https://example.org/litter-20240101.jpg")]
            animal.description = String(repeating: "Eight puppies were found in a box. ", count: 5)
            animal.organizationAnimalID = "L-2024-5"
        }
        let one = try IdentitySample.max("petfinder:1", name: first, change: change)
        #expect(rule(one, try IdentitySample.max("rescuegroups:2", name: second, change: change)) == nil)
    }

    @Test("with names of a litter are two unless number, photo or text agree")
    func genericNames() throws {
        #expect(
            rule(try IdentitySample.max("a:1", name: "Puppy 3"), try IdentitySample.max("b:1", name: "Puppy 3")) == nil
        )
        let photo: (inout Animal) -> Void = { $0.photos = [Photo(full: "https://example.org/1.jpg")] }
        let one = try IdentitySample.max("a:1", name: "Puppy 3", change: photo)
        #expect(rule(one, try IdentitySample.max("b:1", name: "Puppy 3", change: photo)) == .photo)
    }

    @Test("without a name to go by are two")
    func nameless() throws {
        for name in ["", "Unknown", "A20241", "🐾"] {
            let change: (inout Animal) -> Void = { $0.organizationAnimalID = "A20241" }
            let one = try IdentitySample.max("a:1", name: name, change: change)
            #expect(rule(one, try IdentitySample.max("b:1", name: name, change: change)) == nil, "\(name)")
        }
    }

    @Test("are two when one thing contradicts, whatever agrees", arguments: Contradiction.allCases)
    func contradictions(_ contradiction: Contradiction) throws {
        let agreeing: (inout Animal) -> Void = { animal in
            animal.photos = [Photo(full: "https://example.org/max-20240101.jpg")]
            animal.description = String(repeating: "Max came to us from a farm. ", count: 5)
            if contradiction != .number { animal.organizationAnimalID = "A20241" }
        }
        let one = try IdentitySample.max("petfinder:1") { animal in
            agreeing(&animal)
            contradiction.begin(&animal)
        }
        let two = try IdentitySample.max("rescuegroups:2") { animal in
            agreeing(&animal)
            contradiction.apply(to: &animal)
        }
        #expect(rule(one, two) == nil)
        #expect(rule(one, try IdentitySample.max("rescuegroups:2", change: agreeing)) != nil, "but for that")
    }

    enum Contradiction: CaseIterable {
        case sex, type, number, birth, ageGroup, place, name

        func begin(_ animal: inout Animal) {
            switch self {
            case .number: animal.organizationAnimalID = "A20241"
            case .birth: animal.birthDate = CalendarDay(iso8601: "2020-01-01").map { BirthDate(day: $0, isExact: true) }
            default: break
            }
        }

        func apply(to animal: inout Animal) {
            switch self {
            case .sex: animal.gender = .known(.female)
            case .type: animal.type = .known(.cat)
            case .number: animal.organizationAnimalID = "A20242"
            case .birth: animal.birthDate = CalendarDay(iso8601: "2020-07-03").map { BirthDate(day: $0, isExact: true) }
            case .ageGroup: animal.age = .known(.baby)
            case .place:
                animal.location = Coordinate(latitude: 40.75, longitude: -75).map {
                    Location(coordinate: $0, origin: .record)
                }
            case .name: animal.name = "Bruno"
            }
        }
    }

    @Test("may be half a year apart, or in neighbouring age groups")
    func tolerance() throws {
        let one = try IdentitySample.max("a:1") { $0.birthDate = try? day("2020-01-01") }
        #expect(rule(one, try IdentitySample.max("b:1") { $0.birthDate = try? day("2020-07-02") }) == .circumstances)
        let code: (inout Animal) -> Void = { $0.organizationAnimalID = "A20241" }
        let adult = try IdentitySample.max("a:1", change: code)
        let senior = try IdentitySample.max("b:1") { animal in
            code(&animal)
            animal.age = .known(.senior)
        }
        #expect(rule(adult, senior) == .code)
        #expect(rule(try IdentitySample.max("a:1"), try IdentitySample.max("b:1") { $0.age = .known(.senior) }) == nil)
    }

    @Test("are two when circumstances alone agree, but breed, colour or organisation do not")
    func weakCircumstances() throws {
        let one = try IdentitySample.max("a:1")
        #expect(rule(one, try IdentitySample.max("b:1") { $0.breeds.primary = "Poodle" }) == nil)
        #expect(rule(one, try IdentitySample.max("b:1") { $0.colors.primary = "White / Cream" }) == nil)
        #expect(rule(one, try IdentitySample.max("b:1") { $0.gender = nil }) == nil)
        let elsewhere = OfferedAnimal(
            try IdentitySample.max("b:1").animal,
            offeredBy: try IdentitySample.organization("b", name: "Second Chance")
        )
        #expect(rule(one, elsewhere) == nil)
        let county = { source in
            OfferedAnimal(
                try IdentitySample.max("\(source):1").animal,
                offeredBy: try IdentitySample.organization(source, name: "County Animal Shelter")
            )
        }
        #expect(rule(try county("a"), try county("b")) == nil, "any county has one")
    }

    @Test("come from one organisation by its name, telephone, e-mail or website")
    func organizations() throws {
        func offered(_ source: String, _ change: (inout Organization) -> Void) throws -> OfferedAnimal {
            var organization = try IdentitySample.organization(source, name: source == "a" ? "Tails" : "Paws")
            change(&organization)
            return OfferedAnimal(try IdentitySample.max("\(source):1").animal, offeredBy: organization)
        }
        #expect(rule(try offered("a") { _ in }, try offered("b") { _ in }) == nil)
        let named = try offered("a") { $0.name = "The Happy Tails Rescue" }
        #expect(rule(named, try offered("b") { $0.name = "HAPPY TAILS RESCUE INC" }) == .circumstances)
        let phone = try offered("a") { $0.contact.phone = "+1 (215) 555-0101" }
        #expect(rule(phone, try offered("b") { $0.contact.phone = "215.555.0101" }) == .circumstances)
        let email = try offered("a") { $0.contact.email = "Adopt@Tails.example" }
        #expect(rule(email, try offered("b") { $0.contact.email = "adopt@tails.example" }) == .circumstances)
        let host = try offered("a") { $0.website = "https://www.tails.example/adopt" }
        #expect(rule(host, try offered("b") { $0.website = "tails.example" }) == .circumstances)
        let shared = try offered("a") { $0.website = "https://www.facebook.com/tails" }
        #expect(rule(shared, try offered("b") { $0.website = "https://facebook.com/paws" }) == nil)
    }

    // MARK: Evidence

    @Test("come with what speaks for and against, each in a sentence")
    func evidence() throws {
        let one = try IdentitySample.max("petfinder:1") { $0.birthDate = try? day("2020-01-01") }
        let two = try IdentitySample.max("rescuegroups:2") { animal in
            animal.birthDate = try? day("2020-01-11")
            animal.gender = .known(.female)
        }
        let verdict = AnimalIdentity.verdict(on: one, and: two)
        #expect(
            verdict.evidence == [
                .sameName("max"), .sameOrganization(.name("happy tails rescue")),
                .closeTogether(Distance(kilometers: 0)), .otherSex(.male, .female), .sameBreed("labrador"),
                .similarBirth(days: 10), .sameColor("black"),
            ]
        )
        #expect(verdict.evidence.filter { !$0.speaksFor } == [.otherSex(.male, .female)])
        let sentences = verdict.evidence.map(\.description)
        #expect(sentences.contains("One is male, the other female."))
        #expect(sentences.contains("Their births are 10 days apart, which estimates may be."))
        #expect(sentences.contains("The same organisation offers them: its name is “happy tails rescue”."))
    }
}
