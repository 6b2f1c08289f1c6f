import Boundaries
import Domain
import Foundation
import GRDB
import Synchronization
import Testing

@testable import SQLiteCatalog

@Suite("What a catalogue's file suggests")
struct SuggestionTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private let folder: TemporaryFolder
    private let path: String
    private let clock = Clock(SuggestionTests.start)

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
    }

    @Test("is the reference's, whatever happened to the animals, also to who did not do it", arguments: 0..<4)
    func randomChanges(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var catalog = try open()
        let other = try open()
        for step in 0..<40 {
            let event = try await happen(to: catalog, &random)
            if Int.random(in: 0..<8, using: &random) == 0 { catalog = try open() }
            let shown = try await Self.shown(by: catalog)
            let prefixes = Self.prefixes.shuffled(using: &random).prefix(6)
            for (number, prefix) in prefixes.enumerated() {
                // Who asks for the first time is answered in another way than who asks again.
                let catalogs = number == 0 ? [catalog, other, try open(.readOnly)] : [catalog, other]
                try await expectReference(of: shown, from: catalogs, for: prefix, "\(step): \(event)")
            }
        }
    }

    @Test("is kept in memory until another process changes it")
    func otherProcess() async throws {
        let (catalog, other) = (try open(.readWrite), try open(.readWrite))
        try await catalog.write(Herd.batch(1))
        func kept() -> SuggestionQuery.State? { catalog.suggestionMemory.state }
        func count() async throws -> Int? {
            try await catalog.suggestions(for: "nr 2", kinds: [.name], limit: 100).first { $0.text == "Nr 2" }?.count
        }
        for _ in 0..<3 { #expect(try await count() == 1) }
        let before = kept()
        try await other.write(Herd.batch(1))
        #expect(try await count() == 1)
        #expect(kept() == before, "the same again changes nothing")
        try await other.write(Herd.batch(2))
        for _ in 0..<3 { #expect(try await count() == 2) }
        #expect(kept() != before)
    }

    @Test("leaves nothing behind when the last animal goes")
    func removal() async throws {
        var random = SeededGenerator(seed: 7)
        let catalog = try open()
        for _ in 0..<20 { try await write(to: catalog, &random) }
        for source in Self.sources { try await catalog.remove(source) }
        let groups = try await catalog.reader.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM suggested_group") }
        #expect(groups == 0)
    }

    // MARK: - What happens

    private func happen(to catalog: SQLiteCatalog, _ random: inout SeededGenerator) async throws -> String {
        let source = Self.sources.randomElement(using: &random) ?? Self.sources[0]
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            try await catalog.remove(source)
            return "removed \(source)"
        case 1, 2:
            clock.advance(by: Double(Int.random(in: 1...20, using: &random)))
            return "time passed"
        case 3:
            try await catalog.purge(expiredBefore: clock.now)
            return "purged"
        case 4, 5:
            try await catalog.begin(SyncPass(source: source, startedAt: clock.now, scope: ""))
            try await write(to: catalog, &random)
            _ = try await catalog.finishPass(over: source, at: clock.now, rule: .forced)
            return "unlisted what \(source) did not tell"
        default:
            try await write(to: catalog, &random)
            return "written"
        }
    }

    private func write(to catalog: SQLiteCatalog, _ random: inout SeededGenerator) async throws {
        let count = Int.random(in: 1...12, using: &random)
        try await catalog.write(CatalogBatch(animals: (0..<count).map { _ in try animal(&random) }))
        clock.advance(by: 1)
    }

    /// A record of one of few animals, so that many sources have it.
    private func animal(_ random: inout SeededGenerator) throws -> Animal {
        func one<Value>(of values: [Value]) throws -> Value { try #require(values.randomElement(using: &random)) }
        let (source, number) = (try one(of: Self.sources), Int.random(in: 0..<15, using: &random))
        let id = try #require(AnimalID(source: source, sourceID: "\(number)"))
        // Mostly the same name for the same number, in which two sources may agree.
        let name = Self.names[(number + (try one(of: [0, 0, 0, 0, 1]))) % Self.names.count]
        var animal = Animal(id: id, type: try one(of: [.known(.dog), .known(.dog), .other("DOG")]), name: name)
        animal.organizationAnimalID = "A2024\(number)"
        animal.breeds = Breeds(primary: try one(of: Self.breeds), secondary: try one(of: Self.breeds))
        animal.colors = Colors(
            primary: try one(of: Self.colors),
            secondary: try one(of: Self.colors),
            tertiary: try one(of: Self.colors)
        )
        animal.status = try one(of: [.known(.adoptable), .known(.adoptable), .known(.pending), .other("on hold")])
        let lifetime: Double? = try one(of: [nil, nil, nil, 5, 30])
        let expiry = lifetime.map { clock.now.addingTimeInterval($0) }
        animal.provenance = [Provenance(id: id, fetchedAt: clock.now, expiresAt: expiry)]
        return animal
    }

    // MARK: - What is suggested

    private func expectReference(
        of shown: [Animal],
        from catalogs: [SQLiteCatalog],
        for prefix: String,
        _ comment: Comment,
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        for (kinds, limit) in [(Set(SuggestionKind.allCases), 3), ([.name], 2), ([.breed, .color], 1000)] {
            let expected = Suggestion.listed(for: prefix, kinds: kinds, limit: limit, from: shown)
            for catalog in catalogs {
                let found = try await catalog.suggestions(for: prefix, kinds: kinds, limit: limit)
                #expect(
                    Self.exactly(found) == Self.exactly(expected),
                    "“\(prefix)”, \(comment)",
                    sourceLocation: location
                )
            }
        }
    }

    /// Byte by byte, since texts count as equal that only look the same.
    private static func exactly(_ suggestions: [Suggestion]) -> [[UInt8]] {
        suggestions.map { Array("\($0.kind) \($0.count) \($0.text)".utf8) }
    }

    private static func shown(by catalog: SQLiteCatalog) async throws -> [Animal] {
        let everywhere = SearchArea.everywhere(measuredFrom: nil)
        let query = AnimalQuery(area: everywhere, filter: .everything, order: .name, page: .largestFirst)
        let page = try await catalog.page(of: query)
        #expect(page.total == page.items.count)
        return page.items.map(\.animal)
    }

    private func open(_ mode: SQLiteCatalog.OpenMode = .readWrite) throws -> SQLiteCatalog {
        let clock = clock
        return try SQLiteCatalog(path: path, openMode: mode) { clock.now }
    }

    private static let sources = ["alpha", "beta", "gamma"].compactMap { SourceName($0) }
    private static let names = [
        "Bella", "BELLA", "Bella II", "Élan", "elan", "Max", "Kit-Kat", "KIT KAT", "🐶", "", "\u{1100}\u{1161}", "가",
        "日本", "Straße", "Maximilian",
    ]
    private static let breeds = [
        nil, nil, "Labrador Retriever", "labrador retriever", "Black Labrador Retriever", "Retriever", "", "Épagneul",
    ]
    private static let colors = [nil, nil, "Black", "black", "White", "Brown / Black", "Tricolor (Brown, Black)"]
    private static let prefixes = [
        "", "b", "be", "bell", "bella i", "k", "kit k", "KIT", "é", "ela", "\u{1100}", "가", "日", "str", "m", "maxi",
        "lab", "labr", "retr", "labrador r", "bla", "brown b", "d", "dog", "zebra", "'",
    ]

    /// Stands still until it is told to go on.
    private final class Clock: Sendable {
        private let moment: Mutex<Date>

        init(_ moment: Date) { self.moment = Mutex(moment) }

        var now: Date { moment.withLock { $0 } }

        func advance(by seconds: Double) { moment.withLock { $0.addTimeInterval(seconds) } }
    }
}
