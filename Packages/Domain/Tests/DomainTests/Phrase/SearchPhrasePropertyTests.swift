import Domain
import Testing

@Suite("Whatever is typed")
struct SearchPhrasePropertyTests {
    private static let vocabulary: [String] = {
        let tables = [SearchPhraseCase.filters, SearchPhraseCase.places, SearchPhraseCase.negations]
        let typed: [String] = tables.joined().flatMap { $0.phrase.split(separator: " ").map(String.init) }
        let traps = "or and not no near in within 50 named good with - & Max Ünal 🐶 the a young cat dog"
        return typed + traps.split(separator: " ").map(String.init)
    }()

    /// Words of the tables in any order: no grammar, many traps.
    private static func salad(_ random: inout SeededRandom) throws -> String {
        let count = Int.random(in: 1...14, using: &random)
        let words = try (0..<count).map { _ in try #require(vocabulary.randomElement(using: &random)) }
        return words.joined(separator: Bool.random(using: &random) ? " " : ", ")
    }

    private func words(of text: String) -> [String: Int] {
        SearchText.words(of: text).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    @Test("no word is lost: each is in a term's words or in the text")
    func keepsWords() throws {
        var random = SeededRandom(seed: 4)
        for _ in 0..<3000 {
            let phrase = try Self.salad(&random)
            let search = SearchPhrase.understand(phrase, unit: .kilometers)
            let kept = words(of: (search.terms.map(\.words) + [search.filter.text ?? ""]).joined(separator: " "))
            for (word, count) in words(of: phrase) {
                #expect(kept[word, default: 0] >= count, "“\(word)” of “\(phrase)”")
            }
        }
    }

    @Test("text in quotes is only that text")
    func quotedText() throws {
        var random = SeededRandom(seed: 5)
        for _ in 0..<1000 {
            let phrase = try Self.salad(&random)
            guard let text = SearchPhrase.understand(phrase, unit: .kilometers).filter.text else { continue }
            var expected = UnderstoodSearch()
            expected.filter.text = text
            let bare = text.filter { !"\"“”".contains($0) }
            expected.filter.text = bare
            #expect(SearchPhrase.understand("\"\(bare)\"", unit: .kilometers) == expected)
        }
    }

    @Test("case does not matter to filters")
    func anyCase() {
        for row in SearchPhraseCase.filters {
            var upper = SearchPhrase.understand(row.phrase.uppercased(), unit: .kilometers).filter
            var lower = SearchPhrase.understand(row.phrase, unit: .kilometers).filter
            (upper.text, lower.text) = (upper.text.map(SearchText.fold), lower.text.map(SearchText.fold))
            #expect(upper == lower, "\(row.phrase)")
        }
    }

    @Test("ten thousand words are read to the last")
    func manyWords() {
        let pattern = ["young", "dogs", "and", "Max", "no", "cats,", "pit", "bull", "Rex", "Luna"]
        let phrase = (0..<10_000).map { pattern[$0 % pattern.count] }.joined(separator: " ")
        let search = SearchPhrase.understand(phrase, unit: .kilometers)
        #expect(search.filter.types == [.known(.dog)])
        #expect(search.filter.excluded.types == [.known(.cat)])
        #expect(search.terms.count(where: { $0.subject == .breed }) == 1000)
        #expect(SearchText.words(of: search.filter.text ?? "").count == 3000)
    }

    @Test(
        "long runs of one word are kept, each word once",
        arguments: ["dog", "dog and", "no", "near", "a", "within", "named", "5 km", "\"", ","]
    )
    func runs(_ word: String) {
        let phrase = Array(repeating: word, count: 3000).joined(separator: " ")
        let search = SearchPhrase.understand(phrase, unit: .kilometers)
        // A name is both a term and text.
        let terms = search.terms.filter { $0.subject != .text }.map(\.words)
        let kept = SearchText.words(of: (terms + [search.filter.text ?? ""]).joined(separator: " ")).count
        let openers = search.terms.count(where: { $0.subject == .text })
        #expect(kept + openers == SearchText.words(of: phrase).count)
    }
}
