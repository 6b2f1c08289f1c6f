import Boundaries
import Domain
import Testing

/// Where a text is found best, and texts that are misspelled.
extension CatalogContract {
    func checkRelevance() async throws {
        let population = try await fill(seed: 12, count: 90)
        var random = SeededGenerator(seed: 120)
        let fixed = [
            "kit", "kitten", "kit kitten", "elan", "older old", "gentle", "labrador", "labrador retriever", "retriever",
            "ret", "re", "g", "guinea pig", "NEAR AND", "poodle old", "omalley", "日", "", "!?", "zebra",
            "and and and", String(repeating: "kit ", count: 40) + "kitten",
        ]
        let composed = (0..<16).map { _ in
            let words = random.some(RandomPopulation.words + RandomPopulation.breeds, upTo: 3)
            return String(words.joined(separator: " ").dropLast(.random(in: 0...2, using: &random)))
        }
        for text in fixed + composed {
            try await expectRelevance(of: text, .exact, in: population, &random)
        }
    }

    func checkForgivingText() async throws {
        let population = try await fill(seed: 13, count: 90)
        var random = SeededGenerator(seed: 130)
        let fixed = [
            "labrdor", "labradro retreiver", "blacklabrador", "guineapig", "guinea.pig", "guineaxpig", "kiten",
            "iktten",
            "ki", "ti", "k", "gnetle", "omaley", "elna", "nandú", "strase", "日", "犬日", "本日", "labrr", "epagn",
            "retreiv", "poddle kit", "older poodel", "42", "24", "", "  ", "retriever retriever", "zebra",
            String(repeating: "kiten ", count: 40), String(repeating: "kiten ", count: 16),
            String(repeating: "a", count: 64), String(repeating: "a", count: 4000), "\"kiten", "kiten*", "NAER",
            "ANDD OOR",
            "\u{1100}\u{1161}", "🐶 kiten",
        ]
        let composed = (0..<24).map { _ in
            let words = random.some(RandomPopulation.words + RandomPopulation.breeds, upTo: 3)
            return slipped(slipped(words.joined(separator: " "), &random), &random)
        }
        for text in fixed + composed {
            try await expectRelevance(of: text, .forgiving, in: population, &random)
        }
        try await checkMeantWords()
    }

    /// What is misspelled is found where it is meant, also once the animal is called otherwise.
    private func checkMeantWords() async throws {
        var animal = try animal("meant:1", name: "Chihuahua")
        animal.species = "Hedgehog"
        animal.tags = ["Snuggler"]
        animal.description = "Whippersnapper"
        try await catalog.write(CatalogBatch(animals: [animal]))
        for text in ["chiuaua", "hegdehog", "chihuahua hedgehogg"] { try await expect(text, finds: [animal.id]) }
        for text in ["ciuaua", "snugler", "whipersnapper"] { try await expect(text, finds: []) }
        animal.name = "Xylophone"
        try await catalog.write(CatalogBatch(animals: [animal]))
        try await expect("chiuaua", finds: [])
        try await expect("xilophne", finds: [animal.id])
    }

    private func expect(_ text: String, finds ids: [AnimalID]) async throws {
        let page = try await catalog.page(of: everywhere(filter(text, .forgiving), order: .relevance))
        #expect(page.items.map(\.animal.id) == ids, "searching \(text)", sourceLocation: location)
    }

    /// Expects the reference's whole list, a page of it in some area, and the animals themselves by distance.
    private func expectRelevance(
        of text: String,
        _ spelling: TextSpelling,
        in population: RandomPopulation,
        _ random: inout SeededGenerator
    ) async throws {
        let center = random.pick(RandomPopulation.places)
        let area = random.pick([
            SearchArea.everywhere(measuredFrom: nil), .around(center, within: nil),
            .around(center, within: Distance(kilometers: .random(in: 0...20_000, using: &random))),
        ])
        let everywhere = SearchArea.everywhere(measuredFrom: center)
        let part = try request(.random(in: 1...2, using: &random), size: .random(in: 1...20, using: &random))
        for (area, order, page) in [
            (everywhere, AnimalOrder.relevance, PageRequest.largestFirst), (area, .relevance, part),
            (random.pick([area, everywhere]), .distance, part),
        ] {
            try await expectReference(
                AnimalQuery(area: area, filter: filter(text, spelling), order: order, page: page),
                from: population.stored,
                organizations: population.organizationsByID,
                "\(text.prefix(80)), \(spelling), \(area), \(order), page \(page.number)"
            )
        }
    }

    private func filter(_ text: String, _ spelling: TextSpelling) -> AnimalFilter {
        var filter = AnimalFilter()
        filter.statuses = []
        filter.text = text
        filter.spelling = spelling
        return filter
    }

    /// The text with a letter replaced, inserted, left out, or swapped with its neighbour.
    private func slipped(_ text: String, _ random: inout SeededGenerator) -> String {
        var letters = Array(text)
        guard !letters.isEmpty else { return text }
        let place = Int.random(in: letters.indices, using: &random)
        let letter = random.pick(Array("abcdeilnorstu4é日 "))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: letters[place] = letter
        case 1: letters.insert(letter, at: place)
        case 2: letters.remove(at: place)
        default: if place > 0 { letters.swapAt(place - 1, place) }
        }
        return String(letters)
    }
}
