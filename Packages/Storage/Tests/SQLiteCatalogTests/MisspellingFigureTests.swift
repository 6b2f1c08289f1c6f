import Boundaries
import Domain
import SQLiteCatalog
import Testing

@Suite("Misspelled names and breeds of the recorded animals", .enabled(if: Fixtures.areHere, Fixtures.hint))
struct MisspellingFigureTests {
    /// Only the forgiving search, and the forgiving search where fewer than ten animals are spelled so.
    @Test("of 500, one random edit each, at least 95 % are among the first ten found", arguments: [false, true])
    func amongTheFirstTen(exactFirst: Bool) async throws {
        let folder = try TemporaryFolder()
        let catalog = try SQLiteCatalog(path: folder.path("catalogue.sqlite"))
        let animals = try await Fixtures.animals().filter { $0.status == .known(.adoptable) }
        try await catalog.write(CatalogBatch(animals: animals))
        var random = SeededGenerator(seed: 4)
        let originals = Self.originals(of: animals, count: 500, &random)
        try #require(originals.count == 500)
        var missed: [String] = []
        for (index, original) in originals.enumerated() {
            let typed = Self.misspelled(original, hasDiacritics: index.isMultiple(of: 5), &random)
            var found = exactFirst ? try await Self.firstTen(typed, .exact, in: catalog) : []
            if found.count < 10 { found = try await Self.firstTen(typed, .forgiving, in: catalog) }
            let isFound = found.contains { $0.name == original || $0.breeds.named.contains(original) }
            if !isFound { missed.append("\(original), typed \(typed)") }
        }
        let share = Double(originals.count - missed.count) / Double(originals.count)
        print(
            "Misspelled names and breeds among the first ten\(exactFirst ? ", exact ones first" : ""):",
            "\(originals.count - missed.count) of \(originals.count). Missed: \(missed)"
        )
        #expect(share >= 0.95)
    }

    @Test(
        "“labrdor” finds Labradors, and “chiuaua” Chihuahuas",
        arguments: ["labrdor": "labrador", "chiuaua": "chihuahua"]
    )
    func famousMisspellings(typed: String, meant: String) async throws {
        let folder = try TemporaryFolder()
        let catalog = try SQLiteCatalog(path: folder.path("catalogue.sqlite"))
        try await catalog.write(CatalogBatch(animals: Fixtures.animals()))
        let found = try await Self.firstTen(typed, .forgiving, in: catalog)
        #expect(found.count == 10)
        for animal in found {
            let breeds = animal.breeds.named.map(SearchText.fold).joined(separator: " ")
            #expect(breeds.contains(meant), "\(animal.name), \(breeds)")
        }
    }

    private static func firstTen(_ text: String, _ spelling: TextSpelling, in catalog: SQLiteCatalog) async throws
        -> [Animal]
    {
        var filter = AnimalFilter()
        filter.text = text
        filter.spelling = spelling
        let query = AnimalQuery(
            area: .everywhere(measuredFrom: nil),
            filter: filter,
            order: .relevance,
            page: try #require(PageRequest(number: 1, size: 10))
        )
        return try await catalog.page(of: query).items.map(\.animal)
    }

    /// All breeds, and names of at least two letters, as they are spelled.
    private static func originals(of animals: [Animal], count: Int, _ random: inout SeededGenerator) -> [String] {
        let breeds = Set(animals.flatMap(\.breeds.named)).sorted()
        let names = Set(animals.map(\.name)).filter { SearchText.fold($0).count > 1 }.sorted()
        return breeds + names.shuffled(using: &random).prefix(count - breeds.count)
    }

    /// The text after one slip at a random place: a letter replaced, inserted or left out, or two swapped.
    private static func misspelled(
        _ original: String,
        hasDiacritics: Bool,
        _ random: inout SeededGenerator
    ) -> String {
        let folded = Array(SearchText.fold(original))
        var letters = folded
        while letters == folded {
            let place = Int.random(in: letters.indices, using: &random)
            let letter = Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random)))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: letters[place] = letter
            case 1: letters.insert(letter, at: place)
            case 2: letters.remove(at: place)
            default:
                if place + 1 < letters.count { letters.swapAt(place, place + 1) }
            }
        }
        let typed = String(letters)
        guard hasDiacritics else { return typed }
        let accented: [Character: Character] = ["a": "á", "e": "È", "i": "ï", "o": "Ö", "u": "û", "n": "ñ", "c": "Ç"]
        return String(typed.map { accented[$0] ?? $0 })
    }
}
