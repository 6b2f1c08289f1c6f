package import Boundaries
package import Domain
package import FoundationEssentials

/// Reads JSON records that are in memory already.
package enum JSONRecords {
    /// Every record of `bytes`, good and bad. Those that do not say so themselves belong to `source` and count as fetched
    /// at `importedAt`.
    package static func read(_ bytes: [UInt8], source: SourceName, importedAt: Date) -> RecordPortion {
        var queue = RecordQueue()
        var decoder = JSONRecordDecoder(source: source, importedAt: importedAt)
        decoder.consume(bytes, into: &queue)
        decoder.finish(into: &queue)
        return queue.take(queue.count, bytesRead: bytes.count) ?? RecordPortion(bytesRead: bytes.count)
    }
}
