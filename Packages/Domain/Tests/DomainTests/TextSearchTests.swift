import Domain
import FoundationEssentials
import Testing

@Suite("Texts that are searched for")
struct TextSearchTests {
    private func animal(_ name: String, breed: String? = nil, tags: [String] = [], _ description: String? = nil) throws
        -> Animal
    {
        var animal = Animal(id: try #require(AnimalID("s:\(name)")), type: .known(.dog), name: name)
        animal.breeds.primary = breed
        animal.tags = tags
        animal.description = description
        return animal
    }

    private func names(_ text: String, _ spelling: TextSpelling, _ animals: [Animal]) throws -> [String] {
        var filter = AnimalFilter()
        filter.text = text
        filter.spelling = spelling
        let page = try #require(PageRequest(number: 1, size: 100))
        let area = SearchArea.everywhere(measuredFrom: nil)
        return AnimalQuery(area: area, filter: filter, order: .relevance, page: page).listed(from: animals)
            .map(\.animal.name)
    }

    @Test("a whole name comes first, then names, breeds, beginnings, tags and descriptions")
    func exactOrder() throws {
        let animals = [
            try animal("Rex", "loves his bell"), try animal("Max", tags: ["Bell"]), try animal("Bello"),
            try animal("Ann", breed: "Bell Hound"), try animal("Liberty Bell"), try animal("Bell"),
            try animal("Tim", "a fine bellow"), try animal("Ben", breed: "Bellhound"), try animal("Bella Rose"),
            try animal("Bel"), try animal("Tom", tags: ["bells"]),
        ]
        let expected = ["Bell", "Liberty Bell", "Ann", "Bello", "Bella Rose", "Ben", "Max", "Tom", "Rex", "Tim"]
        #expect(try names("bell", .exact, animals.reversed()) == expected)
        #expect(try names("béll", .forgiving, animals) == expected + ["Bel"])
    }

    @Test("all words are weighed, and one that is misspelled weighs most")
    func manyWords() throws {
        let animals = [
            try animal("Golden Boy", breed: "Retreiver"), try animal("Sam", "a golden retriever"),
            try animal("Max", breed: "Golden Retriever"), try animal("Tom", breed: "Labrador Retriever"),
        ]
        #expect(try names("golden retriever", .forgiving, animals) == ["Max", "Sam", "Golden Boy"])
    }

    @Test("of breeds, the one that has as many words as the text comes first")
    func wholeBreeds() throws {
        let animals = [
            try animal("A", breed: "Black Labrador Retriever"), try animal("B", breed: "Labrador Retriever"),
        ]
        #expect(try names("labrador retreiver", .forgiving, animals) == ["B", "A"])
        #expect(try names("labrador", .exact, animals) == ["A", "B"])
    }

    @Test("what is found as well goes by distance, date and id; without a word, by distance or date")
    func ties() throws {
        var animals = try ["a", "b", "c", "d"].map { try animal($0, "gentle") }
        for (index, latitude) in [3.0, 1, nil, nil].enumerated() {
            animals[index].location = latitude.flatMap { Coordinate(latitude: $0, longitude: 0) }
                .map { Location(coordinate: $0, origin: .record) }
        }
        animals[3].publishedAt = Date(timeIntervalSinceReferenceDate: 0)
        let center = try #require(Coordinate(latitude: 0, longitude: 0))
        for (text, centre, expected) in [
            ("gentle", center, "badc"), ("gentle", nil, "dabc"), ("!", center, "bacd"), ("!", nil, "dabc"),
        ] {
            var filter = AnimalFilter()
            filter.text = text
            let page = try #require(PageRequest(number: 1, size: 10))
            let area = SearchArea.everywhere(measuredFrom: centre)
            let query = AnimalQuery(area: area, filter: filter, order: .relevance, page: page)
            #expect(query.listed(from: animals.reversed()).map(\.animal.name).joined() == expected)
        }
    }

    @Test(
        "as many slips are forgiven as a word is long",
        arguments: [
            ("labrdor", "labrador", .oneSlip), ("chiuaua", "chihuahua", .twoSlips), ("mx", "max", .oneSlip),
            ("amx", "max", .oneSlip), ("maxx", "max", .oneSlip), ("mix", "max", .oneSlip), ("blela", "bella", .oneSlip),
            ("bxlxa", "bella", nil), ("max", "max", nil), ("m", "ma", nil), ("retrevr", "retriever", .twoSlips),
            ("retriver", "retriever", .oneSlip), ("labrd", "labrador", .beginning), ("labr", "labrador", nil),
            ("lbar", "labrador", nil), ("größe", "grüße", .oneSlip), ("日犬", "日本犬", .oneSlip),
        ] as [(String, String, Misspelling.Nearness?)]
    )
    func slips(typed: String, meant: String, nearness: Misspelling.Nearness?) {
        #expect(Misspelling(of: typed)?.nearness(to: meant, isUnfinished: true) == nearness)
    }

    @Test("slips are counted as the edit distance counts them")
    func slipsAndDistance() throws {
        var random = SeededRandom(seed: 8)
        for _ in 0..<3000 {
            let words = (0..<2).map { _ in
                String((0..<Int.random(in: 6...9, using: &random)).map { _ in Bool.random(using: &random) ? "a" : "b" })
            }
            let expected: Misspelling.Nearness? =
                switch EditDistance.between(words[0], words[1]) {
                case 1: .oneSlip
                case 2: .twoSlips
                default: nil
                }
            let misspelling = try #require(Misspelling(of: words[0]))
            #expect(misspelling.nearness(to: words[1], isUnfinished: false) == expected, "\(words)")
        }
    }

    @Test("a lost space is a slip", arguments: ["pitbull", "pitxbull"])
    func lostSpace(text: String) throws {
        let animals = [try animal("A", breed: "Pit Bull Terrier"), try animal("B", breed: "Bull Pit")]
        #expect(try names(text, .forgiving, animals) == ["A"])
        #expect(try names(text, .exact, animals) == [])
    }

    @Test("a misspelled word is looked for in names and breeds alone, and not in a very long text")
    func limits() throws {
        let animals = [try animal("Rex", tags: ["Playful"], "gentle"), try animal("Gentle", breed: "Playful")]
        #expect(try names("gentel", .forgiving, animals) == ["Gentle"])
        #expect(try names("plaful", .forgiving, animals) == ["Gentle"])
        let most = Array(repeating: "gentel", count: TextSearch.wordsRanked)
        #expect(try names(most.joined(separator: " "), .forgiving, animals) == ["Gentle"])
        #expect(try names((most + ["gentel"]).joined(separator: " "), .forgiving, animals) == [])
    }
}
