public import Boundaries
import GRDB

extension SQLiteCatalog: AnimalCatalogWriter {
    /// Takes the batch in as one transaction.
    ///
    /// - Throws: ``CatalogError/busy(location:)``; ``CatalogError/cannotWrite(location:reason:)``, also when the catalogue was
    ///   opened for reading only.
    @discardableResult
    public func write(_ batch: CatalogBatch) async throws(CatalogError) -> CatalogWriteSummary {
        try await write { db in
            var writer = BatchWriter(db)
            return try writer.take(batch)
        }
    }
}
