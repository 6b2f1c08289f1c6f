import Boundaries
import Domain
import SQLiteCatalog
import Testing

@Suite("Misspelled names and breeds of the recorded animals", .enabled(if: Fixtures.areHere, Fixtures.hint))
struct MisspellingFigureTests {
    @Test("of 500, one random edit each, at least 95 % are among the first ten found")
    func amongTheFirstTen() async throws {
        let folder = try TemporaryFolder()
        let catalog = try SQLiteCatalog(path: folder.path("catalogue.sqlite"))
        let animals = try await Fixtures.animals().filter { $0.status == .known(.adoptable) }
        try await catalog.write(CatalogBatch(animals: animals))
        var random = SeededGenerator(seed: 4)
        let originals = Self.originals(of: animals, count: 500, &random)
        #expect(originals.count == 500)
        var (a, b, missedA, missedB) = (0, 0, [String](), [String]())
        for (index, original) in originals.enumerated() {
            let typed = Self.misspelled(original, hasDiacritics: index.isMultiple(of: 5), &random)
            let exact = try await Self.firstTen(typed, .exact, in: catalog)
            let forgiving = try await Self.firstTen(typed, .forgiving, in: catalog)
            let protocolA = exact.count < 10 ? forgiving : exact
            if protocolA.contains(where: { Self.isCalled(original, $0) }) { a += 1 } else { missedA.append("\(original)→\(typed)") }
            if forgiving.contains(where: { Self.isCalled(original, $0) }) { b += 1 } else { missedB.append("\(original)→\(typed)") }
        }
        print("A \(a) B \(b)", missedA, missedB, separator: "\n")
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

    private static func isCalled(_ original: String, _ animal: Animal) -> Bool {
        animal.name == original || animal.breeds.named.contains(original)
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
