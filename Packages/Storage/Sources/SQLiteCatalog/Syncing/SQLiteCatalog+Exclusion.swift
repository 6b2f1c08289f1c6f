public import Boundaries
public import Domain
import Foundation
import Platform

/// One sync of a source at a time, over all processes: a locked file for each, beside the catalogue.
extension SQLiteCatalog {
    public func exclusively<Value: Sendable>(
        syncing source: SourceName,
        _ body: @Sendable () async -> Value
    ) async throws(CatalogError) -> Value? {
        guard let lock = try lock(source) else { return nil }
        let value = await body()
        lock.release()
        return value
    }

    private func lock(_ source: SourceName) throws(CatalogError) -> FileLock? {
        let folder = URL(filePath: path).deletingLastPathComponent().appending(path: "locks").path
        do throws(FileError) {
            try Folder.create(folder)
            return try FileLock.attempt(path: "\(folder)/sync-\(source).lock")
        } catch {
            throw .cannotWrite(location: error.path, reason: "\(error.reason)")
        }
    }
}
