public import Boundaries
import Domain
public import Foundation
import GRDB
import Platform

/// The catalogue in an SQLite file: the truth that every screen shows.
///
/// Any number of processes may have it open, and read while one of them writes. A batch is one transaction: when the
/// process is killed, it is there whole or not at all. When the machine loses power, the last batches may be gone
/// (the write-ahead log is not synchronised at each commit), but never a part of one, and never the file.
public struct SQLiteCatalog: Sendable {
    /// What a catalogue is opened for.
    public enum OpenMode: Hashable, Sendable {
        /// One connection that only reads: the quickest to open, for one question and its answer.
        case readOnly
        /// Several connections, of which one writes. Makes the file if there is none.
        case readWrite
    }

    /// Where the file is.
    public let path: String
    let reader: any DatabaseReader
    /// `nil` when opened for reading only.
    let writer: (any DatabaseWriter)?
    /// How long to wait for another process that holds the file.
    let patience: Duration
    /// The clock by which records expire.
    let now: @Sendable () -> Date
    // Shared by the copies of this value.
    let suggestionMemory = SuggestionMemory()
    private let indexMemory = IndexMemory()

    /// Opens the catalogue at `path`, and brings its tables up to date.
    ///
    /// - Parameters:
    ///   - patience: How long to wait for another process that holds the file.
    ///   - now: The clock by which records expire.
    /// - Throws: ``CatalogError/cannotOpen(location:reason:)``, also when there is no file and nothing may be written;
    ///   ``CatalogError/tooNew(location:)``; ``CatalogError/damaged(location:reason:)``, also for a file that is no
    ///   catalogue; ``CatalogError/busy(location:)``.
    public init(
        path: String,
        openMode: OpenMode = .readWrite,
        patience: Duration = .seconds(5),
        now: @escaping @Sendable () -> Date = { Date.now }
    ) throws(CatalogError) {
        self.path = path
        self.patience = patience
        self.now = now
        do {
            switch openMode {
            case .readWrite:
                let pool = try Self.openPool(path, patience: patience)
                reader = pool
                writer = pool
            case .readOnly:
                reader = try Self.openQueue(path, patience: patience)
                writer = nil
            }
        } catch {
            throw CatalogError(error, at: path, during: .opening)
        }
    }

    /// Brings the tables of the file at `path` up to date, as opening it does, and tells how far that is.
    ///
    /// - Parameter progress: Called before the first step and after each; not at all when there is nothing to do.
    /// - Throws: what opening throws.
    public static func bringUpToDate(
        path: String,
        patience: Duration = .seconds(5),
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) throws(CatalogError) {
        do {
            guard try stateOfFile(path, patience: patience) == .older else { return }
            try openPool(path, patience: patience, progress: progress).close()
        } catch {
            throw CatalogError(error, at: path, during: .opening)
        }
    }

    private static func openPool(
        _ path: String,
        patience: Duration,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws -> DatabasePool {
        if try stateOfFile(path, patience: patience) == .current { return try makePool(path, patience: patience) }
        // Making the file and its tables takes several steps: who comes at the same time waits for all of them.
        let lock = try FileLock(path: path + ".lock")
        let state = try stateOfFile(path, patience: patience)
        let pool = try makePool(path, patience: patience)
        if state != .current { try CatalogSchema.migrate(pool, progress: progress) }
        lock.release()
        return pool
    }

    private static func makePool(_ path: String, patience: Duration) throws -> DatabasePool {
        try DatabasePool(path: path, configuration: configuration(patience: patience))
    }

    /// Looks at what is there before anything is written to it: opening for writing turns a file's journal into a
    /// write-ahead log, which another program's database must not suffer. Of no file it knows nothing.
    private static func stateOfFile(_ path: String, patience: Duration) throws -> CatalogSchema.State? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let state = try openReadOnly(path, patience: patience).read(CatalogSchema.state)
        try refuse(state, at: path)
        return state
    }

