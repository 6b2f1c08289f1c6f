import Domain
import FoundationEssentials
import GRDB
import Testing

@testable import SQLiteCatalog

@Suite("What animals are found by")
struct PostingTests {
    @Test("is each word of their texts, of names and breeds each two that stand together, and the whole name")
    func words() throws {
        var animal = Animal(id: try #require(AnimalID("one:1")), type: .known(.dog), name: "Élie  (小花) O'Malley Élie")
        animal.breeds.primary = "Bichon Frisé / Staffordshire-Bullterrier"
        animal.species = "Dog"
        animal.tags = ["Good boy", "good"]
        animal.description = "Ёлка: good, unmistakeably-good!"
        #expect(
            Self.texts(animal) == [
                .nameWord: ["elie", "elie 小花", "omalley", "omalley elie", "小花", "小花 omalley"],
                .breedWord: [
                    "bichon", "bichon frise", "bullterrier", "bullterrier dog", "dog", "frise", "frise staffordshire",
                    "staffordshire", "staffordshire bullterrier",
                ],
                .tagWord: ["boy", "good"],
                .descriptionWord: ["good", "unmistakeably", "елка"],
                .name: ["elie 小花 omalley elie"],
                .source: ["one"],
            ]
        )
    }

    @Test("is also what they are, whom they get along with, and how long what they are called is")
    func numbers() throws {
        var animal = Animal(id: try #require(AnimalID("one:1")), type: .known(.dog), name: "Élie B")
        animal.breeds = Breeds(primary: "Black Labrador Retriever", secondary: " - ")
        animal.environment.cats = .no
        animal.attributes.houseTrained = .yes
        animal.photos = [Photo(full: "https://example.org/1.jpg")]
        let references = AnimalRow.References(
            terms: [3, 4, nil, nil, nil, nil, 9, 9, 8, nil, 7],
            organization: 12,
            site: 5,
            origin: .record
        )
        let postings = animal.postings(references, isMerged: true)
        #expect(
            Set(postings.filter { if case .number = $0.value { true } else { false } }) == [
                Posting(.kind, 1), Posting(.type, 3), Posting(.status, 4), Posting(.breed, 9), Posting(.color, 7),
                Posting(.color, 8), Posting(.goodWithCats, 0), Posting(.houseTrained, 1), Posting(.hasPhoto, 1),
                Posting(.nameLength, 6), Posting(.breedLength, 0), Posting(.breedLength, 3),
                Posting(.organization, 12), Posting(.site, 5), Posting(.placed, 1),
            ]
        )
        #expect(Set(postings).count == postings.count)
    }

    @Test(
        "is written as the last change of a transaction left it",
        arguments: [[1, ~1], [1, ~1, 1], [1, 2, ~1, 3, 1]] as [[Int64]]
    )
    func lastChange(changes: [Int64]) async throws {
        let folder = try TemporaryFolder()
        let catalog = try SQLiteCatalog(path: folder.path("catalogue.sqlite"))
        var expected = Set<Int64>()
        for change in changes {
            if change < 0 { expected.remove(~change) } else { expected.insert(change) }
        }
        let posting = Posting(.descriptionWord, "gentle")
        let (keys, rows) = try await catalog.write { db in
            let index = PostingChanges(db)
            for change in changes {
                if change < 0 { index.remove(posting, from: ~change) } else { index.add(posting, to: change) }
            }
            try index.write()
            let rows = try Int.fetchOne(db, sql: "SELECT count(*) FROM posting")
            return (Array(try IndexReader(db).keys(posting)), rows)
        }
        #expect(keys == expected.sorted())
        #expect(rows == (expected.isEmpty ? 0 : 1))
    }

    private static func texts(_ animal: Animal) -> [Posting.Field: Set<String>] {
        var texts: [Posting.Field: Set<String>] = [:]
        let references = AnimalRow.References(terms: [], organization: nil, site: nil, origin: nil)
        for posting in animal.postings(references, isMerged: false) {
            if case .text(let text) = posting.value { texts[posting.field, default: []].insert(text) }
        }
        return texts
    }
}
