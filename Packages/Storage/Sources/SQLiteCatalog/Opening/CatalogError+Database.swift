import Boundaries
import GRDB
import Platform

extension CatalogError {
    /// What was going on when the database gave up.
    enum Activity {
        case opening
        case reading
        case writing
    }

    /// What a fault of the database means to whoever asked.
    init(_ error: any Error, at path: String, during activity: Activity) {
        switch error {
        case let error as CatalogError: self = error
        case let error as DatabaseError: self.init(error, at: path, during: activity)
        case let error as UnreadableRow: self = .damaged(location: path, reason: error.reason)
        case is RowDecodingError: self = .damaged(location: path, reason: "a table holds values of another kind")
        case let error as FileError: self = .cannotOpen(location: path, reason: "\(error.reason)")
        case is CancellationError: self = .failed(reason: "the request was called off")
        default: self = .failed(reason: "\(error)")
        }
    }

    private init(_ error: DatabaseError, at path: String, during activity: Activity) {
        let reason = error.message ?? error.resultCode.description
        switch (error.resultCode, activity) {
        case (.SQLITE_BUSY, _), (.SQLITE_LOCKED, _): self = .busy(location: path)
        case (.SQLITE_CORRUPT, _), (.SQLITE_NOTADB, _): self = .damaged(location: path, reason: reason)
        case (.SQLITE_CANTOPEN, _), (_, .opening): self = .cannotOpen(location: path, reason: reason)
        case (.SQLITE_FULL, _), (.SQLITE_READONLY, _), (.SQLITE_IOERR, .writing), (.SQLITE_PERM, .writing):
            self = .cannotWrite(location: path, reason: reason)
        case (.SQLITE_INTERRUPT, _), (.SQLITE_ABORT, _): self = .failed(reason: "the request was called off")
        default: self = .failed(reason: reason)
        }
    }
}

/// A row that holds what no writer of PetSave leaves there.
struct UnreadableRow: Error {
    let reason: String
}
