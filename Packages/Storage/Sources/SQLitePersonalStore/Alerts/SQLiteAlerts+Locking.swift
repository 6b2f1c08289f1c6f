public import Boundaries
public import Domain
import Foundation
import Platform

/// One check of an alert at a time, over all processes: a locked file for each, beside the database.
extension SQLiteAlerts {
    public func exclusively<Value: Sendable>(
        _ alerts: [AlertID],
        _ body: @Sendable () async -> Value
    ) async throws(PersonalStoreError) -> Value {
        // Always in the same order, so that no two wait for each other.
        try await holding(Set(alerts).sorted()[...], body)
    }

    private func holding<Value: Sendable>(
        _ alerts: ArraySlice<AlertID>,
        _ body: @Sendable () async -> Value
    ) async throws(PersonalStoreError) -> Value {
        guard let first = alerts.first else { return await body() }
        let lock = try await lock(first)
        let result: Result<Value, PersonalStoreError>
        do throws(PersonalStoreError) {
            result = .success(try await holding(alerts.dropFirst(), body))
        } catch {
            result = .failure(error)
        }
        lock.release()
        return try result.get()
    }

    /// Tries again and again rather than wait in the kernel, which would take a thread away from every other task.
    private func lock(_ alert: AlertID) async throws(PersonalStoreError) -> FileLock {
        let folder = URL(filePath: database.path).deletingLastPathComponent().appending(path: "locks").path
        let path = "\(folder)/alert-\(alert.text).lock"
        var (pause, waited) = (Duration.milliseconds(5), Duration.zero)
        do {
            try Folder.create(folder)
            while waited < patience {
                if let lock = try FileLock.attempt(path: path) { return lock }
                try await clock.sleep(for: pause)
                waited += pause
                pause = min(pause * 2, .milliseconds(100))
            }
        } catch let error as FileError {
            throw .cannotOpen(location: error.path, reason: "\(error.reason)")
        } catch {
            throw .failed(reason: "waiting for another check was called off")
        }
        throw .busy(location: path)
    }
}
