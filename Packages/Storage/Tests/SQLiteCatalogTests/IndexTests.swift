import Boundaries
import Domain
import FoundationEssentials
import GRDB
import Testing

@testable import SQLiteCatalog

@Suite("The index of a catalogue")
struct IndexTests {
    private let folder: TemporaryFolder
    private let catalog: SQLiteCatalog
    private let sources: [SourceName]

    init() throws {
        folder = try TemporaryFolder()
        catalog = try SQLiteCatalog(path: folder.path("catalogue.sqlite"))
        sources = try ["one", "two"].map { try #require(SourceName($0)) }
    }

    @Test("is after all kinds of changes what making it anew gives", arguments: 0..<12)
    func changes(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        // Remembers what it is asked, though others change it.
        let asked = try SQLiteCatalog(path: catalog.path, openMode: .readOnly)
        for step in 0..<12 {
            let source = sources[Int.random(in: 0..<2, using: &random)]
            let moment = Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(step) * 86_400)
            switch Int.random(in: 0..<10, using: &random) {
            case 0: try await catalog.purge(expiredBefore: moment)
            case 1: try await catalog.remove(source)
            case 2:
                try await catalog.begin(SyncPass(source: source, startedAt: moment, scope: "all"))
                let batch = try batch(of: source, at: moment, &random)
                _ = try await catalog.write(batch, of: source, seen: batch.animals.count, movingTo: FeedCursor("end"))
                _ = try await catalog.finishPass(over: source, at: moment, rule: .forced)
            default: try await catalog.write(try batch(of: source, at: moment, &random))
            }
            let (kept, anew) = try await dumps()
            #expect(kept == anew, "after step \(step)")
            let opened = try SQLiteCatalog(path: catalog.path, openMode: .readOnly)
            #expect(try await answers(of: asked) == answers(of: opened), "after step \(step)")
            #expect(try await catalog.check().problems.isEmpty)
        }
    }

    @Test("is read anew by who remembers it, when nothing changed but a word, a place or a date")
    func rememberedAndChanged() async throws {
        let asked = try SQLiteCatalog(path: catalog.path, openMode: .readOnly)
        func listed(_ change: (inout AnimalFilter) -> Void, within radius: Distance? = nil) async throws -> Int {
            var filter = AnimalFilter.everything
            change(&filter)
            let center = try #require(Coordinate(latitude: 40, longitude: -75))
            let area = radius.map { SearchArea.around(center, within: $0) } ?? .everywhere(measuredFrom: nil)
            return try await asked.page(of: AnimalQuery(area: area, filter: filter, order: .newest, page: .smallest))
                .total
        }
        func counts() async throws -> [Int] {
            [
                try await listed { $0.text = "gentle" },
                try await listed({ _ in }, within: Distance(kilometers: 5)),
                try await listed { $0.publishedAfter = Date(timeIntervalSinceReferenceDate: 100) },
            ]
        }
        var animal = Animal(
            id: try #require(AnimalID(source: sources[0], sourceID: "1")),
            type: .known(.dog),
            name: "Rex"
        )
        try await catalog.write(CatalogBatch(organizations: [], animals: [animal]))
        #expect(try await counts() == [0, 0, 0])
        animal.description = "gentle"
        try await catalog.write(CatalogBatch(organizations: [], animals: [animal]))
        #expect(try await counts() == [1, 0, 0])
        animal.location = Location(
            coordinate: try #require(Coordinate(latitude: 40, longitude: -75)),
            origin: .record
        )
        try await catalog.write(CatalogBatch(organizations: [], animals: [animal]))
        #expect(try await counts() == [1, 1, 0])
        animal.publishedAt = Date(timeIntervalSinceReferenceDate: 200)
        try await catalog.write(CatalogBatch(organizations: [], animals: [animal]))
        #expect(try await counts() == [1, 1, 1])
    }

