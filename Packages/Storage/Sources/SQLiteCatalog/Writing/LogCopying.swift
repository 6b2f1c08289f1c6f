import GRDB

/// Copies what was committed from the write-ahead log into the catalogue's file, while the next transaction is written.
///
/// SQLite begins its log anew only when a transaction begins and all of the log was copied
/// (https://www.sqlite.org/wal.html#ckpt), which between two transactions of an import it never is: once in a while the next
/// one waits.
final class LogCopying {
    private let connection: DatabaseQueue
    /// How many transactions were written since the log began.
    private var count = 0

    private static let mostTransactions = 3

    init(path: String) throws {
        var configuration = Configuration()
        configuration.label = "PetSave.catalogue.log"
        // What somebody still reads is copied the next time.
        configuration.busyMode = .immediateError
        connection = try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Copies what the transactions before the one that ends have written, and does not wait for it.
    func copy() {
        count += 1
        connection.asyncWriteWithoutTransaction { db in _ = try? db.checkpoint(.passive) }
    }

    /// Copies all and waits for it when the log is long, so that it begins anew.
    func restartIfLong() {
        guard count >= Self.mostTransactions else { return }
        connection.writeWithoutTransaction { db in _ = try? db.checkpoint(.passive) }
        count = 0
    }

    /// Copies all that nobody reads any more, and leaves no log behind.
    func finish() {
        connection.writeWithoutTransaction { db in _ = try? db.checkpoint(.truncate) }
        count = 0
    }
}
