import Testing

@testable import SQLiteCatalog

@Suite("A dictionary by postings")
struct PostingDictionaryTests {
    @Test("holds what one of Swift holds, in the order of the index", arguments: 0..<10)
    func reference(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var dictionary = PostingDictionary(initial: 0)
        var reference: [Posting: Int] = [:]
        for _ in 0..<20_000 {
            let posting = Self.posting(&random)
            dictionary.update(posting) { $0 += 1 }
            reference[posting, default: 0] += 1
        }
        let ordered = dictionary.inOrder()
        #expect(ordered.count == reference.count && reference.count > 5000)
        #expect(Dictionary(ordered.map { ($0.posting, $0.value) }) { $1 } == reference)
        for (one, next) in zip(ordered, ordered.dropFirst()) {
            #expect(Self.precedes(one.posting, next.posting), "\(one.posting) stands before \(next.posting)")
        }
    }

    @Test("tells apart what differs in the field alone, in the way it is written, or in being a number")
    func alike() {
        let postings = [
            Posting(.color, 7), Posting(.kind, 7), Posting(.nameWord, ""), Posting(.nameWord, "e\u{301}"),
            Posting(.nameWord, "é"), Posting(.tagWord, "é"), Posting(.tagWord, 7), Posting(.tagWord, "7"),
        ]
        var dictionary = PostingDictionary(initial: [Int]())
        for (number, posting) in (postings + postings).enumerated() { dictionary.update(posting) { $0.append(number) } }
        #expect(dictionary.inOrder().count == postings.count)
        for (posting, numbers) in dictionary.inOrder() {
            #expect(numbers.map { postings[$0 % postings.count] } == [posting, posting])
        }
    }

    /// One of some thousand, of which many begin alike.
    private static func posting(_ random: inout SeededGenerator) -> Posting {
        let fields: [Posting.Field] = [.breed, .color, .nameWord, .descriptionWord]
        let field = fields[Int.random(in: fields.indices, using: &random)]
        if field.rawValue < Posting.Field.source.rawValue {
            return Posting(field, .random(in: -900...900, using: &random))
        }
        let letters = ["a", "b", "retriever", "é", "小花", "🐶"]
        let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            letters[Int.random(in: letters.indices, using: &random)]
        }
        return Posting(field, text.joined())
    }

    private static func precedes(_ left: Posting, _ right: Posting) -> Bool {
        guard left.field == right.field else { return left.field.rawValue < right.field.rawValue }
        switch (left.value, right.value) {
        case (.number(let left), .number(let right)): return left < right
        case (.text(let left), .text(let right)): return left.utf8.lexicographicallyPrecedes(right.utf8)
        default: return false
        }
    }
}
