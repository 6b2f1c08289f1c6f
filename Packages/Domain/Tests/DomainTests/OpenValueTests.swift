import Domain
import Testing

@Suite("Vocabularies that stay open")
struct OpenValueTests {
    @Test(
        "a type is known in every spelling",
        arguments: [
            ("Dog", AnimalType.dog), ("dogs", .dog), ("KITTEN", .cat), ("small-furry", .smallFurry),
            ("Small & Furry", .smallFurry), ("scales-fins-other", .scalesFinsOther), ("barnyard", .barnyard),
        ]
    )
    func types(text: String, expected: AnimalType) {
        #expect(OpenValue<AnimalType>(text) == .known(expected))
    }

    @Test(
        "a size is known in every spelling",
        arguments: [
            ("xlarge", Size.extraLarge), ("Extra Large", .extraLarge), ("X-Large", .extraLarge), ("small", .small),
        ]
    )
    func sizes(text: String, expected: Size) {
        #expect(OpenValue<Size>(text) == .known(expected))
    }

    @Test("an unknown value comes out as it came in", arguments: ["Dragon", "", "Élan ", "DOG!x"])
    func unknown(text: String) {
        #expect(OpenValue<AnimalType>(text) == .other(text))
        #expect(OpenValue<AnimalType>(text).text == text)
    }

    @Test("every term reads itself back")
    func terms() {
        #expect(AnimalType.allCases.allSatisfy { AnimalType(reading: $0.rawValue) == $0 })
        #expect(AgeGroup.allCases.allSatisfy { AgeGroup(reading: $0.rawValue.uppercased()) == $0 })
        #expect(Coat.allCases.allSatisfy { Coat(reading: $0.rawValue) == $0 })
        #expect(ListingStatus.allCases.allSatisfy { ListingStatus(reading: $0.rawValue) == $0 })
    }

    @Test("every synonym is written folded, else it could never be found")
    func synonymsAreFolded() {
        func check<Term: Vocabulary>(_: Term.Type) {
            for synonym in Term.synonyms.keys { #expect(SearchText.fold(synonym) == synonym) }
        }
        check(AnimalType.self)
        check(AgeGroup.self)
        check(Gender.self)
        check(Size.self)
        check(Coat.self)
        check(ListingStatus.self)
        check(Companion.self)
    }
}
