public import Boundaries
import GRDB

extension SQLiteCatalog: AnimalCatalogWriter {
    /// Takes the batch in as one transaction.
    ///
    /// - Throws: ``CatalogError/busy(location:)``; ``CatalogError/cannotWrite(location:reason:)``, also when the catalogue was
    ///   opened for reading only.
    @discardableResult
    public func write(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary {
        let prepared = PreparedBatch(batch)
        return try await write { db in try BatchWriter.write(prepared, db) }
    }

    /// Begins to take in many batches, over a connection of its own. Meanwhile nobody else writes for more than a moment.
    ///
    /// - Throws: ``CatalogError/cannotOpen(location:reason:)``; ``CatalogError/cannotWrite(location:reason:)`` when the
    ///   catalogue was opened for reading only.
    public func intake() async throws(CatalogError) -> any CatalogIntake {
        try writable()
        do {
            return try SQLiteIntake(path: path, patience: patience)
        } catch {
            throw CatalogError(error, at: path, during: .opening)
        }
    }
}
