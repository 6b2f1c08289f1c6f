import Boundaries
import GRDB
import Synchronization

/// Takes in batches over a connection of its own, many of them in one transaction: what many animals have in common, and the
/// pages of the file that they share, are then written once for many.
///
/// A transaction takes in as many animals as all before it, within bounds: so little work is lost when the process is
/// killed, and the first animals are soon there to see. It ends after a while in any case, so that whoever else wants to
/// write need not wait for batches that are long in coming.
actor SQLiteIntake: CatalogIntake {
    private let path: String
    private let connection: DatabaseQueue
    private let log: LogCopying
    private let longest: Duration
    private var fingerprints = KnownFingerprints()
    /// What writes, and remembers what it found; `nil` before the first transaction, and after one that failed.
    private var writer: BatchWriter?
    /// Which state of the file the writer knows, apart from what it wrote itself.
    private var version: Int?
    /// How many animals the open transaction took in, and those before it.
    private var taken = 0
    private var kept = 0
    /// The number of the block that the last new animal is in.
    private var block: Int?
    /// Ends the open transaction when it lasts too long.
    private var ending: Task<Void, Never>?
    /// Batches that were taken in. Whoever prepares the next lets go of them: if the core that writes did so, it would be in
    /// the way of the one that reads, which allocates memory all the time.
    private nonisolated let spent = Mutex<[PreparedBatch]>([])
    /// What went wrong while nobody waited.
    private var failure: CatalogError?

    /// How many animals make a transaction at least, and about how many at most.
    private static let fewest = 1000
    private static let most = KeyBlock.size
    /// How many batches are not let go of yet.
    private static let lasting = 2

    /// - Parameter longest: How long a transaction may last.
    init(path: String, patience: Duration, longest: Duration = .seconds(3)) throws {
        self.path = path
        self.longest = longest
        var configuration = SQLiteCatalog.configuration(patience: patience)
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            // So much of the index is gone through again and again while many animals come. The log is copied elsewhere.
            try db.execute(sql: "PRAGMA cache_size = -49152; PRAGMA wal_autocheckpoint = 0")
        }
        connection = try DatabaseQueue(path: path, configuration: configuration)
        log = try LogCopying(path: path)
    }

    deinit { ending?.cancel() }

    func known() async throws(CatalogError) -> any KnownRecords {
        fingerprints = try access { db in try FingerprintColumn(db).known() }
        return fingerprints
    }

    nonisolated func prepare(_ batch: CatalogBatch) -> TakingIn {
        letGo()
        let prepared = PreparedBatch(batch)
        return { () async throws(CatalogError) in
            defer { self.spent.withLock { $0.append(prepared) } }
            return try await self.take(prepared)
        }
    }

    /// Lets go of batches of before, but not of the last, which perhaps are still being noted.
    private nonisolated func letGo() {
        _ = spent.withLock { spent in
            let gone = spent.dropLast(Self.lasting)
            spent.removeFirst(gone.count)
            return gone
        }
    }

    func take(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary {
        try take(PreparedBatch(batch))
    }

    private func take(_ batch: PreparedBatch) throws(CatalogError) -> CatalogWriteSummary {
        try tellFailure()
        return try access { db in
            if !db.isInsideTransaction { try begin(db) }
            // Taken out, so that what it remembers has one owner and is not copied when more comes.
            var writer = try writer.take() ?? BatchWriter(db)
            let summary = try writer.take(batch, known: fingerprints)
            self.writer = writer
            taken += batch.animals.count + batch.repeated.count
            if isFull(lastKey: self.writer?.lastKey) { try commit(db) }
            return summary
        }
    }

    func finish() async throws(CatalogError) {
        try tellFailure()
        try access { db in try commit(db) }
        log.finish()
    }

    private func begin(_ db: Database) throws {
        log.restartIfLong()
        try db.beginTransaction(.immediate)
        // Moves on when another connection has written (https://www.sqlite.org/pragma.html#pragma_data_version).
        let current = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version"))
        if current != version { writer = nil }
        version = current
        taken = 0
        ending = Task { [longest, weak self] in
            guard (try? await Task.sleep(for: longest)) != nil else { return }
            await self?.end()
        }
    }

    private func commit(_ db: Database) throws {
        guard db.isInsideTransaction else { return }
        // Of the transactions before: whoever reads ahead waits while this one ends, and leaves a core to it.
        log.copy()
        try writer?.finish()
        try db.commit()
        kept += taken
        stopWaiting()
    }

    /// Whether the open transaction has taken in enough. A large one ends with a block of the index, whose rows are then
    /// written but once.
    private func isFull(lastKey: Int64?) -> Bool {
        let hasBegunBlock = lastKey.map(KeyBlock.number) != block
        block = lastKey.map(KeyBlock.number)
        if kept < Self.most { return taken >= max(kept, Self.fewest) }
        return taken >= (hasBegunBlock ? Self.most / 2 : Self.most * 2)
    }

    private func stopWaiting() {
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
                    writer = nil
                    stopWaiting()
                    if db.isInsideTransaction { try db.rollback() }
                    throw error
                }
            }
        } catch {
            throw CatalogError(error, at: path, during: .writing)
        }
    }
}