    private static func openQueue(_ path: String, patience: Duration) throws -> DatabaseQueue {
        guard FileManager.default.fileExists(atPath: path) else {
            throw CatalogError.cannotOpen(location: path, reason: "there is no such file")
        }
        let queue = try openReadOnly(path, patience: patience)
        let state = try queue.read(CatalogSchema.state)
        try refuse(state, at: path)
        guard state == .older else { return queue }
        _ = try openPool(path, patience: patience)
        return try openReadOnly(path, patience: patience)
    }

    private static func openReadOnly(_ path: String, patience: Duration) throws -> DatabaseQueue {
        var configuration = configuration(patience: patience)
        configuration.readonly = true
        do {
            return try DatabaseQueue(path: path, configuration: configuration)
        } catch let error as DatabaseError
            where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode)
        {
            // A write-ahead log needs a writable folder even to read, unless the file cannot change at all: so it is
            // on media that nobody writes to, when the last writer left no log behind.
            let log = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
            guard log ?? 0 == 0 else { throw error }
            let address = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
            return try DatabaseQueue(path: address, configuration: configuration)
        }
    }

    private static func refuse(_ state: CatalogSchema.State, at path: String) throws(CatalogError) {
        switch state {
        case .current, .older: return
        case .newer: throw .tooNew(location: path)
        case .foreign: throw .damaged(location: path, reason: "it is a database of another program")
        }
    }

    static func configuration(patience: Duration) -> Configuration {
        var configuration = Configuration()
        configuration.label = "PetSave.catalogue"
        configuration.busyMode = .timeout(patience / .seconds(1))
        configuration.maximumReaderCount = 4
        // Who writes an animal has just made, in the same transaction, what it refers to: looking all of that up again takes
        // most of the time of its row. `check` looks.
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { db in
            db.add(function: .greatCircle)
            db.add(function: .shuffleKey)
            // The index of a million animals is read and written all over the file: a cache of 32 MB keeps what is asked
            // for again, and an import of any size from slowing down.
            try db.execute(sql: "PRAGMA cache_size = -32768")
            guard !db.configuration.readonly else { return }
            // A log of 16 MB before it is copied back. What is removed need not be overwritten with zeros.
            try db.execute(sql: "PRAGMA wal_autocheckpoint = 4096; PRAGMA secure_delete = OFF")
        }
        return configuration
    }
}

extension SQLiteCatalog {
    /// Reads one state of the catalogue, whatever is written meanwhile.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CatalogError) -> Value {
        do {
            return try await reader.unsafeRead { try $0.readingOneState(body) }
        } catch {
            throw CatalogError(error, at: path, during: .reading)
        }
    }

    /// Reads one state of the catalogue, less the records that expired before this moment.
    func readShown<Value: Sendable>(
        _ body: @escaping @Sendable (IndexReader, ShownAnimals) throws -> Value
    ) async throws(CatalogError) -> Value {
        let (now, memory) = (now(), indexMemory)
        return try await read { db in try body(IndexReader(db, memory: memory), ShownAnimals(at: now, db)) }
    }

    /// Writes in one transaction: all that `body` writes or, when it throws, nothing of it.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CatalogError) -> Value {
        let writer = try writable()
        do {
            return try await writer.write(body)
        } catch {
            throw CatalogError(error, at: path, during: .writing)
        }
    }

    /// What writes, if the catalogue was opened for it.
    @discardableResult
    func writable() throws(CatalogError) -> any DatabaseWriter {
        guard let writer else {
            throw .cannotWrite(location: path, reason: "it was opened for reading only")
        }
        return writer
    }
}

extension Database {
    /// Runs `body` in a transaction in which nothing is written: as GRDB's `read` does, but with statements that are kept
    /// prepared. Preparing them takes a twentieth of a question.
    fileprivate func readingOneState<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try run("BEGIN DEFERRED TRANSACTION")
        do {
            let value = try body(self)
            try run("COMMIT TRANSACTION")
            return value
        } catch {
            try rollback()
            throw error
        }
    }
}
