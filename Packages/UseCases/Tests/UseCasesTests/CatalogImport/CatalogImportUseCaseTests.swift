import Boundaries
import CatalogImport
import Domain
import FoundationEssentials
import Testing

@Suite("Import")
struct CatalogImportUseCaseTests {
    /// Inputs by path, each a list of portions.
    struct StubArchive: AnimalRecordArchive {
        let inputs: [String: [RecordPortion]]
        var failure: ImportError?

        func open(_ input: ImportInput) throws(ImportError) -> any AnimalRecordReader {
            guard let portions = inputs[input.path] else { throw .notFound(path: input.path) }
            return StubReader(portions, endingWith: failure)
        }
    }

    actor StubReader: AnimalRecordReader {
        private var portions: ArraySlice<RecordPortion>
        private let failure: ImportError?

        init(_ portions: [RecordPortion], endingWith failure: ImportError? = nil) {
            self.portions = portions[...]
            self.failure = failure
        }

        func next(_ count: Int, knowing known: any KnownRecords) async throws(ImportError) -> RecordPortion? {
            guard known is StubWriter.Known else { throw .unreadable(path: "a", reason: "nobody said what is known") }
            if portions.isEmpty, let failure { throw failure }
            return portions.popFirst()
        }
    }

    struct StubWriter: AnimalCatalogWriter, CatalogIntake {
        let batches = Recorder<CatalogBatch>()
        /// How many batches were kept each time.
        let finished = Recorder<Int>()
        var failing = false

        func intake() async throws(CatalogError) -> any CatalogIntake { self }

        struct Known: KnownRecords {
            func contains(_ fingerprint: RecordFingerprint) -> Bool { false }
        }

        func known() async throws(CatalogError) -> any KnownRecords { Known() }

