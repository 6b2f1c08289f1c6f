import Boundaries
import Foundation
import GRDB
import Platform
import Synchronization

/// The file that holds what a person keeps: the shortlist and the alerts.
///
/// It lies apart from the catalogue, which can be imported again at any time. Any number of processes may have it open;
/// a change is one transaction. Nothing is opened before it is needed, and reading never makes the file.
public final class PersonalDatabase: Sendable {
    /// Where the file is.
    public let path: String
    private let patience: Duration
    private let opened = Mutex<DatabaseQueue?>(nil)

    /// - Parameter patience: How long to wait for another process that holds the file.
    public init(path: String, patience: Duration = .seconds(10)) {
        self.path = path
        self.patience = patience
    }

    /// Reads one state of the file; `nil` when there is none yet.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(PersonalStoreError) -> Value? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            return try await queue().read(body)
        } catch {
            throw PersonalStoreError(error, at: path)
        }
    }

    /// Changes the file in one transaction: all of it happens or, when this throws, nothing.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(PersonalStoreError) -> Value {
        do {
            return try await queue().write(body)
        } catch {
            throw PersonalStoreError(error, at: path)
        }
    }

    private func queue() throws -> DatabaseQueue {
        try opened.withLock { opened in
            if let opened { return opened }
            let queue = try Self.open(path, patience: patience)
            opened = queue
            return queue
        }
    }

    private static func open(_ path: String, patience: Duration) throws -> DatabaseQueue {
        try Folder.create(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
        // Making the file takes several steps: who comes at the same time must not see half of them.
        let lock = try FileLock(path: path + ".lock")
        let queue = try openUndisturbed(path, patience: patience)
        lock.release()
        return queue
    }

    private static func openUndisturbed(_ path: String, patience: Duration) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.label = "PetSave.personal"
        configuration.busyMode = .timeout(patience / .seconds(1))
        if FileManager.default.fileExists(atPath: path) { try refuseUnlessPersonal(path, configuration) }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = WAL") }
        try PersonalSchema.migrator.migrate(queue)
        return queue
    }

    /// Looks at what is there before anything is written to it.
    private static func refuseUnlessPersonal(_ path: String, _ configuration: Configuration) throws {
        var configuration = configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        switch try queue.read(PersonalSchema.state) {
        case .ours: return
        case .newer: throw PersonalStoreError.tooNew(location: path)
        case .foreign: throw PersonalStoreError.damaged(location: path, reason: "it is a database of another program")
        }
    }
}
