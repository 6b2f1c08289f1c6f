import Domain
import FoundationEssentials
import Testing

@Suite("What a filter lets through")
struct AnimalFilterTests {
    /// A labelled change of the filter, and whether the beagle below still passes.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let passes: Bool
        let change: @Sendable (inout AnimalFilter) -> Void

        init(_ description: String, _ passes: Bool, _ change: @escaping @Sendable (inout AnimalFilter) -> Void) {
            testDescription = description
            self.passes = passes
            self.change = change
        }
    }

    private func beagle() throws -> Animal {
        var animal = Animal(id: try #require(AnimalID("petfinder:1")), type: .known(.dog), name: "Élie (Fifi)")
        animal.breeds = Breeds(primary: "Beagle", secondary: "Black Labrador Retriever", mixed: .yes)
        animal.colors = Colors(primary: "Brown / Chocolate")
        animal.age = .known(.young)
        animal.gender = .known(.female)
        animal.size = .other("Teacup")
        animal.coat = .known(.short)
        animal.environment.children = .yes
        animal.environment.cats = .no
        animal.attributes.houseTrained = .yes
        animal.organizationID = "TX1218"
        animal.tags = ["Playful"]
        animal.description = "Loves long walks & naps."
        animal.publishedAt = Date(iso8601: "2024-11-07T03:27:19Z")
        return animal
    }

    @Test(
        "each criterion by itself",
        arguments: [
            Case("nothing in particular", true) { _ in },
            Case("the type", true) { $0.types = [.known(.cat), .known(.dog)] },
            Case("another type", false) { $0.types = [.known(.cat)] },
            Case("part of a breed", true) { $0.breeds = ["labrador"] },
            Case("a breed in another case", true) { $0.breeds = ["BEAGLE"] },
            Case("half a word of a breed", false) { $0.breeds = ["beag"] },
            Case("an empty breed", false) { $0.breeds = [" "] },
            Case("the age", true) { $0.ages = [.known(.young)] },
            Case("another gender", false) { $0.genders = [.known(.male)] },
            Case("a size nobody knows", true) { $0.sizes = [.other("Teacup")] },
            Case("a size it has not", false) { $0.sizes = [.known(.small)] },
            Case("the coat", true) { $0.coats = [.known(.short)] },
            Case("part of a colour", true) { $0.colors = ["chocolate"] },
            Case("good with children", true) { $0.goodWith = [.children] },
            Case("good with dogs, which nobody said", false) { $0.goodWith = [.children, .dogs] },
            Case("good with cats, which is denied", false) { $0.goodWith = [.cats] },
            Case("house-trained", true) { $0.houseTrained = true },
            Case("not house-trained", false) { $0.houseTrained = false },
            Case("special needs, which nobody said", false) { $0.specialNeeds = true },
            Case("no special needs, which nobody said either", false) { $0.specialNeeds = false },
            Case("adopted ones", false) { $0.statuses = [.known(.adopted)] },
            Case("any status", true) { $0.statuses = [] },
            Case("the organisation in another case", true) { $0.organizations = ["tx1218"] },
            Case("another organisation", false) { $0.organizations = ["TX1"] },
            Case("the source", true) { $0.sources = [SourceName("petfinder")].compactMap(\.self) },
            Case("another source", false) { $0.sources = [SourceName("asm")].compactMap(\.self) },
            Case("published after an earlier day", true) { $0.publishedAfter = Date(iso8601: "2024-11-06") },
            Case("published after that very second", false) {
                $0.publishedAfter = Date(iso8601: "2024-11-07T03:27:19Z")
            },
            Case("with a photo", false) { $0.hasPhoto = true },
            Case("words of name and description", true) { $0.text = "elie walks nap" },
            Case("the beginning of a word that is not the last", false) { $0.text = "eli walks" },
            Case("a word that is nowhere", false) { $0.text = "zebra" },
            Case("no words at all", true) { $0.text = " ! " },
            Case("a misspelled name", false) { $0.text = "elei" },
            Case("a misspelled name that is forgiven", true) {
                $0.text = "elei beagel labrdor"
                $0.spelling = .forgiving
            },
            Case("no dogs", false) { $0.excluded.types = [.known(.dog)] },
            Case("no cats", true) { $0.excluded.types = [.known(.cat)] },
            Case("part of a breed excluded", false) { $0.excluded.breeds = ["poodle", "labrador"] },
            Case("half a word of a breed excluded", true) { $0.excluded.breeds = ["beag", " "] },
            Case("its age excluded", false) { $0.excluded.ages = [.known(.baby), .known(.young)] },
            Case("its gender excluded", false) { $0.excluded.genders = [.known(.female)] },
            Case("a size nobody knows excluded", false) { $0.excluded.sizes = [.other("Teacup")] },
            Case("its coat excluded", false) { $0.excluded.coats = [.known(.short)] },
            Case("part of a colour excluded", false) { $0.excluded.colors = ["brown"] },
        ]
    )
    func criterion(_ testCase: Case) throws {
        var filter = AnimalFilter()
        testCase.change(&filter)
        #expect(filter.matches(try beagle()) == testCase.passes)
    }

    @Test("an animal of which nobody said is not taken for what is excluded")
    func unknown() throws {
        let animal = Animal(id: try #require(AnimalID("s:1")), type: .known(.dog), name: "Rex")
        var filter = AnimalFilter()
        filter.excluded.breeds = ["beagle"]
        filter.excluded.ages = AgeGroup.allCases.map(OpenValue.known)
        filter.excluded.genders = Gender.allCases.map(OpenValue.known)
        filter.excluded.sizes = Size.allCases.map(OpenValue.known)
        filter.excluded.coats = Coat.allCases.map(OpenValue.known)
        filter.excluded.colors = ["black"]
        #expect(filter.matches(animal))
    }

    @Test("an animal without a date is not published after anything")
    func undated() throws {
        var animal = try beagle()
        animal.publishedAt = nil
        var filter = AnimalFilter()
        filter.publishedAfter = .distantPast
        #expect(!filter.matches(animal))
    }
}
