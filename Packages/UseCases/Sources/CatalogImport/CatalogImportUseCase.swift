public import Boundaries
import BusinessServices
import Domain

/// Why an import stopped. What was taken in before stays.
public enum CatalogImportError: Error, Hashable, Sendable {
    case input(ImportError)
    case catalog(CatalogError)
}

extension CatalogImportError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .input(let error): error.description
        case .catalog(let error): error.description
        }
    }
}

/// Takes animals and organisations from files into the catalogue.
///
/// - Actor: a person who has an export, an archive or a spreadsheet.
/// - Event: the import is asked for.
/// - Effects: records are read in batches, placed, and taken in batch by batch, each whole or not at all; when it stops on
///   the way, what was taken in before stays. A record that cannot be read is told and left out; the others are kept. Doing
///   it again changes nothing.
public actor CatalogImportUseCase: CatalogImportViewEvents {
    private let inputs: [ImportInput]
    private let archive: any AnimalRecordArchive
    private let catalog: any AnimalCatalogWriter
    private let places: any PlaceDirectory
    private let view: any CatalogImportView
    private let tracker: any CatalogImportTracker

    /// Everything the use case knows.
    public private(set) var state: CatalogImportPresentation

    /// Records that are handed on together: enough that handing them on costs little, few enough that memory stays flat.
    private static let batchSize = 500

    /// `inputs` are read in order; organisations are best read first, since they tell where their animals are.
    public init(
        inputs: [ImportInput],
        archive: any AnimalRecordArchive,
        catalog: any AnimalCatalogWriter,
        places: any PlaceDirectory,
        view: any CatalogImportView,
        tracker: any CatalogImportTracker
    ) {
        self.inputs = inputs
        self.archive = archive
        self.catalog = catalog
        self.places = places
        self.view = view
        self.tracker = tracker
        state = CatalogImportPresentation(path: inputs.first?.path ?? "")
    }

    @discardableResult
    public nonisolated func viewDidRequestImport() -> UseCaseResponse<CatalogImportPresentation> {
        UseCaseResponse { try await self.run() }
    }

    private func run() async throws -> CatalogImportPresentation {
        do {
            // All are opened before any is read, so that a mistyped name costs nothing.
            var readers: [(path: String, reader: any AnimalRecordReader)] = []
            for input in inputs { readers.append((input.path, try archive.open(input))) }
            let intake = try await catalog.intake()
            do {
                for (path, reader) in readers { try await read(reader, of: path, into: intake) }
            } catch {
                // What was taken in stays, also when the rest cannot be read, or nobody wants it any more.
                try await intake.finish()
                throw error
            }
            try await intake.finish()
        } catch let error as ImportError {
            await tracker.importFailed(.input)
            throw CatalogImportError.input(error)
        } catch let error as CatalogError {
            await tracker.importFailed(.catalog)
            throw CatalogImportError.catalog(error)
        }
        state.isFinished = true
        await view.present(state)
        await tracker.importFinished(
            added: state.added,
            changed: state.changed,
            unchanged: state.unchanged,
            faults: state.faultCount
        )
        return state
    }

    private func read(
        _ reader: any AnimalRecordReader,
        of path: String,
        into intake: any CatalogIntake
    ) async throws {
        state.path = path
        state.bytesRead = 0
        let known = try await intake.known()
        var read = try await nextPortion(of: reader, knowing: known, for: intake)
        while let portion = read {
            try Task.checkCancellation()
            // One core reads ahead while another writes.
            async let next = nextPortion(of: reader, knowing: known, for: intake)
            note(portion, try await portion.takeIn(), path: path)
            await view.present(state)
            read = try await next
        }
    }

    /// What was read ahead.
    private struct ReadPortion: Sendable {
        /// All but its records.
        let remarks: RecordPortion
        /// How many animals are nowhere.
        let withoutPlace: Int
        let takeIn: CatalogIntake.TakingIn
    }

    /// The next records, ready to be taken in.
    private nonisolated func nextPortion(
        of reader: any AnimalRecordReader,
        knowing known: any KnownRecords,
        for intake: any CatalogIntake
    ) async throws -> ReadPortion? {
        guard var portion = try await placedPortion(of: reader, knowing: known) else { return nil }
        let withoutPlace = portion.animals.count { $0.location == nil }
        let takeIn = intake.prepare(CatalogBatch(portion))
        // They are let go of here, so that the core that writes has nothing to do with it.
        (portion.organizations, portion.animals, portion.fingerprints, portion.repeated) = ([], [], [], [])
        return ReadPortion(remarks: portion, withoutPlace: withoutPlace, takeIn: takeIn)
    }

    /// The next records, the animals where their own record says they are.
    private nonisolated func placedPortion(
        of reader: any AnimalRecordReader,
        knowing known: any KnownRecords
    ) async throws -> RecordPortion? {
        guard var portion = try await reader.next(Self.batchSize, knowing: known) else { return nil }
        for index in portion.animals.indices { places.place(&portion.animals[index]) }
        for index in portion.repeated.indices {
            portion.repeated[index].read = { [places, read = portion.repeated[index].read] in
                guard var animal = read() else { return nil }
                places.place(&animal)
                return animal
            }
        }
        return portion
    }

    private func note(_ read: ReadPortion, _ summary: CatalogWriteSummary, path: String) {
        let portion = read.remarks
        state.withoutPlace += read.withoutPlace
        state.bytesRead = portion.bytesRead
        state.added += summary.added
        state.changed += summary.changed
        state.unchanged += summary.unchanged
        state.organizations += summary.organizations
        state.faultCount += portion.faults.count
        let room = CatalogImportPresentation.faultLimit - state.faults.count
        state.faults += portion.faults.prefix(max(0, room)).map { fault in
            CatalogImportPresentation.Fault(
                path: path,
                line: fault.line,
                column: fault.column,
                reason: fault.reason
            )
        }
        state.ignoredColumns.merge(portion.ignoredColumns, uniquingKeysWith: +)
    }
}
