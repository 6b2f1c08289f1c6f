import Boundaries
import Domain
import Testing

/// What is suggested to somebody who types.
extension CatalogContract {
    func checkSuggestions() async throws {
        let none = try await catalog.suggestions(for: "", kinds: Set(SuggestionKind.allCases), limit: 10)
        #expect(none.isEmpty, "an empty catalogue suggests nothing", sourceLocation: location)
        let population = try await fill(seed: 14, count: 90)
        let odd = try oddlySpelled()
        try await catalog.write(CatalogBatch(animals: odd))
        let stored = population.stored + odd.map { $0.beginningHistory() }
        let prefixes = [
            "", "k", "K", "ki", "kit", "kit k", "KIT K", "élan", "o'm", "日", "labrador", "retr", "lab ret",
            "black labr", "bro",
            "brown c", "dog", "d", "fur", "small &", "zebra", "%", "_", "\"", "'", "!", "  old", "old ", "4",
            "\u{1100}", "가",
        ]
        let all = Set(SuggestionKind.allCases)
        for prefix in prefixes {
            for (kinds, limit) in [(all, 1000), (all, 3), ([.breed, .color], 5)] {
                try await expectSuggestions(for: prefix, kinds, limit: limit, from: stored)
            }
        }
        for kinds in [[.name], [.breed], [.type], [.color], [.place], [], all] as [Set<SuggestionKind>] {
            for limit in [-1, 0, 1] { try await expectSuggestions(for: "k", kinds, limit: limit, from: stored) }
        }
        try await checkCountsAreOfAdoptables()
    }

    private func expectSuggestions(
        for prefix: String,
        _ kinds: Set<SuggestionKind>,
        limit: Int,
        from animals: [Animal]
    ) async throws {
        let found = try await catalog.suggestions(for: prefix, kinds: kinds, limit: limit)
        let expected = Suggestion.listed(for: prefix, kinds: kinds, limit: limit, from: animals)
        #expect(isExactly(found, expected), "“\(prefix)”, \(kinds), at most \(limit)", sourceLocation: location)
    }

    /// Names of one folding in several spellings, and one of none at all.
    private func oddlySpelled() throws -> [Animal] {
        let names = [
            "KIT KAT", "Kit Kat", "Kit-Kat", "kit kat", "Kit Kat", "KIT KAT", "🐶", "\u{1100}\u{1161}", "가", "가",
        ]
        return try names.enumerated().map { index, name in
            var animal = try animal("odd:\(index)", name: name)
            animal.breeds = Breeds(primary: "LABRADOR retriever", secondary: "Labrador Retriever")
            animal.colors = Colors(primary: "Black", secondary: "black", tertiary: "Black")
            animal.type = .other(index.isMultiple(of: 2) ? "DRAGON" : "dragon")
            return animal
        }
    }

    private func checkCountsAreOfAdoptables() async throws {
        var animals = try (0..<3).map { try animal("count:\($0)", name: "Quetzalcoatl") }
        animals[0].status = .known(.adopted)
        try await catalog.write(CatalogBatch(animals: animals))
        let found = try await catalog.suggestions(for: "quetz", kinds: [.name], limit: 5)
        #expect(found == [Suggestion(kind: .name, text: "Quetzalcoatl", count: 2)], sourceLocation: location)
        for index in animals.indices { animals[index].status = .known(.adopted) }
        try await catalog.write(CatalogBatch(animals: animals))
        let gone = try await catalog.suggestions(for: "quetz", kinds: [.name], limit: 5)
        #expect(gone.isEmpty, "nobody adoptable is left", sourceLocation: location)
    }
}
