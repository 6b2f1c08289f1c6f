import Domain
import Testing

@Suite("What animals suggest to somebody who types")
struct SuggestionTests {
    private func animals() throws -> [Animal] {
        try [
            ("BELLA", "Beagle", nil, "Black"), ("Bella", "Labrador Retriever", "Beagle", "Brown / Chocolate"),
            ("Bella", "Black Labrador Retriever", nil, "Black"), ("Rosabel", "beagle", "Beagle", nil),
            ("Anna Bell", nil, nil, "black"), ("🐶", nil, nil, nil),
        ].enumerated().map { index, facts in
            var animal = Animal(id: try #require(AnimalID("s:\(index)")), type: .known(.dog), name: facts.0)
            animal.breeds = Breeds(primary: facts.1, secondary: facts.2)
            animal.colors.primary = facts.3
            return animal
        }
    }

    private func texts(_ prefix: String, _ kinds: Set<SuggestionKind>, limit: Int = 10) throws -> [String] {
        try Suggestion.listed(for: prefix, kinds: kinds, limit: limit, from: animals()).map { "\($0.text) \($0.count)" }
    }

    @Test("the beginnings of words, folded, spelled as most do, the most frequent first")
    func beginnings() throws {
        #expect(try texts("bél", [.name]) == ["Bella 3", "Anna Bell 1"])
        #expect(try texts("b", [.breed]) == ["Beagle 3", "Black Labrador Retriever 1"])
        #expect(try texts("anna b", [.name]) == ["Anna Bell 1"])
        #expect(try texts("zebra", Set(SuggestionKind.allCases)) == [])
    }

    @Test("a breed or a colour counts the animals that the filter finds by it")
    func phrases() throws {
        #expect(try texts("lab", [.breed]) == ["Labrador Retriever 2", "Black Labrador Retriever 1"])
        #expect(try texts("choc", [.color]) == ["Brown / Chocolate 1"])
    }

    @Test("an empty beginning suggests what there is most of, and nothing that has no letters")
    func emptyPrefix() throws {
        #expect(try texts(" ", [.type, .color, .place]) == ["Dog 6", "Black 3", "Brown / Chocolate 1"])
        #expect(try texts("", [.name], limit: 2) == ["Bella 3", "Anna Bell 1"])
        #expect(try texts("", [.name]).count == 3)
        #expect(try texts("", [.name], limit: -1) == [])
    }

    @Test("animals that are taken out again count for nothing, and spell nothing")
    func takenOut() {
        var tally = SuggestionTally(.breed)
        tally.add(["BEAGLE"], count: 3)
        tally.add(["Beagle", "Poodle"], count: 2)
        tally.add(["BEAGLE"], count: -2)
        #expect(Set(tally.suggestions(for: "").map { "\($0.text) \($0.count)" }) == ["Beagle 3", "Poodle 2"])
        tally.add(["Beagle", "Poodle"], count: -2)
        #expect(tally.suggestions(for: "").map { "\($0.text) \($0.count)" } == ["BEAGLE 1"])
        #expect(tally.suggestions(for: "poo").isEmpty)
    }

    @Test("animals that are not adoptable count for nothing")
    func adoptable() throws {
        var animals = try animals()
        for index in animals.indices { animals[index].status = .known(.pending) }
        #expect(Suggestion.listed(for: "", kinds: [.name], limit: 10, from: animals) == [])
    }
}
