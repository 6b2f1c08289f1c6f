import Boundaries
import Domain
import Testing

/// Searching in words.
extension CatalogContract {
    func checkTextSearch() async throws {
        let population = try await fill(seed: 7, count: 150)
        let texts = [
            "gentle", "GENTLE", "elan", "Élan", "omalley", "O'Malley", "naive", "nandu", "strasse", "straße", "日本", "日",
            "old", "older", "old older", "older old", "kit", "kitte", "kit kitten", "gent play", "playful gentle quiet",
            "retriever gentle", "guinea", "pig guinea", "4", "42", "l", "grosser", "", "   ", "!?", "zzz",
            "cafe\u{301}",
        ]
        for text in texts { try await expectText(text, in: population) }
        var random = SeededGenerator(seed: 70)
        for _ in 0..<25 {
            let words = random.some(RandomPopulation.words + RandomPopulation.breeds, upTo: 4)
            let cut = String(words.joined(separator: " ").dropLast(.random(in: 0...2, using: &random)))
            try await expectText(cut, in: population)
        }
        try await checkOneField()
    }

    func checkHostileText() async throws {
        let population = try await fill(seed: 8, count: 60)
        let texts = [
            "\"", "\"\"", "\"gentle", "gentle\"", "'", "' OR 1=1 --", "gentle AND", "AND", "OR", "NOT", "NOT gentle",
            "NEAR", "NEAR(gentle quiet)", "NEAR(gentle quiet, 2)", "gentle NEAR/2 quiet", "*", "gentle*", "*gentle",
            "^gentle",
            "name:gentle", "name : gentle", "{name tags} : gentle", "-name:gentle", "gentle + quiet", "gentle+quiet",
            "(", ")",
            "(gentle", "gentle)", "()", "\\", "%", "_", "gentl_", "g%", "[a-z]*", "; DROP TABLE animal", "🐶",
            "🐶 gentle",
            "gentle 👩‍👩‍👧‍👦", "\u{202e}gentle", "\u{feff}", "gen\u{301}tle", "\u{1f}gentle\u{7f}", "१२", "Ⓐ", "ß", "ΣΑΣ", "İ",
            "\u{1100}\u{1161}", "가", "क", "की", "rowid:1", "animal_text", "NULL",
            String(repeating: "gentle ", count: 500),
            String(repeating: "a", count: 40_000),
        ]
        for text in texts { try await expectText(text, in: population) }
        let odd = try ["\u{1100}\u{1161}", "각", "की", "Ⓐ", "ΣΑΣ", "12", "१२", "ǅ", "ﬁne", "x\u{34f}y"].enumerated()
            .map { try animal("odd:\($0.offset)", name: $0.element) }
        try await catalog.write(CatalogBatch(animals: odd))
        for text in texts + odd.map(\.name) {
            try await expectText(text, in: population.stored + odd.map { $0.beginningHistory() })
        }
    }

    /// Each of the fields is looked at, words may stand in different ones, and none runs over into the next.
    private func checkOneField() async throws {
        var animal = try animal("fields:1", name: "Aaa")
        animal.breeds = Breeds(primary: "Bbb", secondary: "Ccc")
        animal.species = "Ddd"
        animal.tags = ["Eee fff", "Ggg"]
        animal.description = "Hhh Iii"
        try await catalog.write(CatalogBatch(animals: [animal]))
        let found = ["aaa", "bbb", "ccc", "ddd", "eee", "fff", "ggg", "hhh", "iii", "ii", "aaa iii eee", "bbb hh"]
        for text in found { try await expect(text, finds: [animal.id]) }
        for text in ["aa ddd", "zaaa", "aaabbb", "hh iii"] { try await expect(text, finds: []) }
        animal.name = "Zzz"
        animal.description = nil
        try await catalog.write(CatalogBatch(animals: [animal]))
        for text in ["aaa", "hhh"] { try await expect(text, finds: []) }
        for text in ["zzz", "bbb"] { try await expect(text, finds: [animal.id]) }
    }

    private func expect(_ text: String, finds ids: [AnimalID]) async throws {
        var filter = AnimalFilter()
        filter.text = text
        let page = try await catalog.page(of: everywhere(filter))
        #expect(page.items.map(\.animal.id) == ids, "searching \(text)", sourceLocation: location)
    }

    private func expectText(_ text: String, in population: RandomPopulation) async throws {
        try await expectText(text, in: population.stored)
    }

    private func expectText(_ text: String, in animals: [Animal]) async throws {
        var filter = AnimalFilter()
        filter.statuses = []
        filter.text = text
        let query = everywhere(filter)
        let ids = try await catalog.page(of: query).items.map(\.animal.id)
        let expected = query.listed(from: animals).map(\.animal.id)
        #expect(ids == expected, "searching \(text.prefix(80).debugDescription)", sourceLocation: location)
    }
}
