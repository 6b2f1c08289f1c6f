import Boundaries
import FoundationEssentials
import MemoryCatalog
import SQLiteCatalog
import Synchronization

/// The person's own catalogue, opened when it is first needed and for as much as is needed: whoever only reads makes no
/// file, and sees at once what a sync in the same process writes, also when that makes the file.
final class CatalogFile: Sendable {
    let path: String
    private let now: @Sendable () -> Date
    /// Makes the folder that the file is in.
    private let prepare: @Sendable () throws(CatalogError) -> Void
    private let opened = Mutex(Opened())

    private struct Opened {
        var reading: SQLiteCatalog?
        var writing: SQLiteCatalog?
    }

    init(
        path: String,
        now: @escaping @Sendable () -> Date,
        prepare: @escaping @Sendable () throws(CatalogError) -> Void
    ) {
        self.path = path
        self.now = now
        self.prepare = prepare
    }

    /// The catalogue to read; `nil` while there is none.
    func reading() throws(CatalogError) -> SQLiteCatalog? {
        try opened.withLock { opened throws(CatalogError) in
            if let open = opened.writing ?? opened.reading { return open }
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            let catalog = try SQLiteCatalog(path: path, openMode: .readOnly, now: now)
            opened.reading = catalog
            return catalog
        }
    }

    /// The catalogue, if it was opened and nothing but read. Whoever wrote closes all that is open of it, so that the last
    /// to go tidies up the log.
    var onlyRead: SQLiteCatalog? { opened.withLock { $0.writing == nil ? $0.reading : nil } }

    /// The catalogue to write to; it is made if need be.
    func writing() throws(CatalogError) -> SQLiteCatalog {
        try opened.withLock { opened throws(CatalogError) in
            if let open = opened.writing { return open }
            try prepare()
            let catalog = try SQLiteCatalog(path: path, openMode: .readWrite, now: now)
            opened.writing = catalog
            return catalog
        }
    }

    /// Brings the tables of a file that an earlier version made up to date; `progress` hears of each step, if there are
    /// any. Makes no file.
    func bringUpToDate(progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void) throws(CatalogError) {
        try opened.withLock { _ throws(CatalogError) in
            guard FileManager.default.fileExists(atPath: path) else { return }
            try SQLiteCatalog.bringUpToDate(path: path, progress: progress)
        }
    }

    /// What answers: an empty one while there is none.
    func answering() throws(CatalogError) -> any AnimalCatalog {
        try reading() ?? MemoryCatalog()
    }
}