        func take(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary { try await write(batch) }

        func finish() async throws(CatalogError) { finished.record(batches.entries.count) }

        func write(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary {
            if failing { throw .cannotWrite(location: "here", reason: "the disk is full") }
            batches.record(batch)
            return CatalogWriteSummary(added: batch.animals.count, organizations: batch.organizations.count)
        }
    }

    struct Watcher: CatalogImportView, CatalogImportTracker {
        let shown = Recorder<CatalogImportPresentation>()
        let tracked = Recorder<String>()

        func present(_ presentation: CatalogImportPresentation) async { shown.record(presentation) }
        func importFinished(added: Int, changed: Int, unchanged: Int, faults: Int) async {
            tracked.record("finished \(added) \(changed) \(unchanged) \(faults)")
        }
        func importFailed(_ failure: CatalogImportFailure) async { tracked.record("failed \(failure.rawValue)") }
    }

    private let watcher = Watcher()

    private func useCase(
        _ inputs: [String: [RecordPortion]],
        paths: [String],
        writer: StubWriter,
        places: StubPlaces = StubPlaces(),
        endingWith failure: ImportError? = nil
    ) -> CatalogImportUseCase {
        CatalogImportUseCase(
            inputs: paths.map { ImportInput(path: $0) },
            archive: StubArchive(inputs: inputs, failure: failure),
            catalog: writer,
            places: places,
            view: watcher,
            tracker: watcher
        )
    }

    @Test("inputs are read in order, written portion by portion, and counted")
    func order() async throws {
        let animals = try (0..<3).map { try Samples.animal("s:\($0)") }
        let shelter = Organization(
            id: try #require(OrganizationID(source: animals[0].id.source, sourceID: "o")),
            name: "O"
        )
        let writer = StubWriter()
        let result = try await useCase(
            [
                "animals": [RecordPortion(animals: [animals[0]]), RecordPortion(animals: [animals[1], animals[2]])],
                "shelters": [RecordPortion(organizations: [shelter])],
            ],
            paths: ["shelters", "animals"],
            writer: writer
        ).viewDidRequestImport().value
        #expect(writer.batches.entries.map(\.animals.count) == [0, 1, 2])
        #expect(writer.finished.entries == [3])
        #expect(result.added == 3)
        #expect(result.organizations == 1)
        #expect(result.withoutPlace == 3)
        #expect(result.isFinished)
        #expect(watcher.shown.entries.map(\.isFinished) == [false, false, false, true])
        #expect(watcher.tracked.entries == ["finished 3 0 0 0"])
    }

    @Test("an animal is placed by its address, unless its record knows better")
    func placing() async throws {
        let address = Address(postcode: "19104")
        let known = Location(coordinate: try Samples.place("P").coordinate, origin: .postalCode)
        let own = Location(coordinate: try #require(Coordinate(latitude: 1, longitude: 1)), origin: .record)
        var byAddress = try Samples.animal("s:1")
        byAddress.contact.address = address
        var byRecord = byAddress
        byRecord.id = try Samples.id("s:2")
        byRecord.location = own
        let writer = StubWriter()
        _ = try await useCase(
            ["a": [RecordPortion(animals: [byAddress, byRecord])]],
            paths: ["a"],
            writer: writer,
            places: StubPlaces(locations: [address: known])
        ).viewDidRequestImport().value
        #expect(writer.batches.entries.first?.animals.map(\.location) == [known, own])
    }

    @Test("faults are told, counted and bounded; good records are kept")
    func faults() async throws {
        let limit = CatalogImportPresentation.faultLimit
        let faults = (1...(limit + 5)).map { RecordFault(line: $0, column: 1, reason: "no id") }
        let writer = StubWriter()
        let result = try await useCase(
            ["a": [RecordPortion(animals: [try Samples.animal("s:1")], faults: faults, ignoredColumns: ["mood": 2])]],
            paths: ["a"],
            writer: writer
        ).viewDidRequestImport().value
        #expect(result.faultCount == limit + 5)
        #expect(result.faults.count == limit)
        #expect(result.faults.first?.path == "a")
        #expect(result.added == 1)
        #expect(result.ignoredColumns == ["mood": 2])
    }

    @Test("a missing input stops the import before anything is written")
    func missing() async throws {
        let writer = StubWriter()
        let useCase = useCase(
            ["a": [RecordPortion(animals: [try Samples.animal("s:1")])]],
            paths: ["a", "b"],
            writer: writer
        )
        await #expect(throws: CatalogImportError.input(.notFound(path: "b"))) {
            try await useCase.viewDidRequestImport().value
        }
        #expect(writer.batches.entries.isEmpty)
        #expect(watcher.tracked.entries == ["failed input"])
    }

    @Test("a catalogue that cannot take more stops the import with its reason")
    func fullDisk() async throws {
        let useCase = useCase(
            ["a": [RecordPortion(animals: [try Samples.animal("s:1")])]],
            paths: ["a"],
            writer: StubWriter(failing: true)
        )
        let reason = CatalogError.cannotWrite(location: "here", reason: "the disk is full")
        await #expect(throws: CatalogImportError.catalog(reason)) { try await useCase.viewDidRequestImport().value }
        #expect(watcher.tracked.entries == ["failed catalog"])
    }

    @Test("what was taken in is kept when the rest cannot be read")
    func halfAFile() async throws {
        let writer = StubWriter()
        let failure = ImportError.unreadable(path: "a", reason: "the disk is gone")
        let useCase = useCase(
            ["a": [RecordPortion(animals: [try Samples.animal("s:1")]), RecordPortion(animals: [])]],
            paths: ["a"],
            writer: writer,
            endingWith: failure
        )
        await #expect(throws: CatalogImportError.input(failure)) { try await useCase.viewDidRequestImport().value }
        #expect(writer.finished.entries == [writer.batches.entries.count])
        #expect(!writer.batches.entries.isEmpty)
    }

    @Test("what is known is handed on as such, and placed when it is read after all")
    func repeated() async throws {
        let address = Address(postcode: "19104")
        let place = Location(coordinate: try Samples.place("P").coordinate, origin: .postalCode)
        var animal = try Samples.animal("s:1")
        animal.contact.address = address
        let fingerprint = try #require(RecordFingerprint(bits: 1))
        let record = RepeatedRecord(fingerprint, fetchedAt: .distantPast, position: 1) { [animal] in animal }
        let new = try Samples.animal("s:2")
        let writer = StubWriter()
        _ = try await useCase(
            ["a": [RecordPortion(animals: [new], fingerprints: [fingerprint], repeated: [record])]],
            paths: ["a"],
            writer: writer,
            places: StubPlaces(locations: [address: place])
        ).viewDidRequestImport().value
        let batch = try #require(writer.batches.entries.first)
        #expect(batch.fingerprint(at: 0) == fingerprint)
        #expect(batch.repeated == [record])
        #expect(batch.repeated.map { $0.read()?.location } == [place])
        animal.location = place
        #expect(batch.reading { _ in true }.animals == [new, animal])
    }
}
