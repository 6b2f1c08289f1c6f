import Boundaries
import GRDB
import Platform

extension PersonalStoreError {
    /// What an error of the database means to whoever asked.
    init(_ error: any Error, at path: String) {
        if let error = error as? PersonalStoreError {
            self = error
            return
        }
        if let error = error as? FileError {
            // The reason is a sentence's end, and stands in the middle of one here.
            let reason = "\(error.reason)"
            self = .cannotOpen(location: path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
            return
        }
        guard let error = error as? DatabaseError else {
            self = .failed(reason: "\(error)")
            return
        }
        let reason = error.message ?? "\(error.resultCode)"
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(location: path)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(location: path, reason: reason)
        case .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_IOERR: self = .cannotWrite(location: path, reason: reason)
        case .SQLITE_CANTOPEN: self = .cannotOpen(location: path, reason: reason)
        default: self = .failed(reason: reason)
        }
    }
}
