import Testing

@testable import SQLiteCatalog

@Suite("Changes of keys")
struct KeyChangesTests {
    @Test(
        "are those that were kept, in their order",
        arguments: [
            [], [1], [0], [-1], [1, 2, 3, 300, 100_000], [5, ~5, 5], [~3, ~2, 7, 1, ~7],
            [.max, .min, .max, 0, .min, -1],
        ] as [[Int64]]
    )
    func order(changes: [Int64]) {
        var kept = KeyChanges()
        for change in changes { kept.append(change) }
        #expect(kept.all() == changes)
    }

    @Test("are kept once where one comes twice in a row")
    func repeated() {
        var kept = KeyChanges()
        for change: Int64 in [0, 0, 4, 4, 4, ~4, ~4, 4] { kept.append(change) }
        #expect(kept.all() == [0, 4, ~4, 4])
    }
}
