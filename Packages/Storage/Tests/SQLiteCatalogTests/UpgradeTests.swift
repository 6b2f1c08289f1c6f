import Boundaries
import Domain
import Foundation
import GRDB
import Synchronization
import Testing

@testable import SQLiteCatalog

@Suite("A catalogue's file of an older PetSave")
struct UpgradeTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
    }

    @Test(
        "of before there were syncs keeps its records, and knows when they expire",
        arguments: [SQLiteCatalog.OpenMode.readOnly, .readWrite]
    )
    func beforeSyncs(mode: SQLiteCatalog.OpenMode) async throws {
        try await makeFileOfVersion2()
        func ids(at seconds: Double) async throws -> [String] {
            let catalog = try SQLiteCatalog(path: path, openMode: mode) {
                Date(timeIntervalSinceReferenceDate: seconds)
            }
            return try await catalog.animals(matching: .everything, after: nil, limit: 10).map(\.id.sourceID)
        }
        #expect(try await ids(at: 99) == ["1", "2", "3", "4"])
        #expect(try await ids(at: 100) == ["1", "3", "4"])
        #expect(try await ids(at: 500) == ["1", "4"])
        let catalog = try SQLiteCatalog(path: path)
        #expect(try await catalog.syncRecords().isEmpty)
        #expect(try await catalog.check().problems.isEmpty)
        let purged = try await catalog.purge(expiredBefore: Date(timeIntervalSinceReferenceDate: 1000))
        #expect(purged == 2)
        var rex = AnimalFilter.everything
        rex.text = "rex"
        #expect(try await catalog.animals(matching: rex, after: nil, limit: 10).map(\.id.sourceID) == ["1", "4"])
    }

    @Test("of before there were merged listings lists an animal of two sources once")
    func beforeMerging() async throws {
        let queue = try DatabaseQueue(path: path)
        try CatalogSchema.migrator.migrate(queue, upTo: "3 sources that are synced")
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO source VALUES ('a', 1), ('b', 2);
                    INSERT INTO term VALUES (1, 'Dog', 'dog'), (2, 'adoptable', 'adoptable');
                    INSERT INTO animal (id, source, source_id, type, status, has_photo, folded_name)
                        VALUES (1, 'a', '1', 1, 2, 0, 'urgent rex'), (2, 'b', '2', 1, 2, 0, 'rex'),
                            (3, 'b', '3', 1, 2, 0, 'max');
                    INSERT INTO listing (animal, name, organization_animal_id)
                        VALUES (1, '~ URGENT ~ Rex', 'A20241'), (2, 'Rex', 'A20241'), (3, 'Max', 'A20242');
                    INSERT INTO animal_text (rowid, name, breeds, tags, description)
                        SELECT id, folded_name, '', '', '' FROM animal;
                    INSERT INTO provenance VALUES (1, 0, 'a', '1', 60, NULL), (2, 0, 'b', '2', 50, NULL);
                    """
            )
        }
        let catalog = try SQLiteCatalog(path: path)
        let byName = AnimalQuery(area: .everywhere(measuredFrom: nil), order: .name, page: .largestFirst)
        let names = try await catalog.page(of: byName).items.map(\.animal.name)
        #expect(names == ["Max", "~ URGENT ~ Rex"])
        let parts = try await catalog.parts(of: try #require(AnimalID("b:2")))
        #expect(parts.map(\.animal.id.description) == ["a:1", "b:2"])
        #expect(try await catalog.animals(matching: .everything, after: nil, limit: 10).count == 3)
        let suggested = try await catalog.suggestions(for: "r", kinds: [.name], limit: 10)
        #expect(suggested.map(\.text) == ["~ URGENT ~ Rex"] && suggested.map(\.count) == [1])
        let check = try await catalog.check()
        #expect(check.problems.isEmpty)
        #expect(check.animals == 3)
    }

    @Test("of before misspellings were forgiven finds names and breeds that are misspelled")
    func beforeMisspellings() async throws {
        let queue = try DatabaseQueue(path: path)
        try CatalogSchema.migrator.migrate(queue, upTo: "1 animals and organisations")
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO source VALUES ('old', 1);
                    INSERT INTO term VALUES (1, 'Dog', 'dog'), (2, 'adoptable', 'adoptable'), (3, 'Beagle', 'beagle');
                    INSERT INTO animal (id, source, source_id, type, status, primary_breed, has_photo, folded_name)
                        VALUES (1, 'old', '1', 1, 2, 3, 0, 'maximilian');
                    INSERT INTO listing (animal, name, species) VALUES (1, 'Maximilian', 'Canine');
                    INSERT INTO provenance VALUES (1, 0, 'old', '1', 50, NULL);
                    """
            )
        }
        let catalog = try SQLiteCatalog(path: path)
        for text in ["maximillian", "baegle", "cannine"] {
            var filter = AnimalFilter.everything
            filter.text = text
            filter.spelling = .forgiving
            #expect(try await catalog.animals(matching: filter, after: nil, limit: 10).count == 1, "\(text)")
        }
    }

    @Test("of before details were packed keeps all of them")
    func beforePacking() async throws {
        let queue = try DatabaseQueue(path: path)
        try CatalogSchema.migrator.migrate(queue, upTo: "5 an index of our own")
        try await queue.write { try $0.execute(sql: Self.unpacked) }
        var rex = Animal(id: try #require(AnimalID("old:1")), type: .known(.dog), name: "Rex")
        rex.species = "Canine"
        rex.birthDate = BirthDate(day: try #require(CalendarDay(daysSince1970: -3)), isExact: true)
        rex.description = "Gentle."
        rex.organizationAnimalID = "A1"
        rex.url = "https://example.org/1"
        rex.contact.email = "a@example.org"
        rex.contact.phone = "555"
        rex.contact.address = Address(
            address1: "1 Way",
            address2: "Hut",
            city: "Reno",
            state: "NV",
            postcode: "89501",
            country: "US"
        )
        rex.adoptionFee = .amount(hundredths: 12_50, currency: "USD")
        rex.statusChangedAt = Date(timeIntervalSinceReferenceDate: 7)
        rex.primaryPhotoCropped = Photo(small: "https://example.org/c", full: "https://example.org/cf")
        rex.photos = [Photo(medium: "https://example.org/m"), Photo(large: "https://example.org/l")]
        rex.videos = ["<iframe>"]
        rex.tags = ["Quiet", "Big eyes"]
        rex.bondedPartners = [try #require(AnimalID("old:2"))]
        rex.statusHistory = [
            StatusChange(status: .known(.pending), since: Date(timeIntervalSinceReferenceDate: 5)),
            StatusChange(status: .known(.adoptable), since: Date(timeIntervalSinceReferenceDate: 7)),
        ]
        rex.provenance = [Provenance(id: rex.id, fetchedAt: Date(timeIntervalSinceReferenceDate: 50))]
        var max = Animal(id: try #require(AnimalID("old:2")), type: .known(.dog), name: "Max")
        max.adoptionFee = .text("by donation")
        max.provenance = [Provenance(id: max.id, fetchedAt: Date(timeIntervalSinceReferenceDate: 50))]
        let catalog = try SQLiteCatalog(path: path)
        #expect(try await catalog.animals(matching: .everything, after: nil, limit: 10) == [rex, max])
        #expect(try await catalog.check().problems.isEmpty)
        var gentle = AnimalFilter.everything
        gentle.text = "gentle"
        #expect(try await catalog.animals(matching: gentle, after: nil, limit: 10) == [rex])
    }

    @Test("that has an index keeps it, and packs dates besides")
    func indexed() async throws {
        let queue = try DatabaseQueue(path: path)
        try CatalogSchema.migrator.migrate(queue, upTo: "5 an index of our own")
        try await queue.write { db in
            try db.execute(sql: Self.unpacked)
            try db.execute(sql: "INSERT INTO posting VALUES (0, 0, 0, x'01000200')")
            try db.execute(sql: "UPDATE animal SET published_at = 20 WHERE id = 2")
        }
        try SQLiteCatalog.bringUpToDate(path: path) { _, _ in }
        let (postings, publications) = try await queue.read { db in
            (
                try Int.fetchAll(db, sql: "SELECT field FROM posting"), try PublicationColumn(db).publications()
            )
        }
        #expect(Set(postings) == [0, 46])
        #expect([1, 2].map(publications.moment) == [nil, 20])
    }

    @Test("that has an index still knows what looks alike and cannot be told apart")
    func indexedTwins() async throws {
        let queue = try DatabaseQueue(path: path)
        try CatalogSchema.migrator.migrate(queue, upTo: "5 an index of our own")
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO source VALUES ('a', 2), ('b', 1);
                    INSERT INTO term VALUES (1, 'Dog', 'dog'), (2, 'adoptable', 'adoptable');
                    INSERT INTO animal (id, source, source_id, type, status, has_photo, folded_name, sort_name, merged)
                        VALUES (1, 'a', '1', 1, 2, 0, 'rex', 'rex', 0), (2, 'a', '2', 1, 2, 0, 'rex', 'rex', 0),
                            (3, 'b', '3', 1, 2, 0, 'rex', 'rex', 0);
                    INSERT INTO listing (animal, name, organization_animal_id)
                        VALUES (1, 'Rex', 'A20241'), (2, 'Rex', 'A20241'), (3, 'Rex', 'A20241');
                    INSERT INTO provenance VALUES (1, 0, 'a', '1', 60, NULL), (2, 0, 'a', '2', 60, NULL),
                        (3, 0, 'b', '3', 50, NULL);
                    INSERT INTO likeness VALUES (1, 3), (3, 1), (2, 3), (3, 2);
                    INSERT INTO posting VALUES (0, 0, 0, x'010002000300'), (10, 1, 0, x'010002000300');
                    """
            )
        }
        try SQLiteCatalog.bringUpToDate(path: path) { _, _ in }
        let pairs = try await queue.read { db in
            try String.fetchAll(db, sql: "SELECT one || '-' || other FROM likeness ORDER BY one, other")
        }
        #expect(pairs == ["1-3", "2-3", "3-1", "3-2"])
    }

    @Test("of before sites and organisations were in the index finds animals by both")
    func beforeReferences() async throws {
        for number in 0..<7 { try await SQLiteCatalog(path: path).write(Herd.batch(number)) }
        try await DatabaseQueue(path: path).write { db in
            try db.execute(
                sql: """
                    DELETE FROM posting WHERE field IN (31, 32);
                    CREATE INDEX animal_by_site ON animal (site);
                    CREATE INDEX animal_by_organization ON animal (organization);
                    DELETE FROM grdb_migrations WHERE identifier LIKE '8 %';
                    """
            )
        }
        let catalog = try SQLiteCatalog(path: path)
        var shelter = AnimalFilter.everything
        shelter.organizations = ["shelter 3"]
        let expected = try Herd.stored(batches: 3..<4)
        #expect(try await catalog.animals(matching: shelter, after: nil, limit: 100) == expected)
        let center = try #require(expected.first?.location?.coordinate)
        let near = AnimalQuery(
            area: .around(center, within: Distance(kilometers: 1)),
            filter: .everything,
            order: .distance,
            page: .largestFirst
        )
        #expect(try await catalog.page(of: near).items.map(\.animal) == expected)
        #expect(try await catalog.check().problems.isEmpty)
    }

    @Test("of before fetches were kept once knows when each record was fetched")
    func beforeFetches() async throws {
        let moment = Date(timeIntervalSinceReferenceDate: 700_000_003)
        for number in 0..<7 { try await SQLiteCatalog(path: path).write(Herd.batch(number)) }
        try await DatabaseQueue(path: path).write { db in
            try db.execute(
                sql: """
                    INSERT INTO provenance
                        SELECT id, 0, source, source_id, 700000000 + CAST(source_id AS INTEGER), NULL FROM animal;
                    UPDATE provenance SET expires_at = 900000000 WHERE source_id = '2-0';
                    INSERT INTO provenance SELECT id, 1, 'other', '9', 5, NULL FROM animal WHERE source_id = '2-1';
                    DROP TABLE fetch;
                    DROP TABLE animal_fetches;
                    DELETE FROM grdb_migrations WHERE identifier LIKE '9 %';
                    """
            )
        }
        var expected = try Herd.stored(batches: 0..<7)
        for index in expected.indices {
            let id = expected[index].id
            if id.sourceID == "2-0" {
                expected[index].provenance[0].expiresAt = Date(timeIntervalSinceReferenceDate: 900_000_000)
            }
            if id.sourceID == "2-1" {
                let fetchedAt = Date(timeIntervalSinceReferenceDate: 5)
                expected[index].provenance.append(
                    Provenance(id: try #require(AnimalID("other:9")), fetchedAt: fetchedAt)
                )
            }
        }
        let catalog = try SQLiteCatalog(path: path) { moment }
        #expect(try await catalog.animals(matching: .everything, after: nil, limit: 1000) == expected)
        #expect(try await catalog.check().problems.isEmpty)
        let rows = try await DatabaseQueue(path: path).read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT (fetched_at - 700000000) || ': ' || records FROM fetch
                    UNION ALL SELECT 'rows: ' || count(*) FROM provenance
                    """
            )
        }
        #expect(rows.sorted() == (0..<7).map { "\($0).0: \($0 == 2 ? 23 : 25)" } + ["rows: 3"])
    }

    @Test("of before names were in the index sorts animals by them, and finds what is called alike")
    func beforeNames() async throws {
        for number in 0..<7 { try await SQLiteCatalog(path: path).write(Herd.batch(number)) }
        try await DatabaseQueue(path: path).write { db in
            try db.execute(
                sql: """
                    DELETE FROM posting WHERE field = 46;
                    CREATE INDEX animal_by_name ON animal (sort_name, source, source_id, type, gender, site, merged);
                    DELETE FROM grdb_migrations WHERE identifier LIKE '10 %';
                    """
            )
        }
        let catalog = try SQLiteCatalog(path: path)
        let stored = try Herd.stored(batches: 0..<7)
        // Few enough of all that they are not sorted, but read off the index.
        let page = try #require(PageRequest(number: 2, size: 30))
        let byName = AnimalQuery(area: .everywhere(measuredFrom: nil), order: .name, page: page)
        let expected = byName.listed(from: stored).map(\.animal)[30..<60]
        #expect(try await catalog.page(of: byName).items.map(\.animal) == Array(expected))
        var twin = try #require(stored.first { $0.name == "Nr 7" && $0.photos.count == 3 })
        twin.id = try #require(AnimalID("other:1"))
        twin.provenance = [Provenance(id: twin.id, fetchedAt: Date(timeIntervalSinceReferenceDate: 700_000_000))]
        try await catalog.write(CatalogBatch(organizations: [], animals: [twin]))
        #expect(try await catalog.parts(of: twin.id).count == 2)
        #expect(try await catalog.check().problems.isEmpty)
    }

    @Test("of nobody yet, opened by several at once, is made by all of them together")
    func atOnce() async throws {
        for round in 0..<20 {
            let path = folder.path("catalogue-\(round).sqlite")
            try await withThrowingTaskGroup { group in
                for _ in 0..<4 {
                    group.addTask {
                        let catalog = try SQLiteCatalog(path: path)
                        #expect(try await catalog.check().problems.isEmpty)
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test("tells how far it is while it is brought up to date, and says nothing when it is")
    func progress() async throws {
        try await makeFileOfVersion2()
        let told = Mutex<[[Int]]>([])
        for _ in 0..<2 {
            try SQLiteCatalog.bringUpToDate(path: path) { done, total in told.withLock { $0.append([done, total]) } }
        }
        #expect(told.withLock { $0 } == (0...8).map { [$0, 8] })
    }

    private static let unpacked = """
        INSERT INTO source VALUES ('old', 2);
        INSERT INTO term VALUES (1, 'Dog', 'dog'), (2, 'adoptable', 'adoptable'), (3, 'pending', 'pending');
        INSERT INTO animal (id, source, source_id, type, status, has_photo, folded_name, sort_name, merged)
            VALUES (1, 'old', '1', 1, 2, 1, 'rex', 'rex', 0), (2, 'old', '2', 1, 2, 0, 'max', 'max', 0);
        INSERT INTO listing VALUES
            (1, 'Rex', 'Canine', -3, 1, 'Gentle.', 'A1', 'https://example.org/1', 'a@example.org', '555', '1 Way',
                'Hut', 'Reno', 'NV', '89501', 'US', 1250, 'USD', NULL, 7);
        INSERT INTO listing (animal, name, fee_text) VALUES (2, 'Max', 'by donation');
        INSERT INTO cropped_photo VALUES (1, 'https://example.org/c', NULL, NULL, 'https://example.org/cf');
        INSERT INTO photo VALUES
            (1, 0, NULL, 'https://example.org/m', NULL, NULL), (1, 1, NULL, NULL, 'https://example.org/l', NULL);
        INSERT INTO video VALUES (1, 0, '<iframe>');
        INSERT INTO tag VALUES (1, 0, 'Quiet'), (1, 1, 'Big eyes');
        INSERT INTO bond VALUES (1, 0, 'old', '2');
        INSERT INTO status_change VALUES (1, 0, 3, 5), (1, 1, 2, 7);
        INSERT INTO provenance VALUES (1, 0, 'old', '1', 50, NULL), (2, 0, 'old', '2', 50, NULL);
        """

    /// Four animals: one for ever; one until 100; one until 500 by its fresher word, 100 by its older; one whose
    /// other source's word expires. In seconds since 2001.
    private func makeFileOfVersion2() async throws {
        let queue = try DatabaseQueue(path: path)
        try CatalogSchema.migrator.migrate(queue, upTo: "2 words of names and breeds")
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO source VALUES ('old', 4);
                    INSERT INTO term VALUES (1, 'Dog', 'dog'), (2, 'adoptable', 'adoptable');
                    INSERT INTO animal (id, source, source_id, type, status, has_photo, folded_name)
                        VALUES (1, 'old', '1', 1, 2, 0, 'rex'), (2, 'old', '2', 1, 2, 0, 'rex'),
                            (3, 'old', '3', 1, 2, 0, 'rex'), (4, 'old', '4', 1, 2, 0, 'rex');
                    INSERT INTO listing (animal, name) SELECT id, 'Rex' FROM animal;
                    INSERT INTO animal_text (rowid, name, breeds, tags, description)
                        SELECT id, 'rex', '', '', '' FROM animal;
                    INSERT INTO provenance VALUES
                        (1, 0, 'old', '1', 50, NULL), (2, 0, 'old', '2', 50, 100),
                        (3, 0, 'old', '3', 50, 100), (3, 1, 'old', '3', 60, 500),
                        (4, 0, 'new', '4', 70, 100), (4, 1, 'old', '4', 50, NULL);
                    """
            )
        }
    }
}
