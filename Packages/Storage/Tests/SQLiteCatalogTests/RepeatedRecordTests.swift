import Boundaries
import Domain
import Foundation
import GRDB
import Testing

@testable import SQLiteCatalog

@Suite("Records that are told again in the same words")
struct RepeatedRecordTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
    }

    /// A record and the words in which it is told, at a moment.
    private struct Telling {
        let animal: Animal
        let fingerprint: RecordFingerprint

        /// Of few animals, each told in one of five ways.
        init(source: String, number: Int, way: Int, fetchedAt: Date) throws {
            let id = try #require(AnimalID("\(source):\(number)"))
            var animal = Animal(id: id, type: .known(.dog), name: way == 1 ? "Rex" : "Max")
            animal.gender = way == 2 ? .known(.female) : .known(.male)
            animal.breeds.primary = ["Beagle", "Boxer"][number % 2]
            animal.organizationAnimalID = "A\(1000 + number)"
            animal.organizationID = "shelter \(number % 3)"
            let latitude = 39.95 + Double(number % 4) / 100
            let place = Coordinate(latitude: latitude, longitude: -75)
            animal.location = way == 3 ? nil : place.map { Location(coordinate: $0, origin: .postalCode) }
            if way == 4 {
                let earlier = fetchedAt.addingTimeInterval(-1_000_000)
                animal.statusHistory = [
                    StatusChange(status: .known(.pending), since: earlier.addingTimeInterval(-1000)),
                    StatusChange(status: .known(.adoptable), since: earlier),
                ]
            }
            animal.provenance = [Provenance(id: id, fetchedAt: fetchedAt)]
            self.animal = animal
            let words = UInt64(source.utf8.first ?? 0) << 32 | UInt64(number * 8 + way)
            fingerprint = try #require(RecordFingerprint(bits: words &* 0x9E37_79B9_7F4A_7C15))
        }
    }

    /// The batch in which what is known is not told once more.
    private func batch(_ tellings: [Telling], knowing known: any KnownRecords) -> CatalogBatch {
        var portion = RecordPortion()
        for telling in tellings {
            let animal = telling.animal
            if known.contains(telling.fingerprint) {
                let (fetchedAt, position) = (animal.provenance[0].fetchedAt, portion.animals.count)
                portion.repeated.append(
                    RepeatedRecord(telling.fingerprint, fetchedAt: fetchedAt, position: position) { animal }
                )
            } else {
                portion.animals.append(animal)
                portion.fingerprints.append(telling.fingerprint)
            }
        }
        return CatalogBatch(portion)
    }

    @Test("make of a catalogue what they would if each were read, whatever happens in between", arguments: 1...6)
    func likeReading(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let (plain, quick) = (try SQLiteCatalog(path: folder.path("plain.sqlite")), try SQLiteCatalog(path: path))
        let sources = ["alpha", "beta"]
        var repeated = 0
        for round in 0..<14 {
            let moment = Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(round) * 3600)
            let source = sources[Int.random(in: 0..<2, using: &random)]
            let tellings = try (0..<40).map { _ in
                // Mostly in the way in which it was told before.
                let number = Int.random(in: 0..<25, using: &random)
                let isOther = Int.random(in: 0..<4, using: &random) == 0
                let way = isOther ? Int.random(in: 0..<5, using: &random) : number % 5
                return try Telling(source: source, number: number, way: way, fetchedAt: moment)
            }
            let intake = try await quick.intake()
            let known = try await intake.known()
            for part in [tellings[..<25], tellings[25...]] {
                var batch = batch(Array(part), knowing: known)
                if round % 3 == 0 { batch.organizations = [try shelter(of: source, round)] }
                repeated += batch.repeated.count
                let taken = try await intake.take(batch)
                let written = try await plain.write(
                    CatalogBatch(organizations: batch.organizations, animals: part.map(\.animal))
                )
                #expect(taken == written, "round \(round)")
            }
            try await intake.finish()
            let between = try between(Int.random(in: 0..<5, using: &random), round, at: moment)
            for catalog in [plain, quick] { try await between(catalog) }
            try await expectSame(plain, quick, "round \(round)")
        }
        #expect(repeated > 50)
        #expect(try await quick.check().problems.isEmpty)
    }

    /// What others do to a catalogue between two imports.
    private func between(
        _ kind: Int,
        _ round: Int,
        at moment: Date
    ) throws -> @Sendable (SQLiteCatalog) async throws -> Void {
        let source = try #require(SourceName(["alpha", "beta"][round % 2]))
        let later = moment.addingTimeInterval(60)
        let told = try Telling(source: source.text, number: round % 25, way: 1, fetchedAt: later)
        switch kind {
        case 0:
            return { catalog in
                let pass = SyncPass(source: source, startedAt: moment.addingTimeInterval(-3600), scope: "")
                try await catalog.begin(pass)
                _ = try await catalog.finishPass(over: source, at: moment.addingTimeInterval(30), rule: .forced)
            }
        case 1: return { catalog in try await catalog.write(CatalogBatch(animals: [told.animal])) }
        case 2: return { catalog in try await catalog.remove(source) }
        case 3:
            let shelter = try shelter(of: source.text, round)
            return { catalog in try await catalog.write(CatalogBatch(organizations: [shelter])) }
        default: return { _ in }
        }
    }

    /// A shelter that is at another place each time.
    private func shelter(of source: String, _ round: Int) throws -> Organization {
        let source = try #require(SourceName(source))
        let id = try #require(OrganizationID(source: source, sourceID: "shelter \(round % 3)"))
        var shelter = Organization(id: id, name: "Second Chance")
        shelter.coordinate = Coordinate(latitude: 40 + Double(round), longitude: -75)
        return shelter
    }

    private func expectSame(_ plain: SQLiteCatalog, _ quick: SQLiteCatalog, _ comment: Comment) async throws {
        let records = try await plain.animals(matching: .everything, after: nil, limit: 1000)
        #expect(try await quick.animals(matching: .everything, after: nil, limit: 1000) == records, comment)
        let area = SearchArea.everywhere(measuredFrom: nil)
        let facets = try await plain.facets(of: .everything, in: area)
        #expect(try await quick.facets(of: .everything, in: area) == facets, comment)
        let query = AnimalQuery(area: area, filter: .everything, order: .newest, page: .largestFirst)
        let listed = try await plain.page(of: query)
        #expect(try await quick.page(of: query) == listed, comment)
        #expect(try await quick.sources() == plain.sources(), comment)
    }

    @Test("of a record that is told in other words, too, the last words count, also within a batch")
    func lastWords() async throws {
        let catalog = try SQLiteCatalog(path: path)
        let moment = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let old = try Telling(source: "alpha", number: 1, way: 0, fetchedAt: moment)
        let new = try Telling(source: "alpha", number: 1, way: 1, fetchedAt: moment)
        for (tellings, name) in [
            ([old, new], "Rex"), ([new, old], "Max"), ([old, new, old], "Max"), ([old, old], "Max"),
        ] {
            let intake = try await catalog.intake()
            _ = try await intake.take(batch([old], knowing: NoKnownRecords()))
            try await intake.finish()
            let known = try await intake.known()
            #expect(known.contains(old.fingerprint))
            let batch = batch(tellings, knowing: known)
            #expect(!batch.repeated.isEmpty)
            _ = try await intake.take(batch)
            try await intake.finish()
            #expect(try await catalog.animals(matching: .everything, after: nil, limit: 9).map(\.name) == [name])
        }
    }

    @Test("nothing but when they were fetched is written, and the revision stays")
    func leastWork() async throws {
        let catalog = try SQLiteCatalog(path: path)
        let moment = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let intake = try await catalog.intake()
        for later in [0.0, 60] {
            let tellings = try (0..<20).map { number in
                try Telling(source: "alpha", number: number, way: 0, fetchedAt: moment.addingTimeInterval(later))
            }
            let batch = batch(tellings, knowing: try await intake.known())
            let summary = try await intake.take(batch)
            try await intake.finish()
            if later == 0 {
                #expect(summary == CatalogWriteSummary(added: 20))
                try await DatabaseQueue(path: path).write { db in
                    for table in ["animal", "details", "posting", "revision", "animal_fingerprints"] {
                        try db.execute(
                            sql: """
                                CREATE TRIGGER spare_\(table) BEFORE UPDATE ON \(table)
                                BEGIN SELECT raise(ABORT, 'written for nothing'); END
                                """
                        )
                    }
                }
            } else {
                #expect(summary == CatalogWriteSummary(unchanged: 20))
            }
        }
        #expect(try await catalog.sources().map(\.fetchedAt) == [moment.addingTimeInterval(60)])
    }

    @Test("are found by their fingerprints, wherever those fall")
    func table() throws {
        #expect(KnownFingerprints().key(of: try #require(RecordFingerprint(bits: 1))) == nil)
        var random = SeededGenerator(seed: 5)
        for count in [1, 2, 3, 4, 5, 64, 1000] {
            // Many share their last bits, by which they are placed.
            var fingerprints: [UInt64] = []
            for index in 0..<count {
                let number = UInt64.random(in: 1...1 << 40, using: &random) << 14
                fingerprints.append(index % 7 == 0 ? 0 : number + UInt64(index % 3))
            }
            let known = KnownFingerprints(fingerprints)
            for (key, bits) in fingerprints.enumerated() {
                guard let fingerprint = RecordFingerprint(bits: bits) else { continue }
                #expect(known.key(of: fingerprint) == Int64(key))
                let other = try #require(RecordFingerprint(bits: bits ^ (1 << 63)))
                #expect(known.key(of: other) == nil)
            }
        }
    }
}
