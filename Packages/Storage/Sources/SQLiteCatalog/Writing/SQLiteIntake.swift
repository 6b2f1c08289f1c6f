import Boundaries
import GRDB

/// Takes in batches over a connection of its own, many of them in one transaction: what many animals have in common, and the
/// pages of the file that they share, are then written once for many.
///
/// A transaction takes in as many animals as all before it, within bounds: so little work is lost when the process is
/// killed, and the first animals are soon there to see. It ends after a while in any case, so that whoever else wants to
/// write need not wait for batches that are long in coming.
actor SQLiteIntake: CatalogIntake {
    private let path: String
    private let connection: DatabaseQueue
    private let longest: Duration
    private var fingerprints = KnownFingerprints()
    /// What writes in the open transaction; `nil` while none is open.
    private var writer: BatchWriter?
    /// How many animals the open transaction took in, and those before it.
    private var taken = 0
    private var kept = 0
    /// Ends the open transaction when it lasts too long.
    private var ending: Task<Void, Never>?
    /// What went wrong while nobody waited.
    private var failure: CatalogError?

    /// How many animals make a transaction, at least and at most.
    private static let fewest = 1000
    private static let most = 100_000

    /// - Parameter longest: How long a transaction may last.
    init(path: String, patience: Duration, longest: Duration = .seconds(2)) throws {
        self.path = path
        self.longest = longest
        var configuration = SQLiteCatalog.configuration(patience: patience)
        configuration.allowsUnsafeTransactions = true
        // So much of the index is gone through again and again while many animals come.
        configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA cache_size = -49152") }
        connection = try DatabaseQueue(path: path, configuration: configuration)
    }

    deinit { ending?.cancel() }

    func known() async throws(CatalogError) -> any KnownRecords {
        fingerprints = try access { db in try FingerprintColumn(db).known() }
        return fingerprints
    }

    func take(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary {
        try tellFailure()
        return try access { db in
            // Taken out, so that what it remembers has one owner and is not copied when more comes.
            var writer = try writer.take() ?? begin(db)
            let summary = try writer.take(batch, known: fingerprints)
            self.writer = writer
            taken += batch.animals.count + batch.repeated.count
            if taken >= min(max(kept, Self.fewest), Self.most) { try commit(db) }
            return summary
        }
    }

    func finish() async throws(CatalogError) {
        try tellFailure()
        try access { db in try commit(db) }
    }

    private func begin(_ db: Database) throws -> BatchWriter {
        try db.beginTransaction(.immediate)
        taken = 0
        ending = Task { [longest, weak self] in
            guard (try? await Task.sleep(for: longest)) != nil else { return }
            await self?.end()
        }
        return try BatchWriter(db)
    }

    private func commit(_ db: Database) throws {
        guard let writer else { return }
        try writer.finish()
        try db.commit()
        kept += taken
        close()
    }

    private func close() {
        writer = nil
        ending?.cancel()
        ending = nil
    }

    /// Commits what has been open for too long.
    private func end() {
        guard !Task.isCancelled else { return }
        do throws(CatalogError) { try access { db in try commit(db) } } catch { failure = error }
    }

    private func tellFailure() throws(CatalogError) {
        guard let failure else { return }
        self.failure = nil
        throw failure
    }

    /// The connection is used on the thread of the caller. It waits for nobody but another process that writes, and for that
    /// no longer than the catalogue's patience.
    private func access<Value>(_ body: (Database) throws -> Value) throws(CatalogError) -> Value {
        do {
            return try connection.writeWithoutTransaction { db in
                do {
                    return try body(db)
                } catch {
                    close()
                    if db.isInsideTransaction { try db.rollback() }
                    throw error
                }
            }
        } catch {
            throw CatalogError(error, at: path, during: .writing)
        }
    }
}