    @Test("that lost an animal, or holds one too many, is told of")
    func faults() async throws {
        var random = SeededGenerator(seed: 1)
        try await catalog.write(try batch(of: sources[0], at: .distantPast, &random))
        let whole = try await catalog.check().animals
        try await catalog.write { db in
            let changes = PostingChanges(db)
            changes.remove(Posting(.kind, 0), from: 1)
            changes.add(Posting(.kind, 0), to: Int64(whole) + 1)
            try changes.write()
        }
        #expect(
            try await catalog.check().problems
                == ["animals that the index lacks: 1", "animals in the index that are not there: 1"]
        )
    }

    @Test(
        "that was damaged is told to be, whatever is asked for",
        arguments: [
            "UPDATE posting SET block = 1 << 40 WHERE field = 0", "UPDATE posting SET block = -1 WHERE field = 0",
            "UPDATE animal_sites SET block = -7", "UPDATE animal_sites SET numbers = zeroblob(70000)",
            "UPDATE animal_sites SET numbers = x'01000000ffffff7f'", "UPDATE site_places SET block = 1 << 40",
        ]
    )
    func damage(sql: String) async throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<4 { try await catalog.write(try batch(of: sources[0], at: .distantPast, &random)) }
        try await catalog.write { try $0.execute(sql: sql) }
        let center = try #require(Coordinate(latitude: 40, longitude: -75))
        let error = try await #require(throws: CatalogError.self) {
            try await catalog.read { db in
                var distances = SiteDistances(from: center, try SiteColumn(db).places())
                return try distances.nearest(5, of: IndexReader(db).keys(.kind))
            }
        }
        guard case .damaged = error else {
            Issue.record("\(error) must say that the file is damaged")
            return
        }
    }

    @Test("of animals of whom nobody knows where they are finds none of them near")
    func nowhere() async throws {
        let source = sources[0]
        let animals = try (0..<20).map { number in
            Animal(id: try #require(AnimalID(source: source, sourceID: "\(number)")), type: .known(.dog), name: "Rex")
        }
        try await catalog.write(CatalogBatch(animals: animals))
        let center = try #require(Coordinate(latitude: 40, longitude: -75))
        let found = try await catalog.read { db in
            var distances = SiteDistances(from: center, try SiteColumn(db).places())
            return try distances.nearest(5, of: IndexReader(db).keys(.kind))
        }
        #expect(found.isEmpty)
    }

    @Test("tells a name that is the text from one of the same words and pairs of words")
    func repeatedWords() async throws {
        let animals = try ["Mo Bo Mo", "Bo Mo Bo"].enumerated().map { number, name in
            Animal(id: try #require(AnimalID("one:\(number)")), type: .known(.dog), name: name)
        }
        try await catalog.write(CatalogBatch(animals: animals))
        for name in animals.map(\.name) {
            var filter = AnimalFilter.everything
            filter.text = name
            let query = AnimalQuery(
                area: .everywhere(measuredFrom: nil),
                filter: filter,
                order: .relevance,
                page: .largestFirst
            )
            #expect(try await catalog.page(of: query).items.map(\.animal.name).first == name)
        }
    }

    /// What the tables of the index hold, as they are and as they are made anew.
    private func dumps() async throws -> (kept: [String], anew: [String]) {
        try await catalog.write { db in
            let kept = try dump(db)
            for table in ["posting", "animal_sites", "site_places", "animal_moments", "suggested_group"] {
                try db.execute(sql: "DELETE FROM \(table)")
            }
            try AnimalWriter.indexAll(db)
            return (kept, try dump(db))
        }
    }

    private func dump(_ db: Database) throws -> [String] {
        let postings = try String.fetchAll(
            db,
            sql:
                "SELECT field || ' ' || value || ' ' || block || ' ' || hex(keys) FROM posting ORDER BY field, value, block"
        )
        let groups = try String.fetchAll(
            db,
            sql: """
                SELECT kind || ' ' || first || ' ' || second || ' ' || third || ' ' || animals FROM suggested_group
                ORDER BY kind, folded, first, second, third
                """
        )
        let places = try SiteColumn(db).places()
        let keys = try Int64.fetchAll(db, sql: "SELECT id FROM animal WHERE site IS NOT NULL ORDER BY id")
        let publications = try PublicationColumn(db).publications()
        let all = try Int64.fetchAll(db, sql: "SELECT id FROM animal ORDER BY id")
        let moments = all.map { "\($0) \(String(describing: publications.moment(of: $0)))" }
        return postings + groups + moments + (try keys.map { "\($0) \(try places.place(of: places.site(of: $0)))" })
    }

    /// What a text lists, and how many each choice would.
    private func answers(of catalog: SQLiteCatalog) async throws -> [String] {
        var filter = AnimalFilter()
        filter.text = "gentle"
        let center = try #require(Coordinate(latitude: 40, longitude: -75))
        let area = SearchArea.around(center, within: nil)
        let page = try await catalog.page(
            of: AnimalQuery(area: area, filter: filter, order: .distance, page: .largestFirst)
        )
        let facets = try await catalog.facets(of: AnimalFilter(), in: area)
        return page.items.map(\.animal.id.description) + facets.ages.map { "\($0.key): \($0.value)" }.sorted()
    }

    /// A few of 30 animals that both sources know, told in ever other ways.
    private func batch(of source: SourceName, at moment: Date, _ random: inout SeededGenerator) throws -> CatalogBatch {
        var numbers = Set<Int>()
        for _ in 0..<12 { numbers.insert(Int.random(in: 0..<30, using: &random)) }
        let animals = try numbers.sorted().map { number in
            let id = try #require(AnimalID(source: source, sourceID: "\(number)"))
            var animal = Animal(id: id, type: .known(.dog), name: Self.any(of: ["Rex \(number)", "Bella"], &random))
            animal.organizationAnimalID = "A20\(number)"
            animal.organizationID = Self.any(of: ["north", "south", nil], &random)
            animal.breeds.primary = Self.any(of: ["Beagle", "Black Labrador Retriever", nil], &random)
            animal.breeds.secondary = Self.any(of: ["Beagle", nil], &random)
            animal.age = Self.any(of: [.known(.baby), .other("old"), nil], &random)
            animal.environment.cats = Self.any(of: [.yes, .no, .unknown], &random)
            animal.description = Self.any(of: ["playful and gentle", "gentle", nil], &random)
            animal.tags = Self.any(of: [[], ["Big eyes", "Quiet"]], &random)
            animal.publishedAt = Self.any(of: [moment, Date(timeIntervalSinceReferenceDate: 0), nil], &random)
            animal.photos = Self.any(of: [[], [Photo(full: "https://example.org/1.jpg")]], &random)
            animal.provenance = [
                Provenance(id: id, fetchedAt: moment, expiresAt: Self.any(of: [moment + 86_400, nil, nil], &random))
            ]
            return animal
        }
        let organizations = try ["north", "south"].filter { _ in Bool.random(using: &random) }.map { name in
            var organization = Organization(
                id: try #require(OrganizationID(source: source, sourceID: name)),
                name: name
            )
            organization.coordinate = Coordinate(latitude: Self.any(of: [40, 40.01], &random), longitude: -75)
            return organization
        }
        return CatalogBatch(organizations: organizations, animals: animals)
    }

    private static func any<Value>(of values: [Value], _ random: inout SeededGenerator) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }
}
