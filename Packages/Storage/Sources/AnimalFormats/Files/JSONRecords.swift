package import Boundaries
package import Domain
package import FoundationEssentials

/// Reads JSON records that are in memory already.
package enum JSONRecords {
    private static let chunkSize = 16 * 1024

    /// Every record of `bytes`, such as a feed's answer, good and bad. Those that do not say so themselves belong to
    /// `source`, or to the feed's own name without one, and count as fetched at `importedAt`.
    package static func read(_ bytes: [UInt8], source: SourceName?, importedAt: Date) -> RecordPortion {
        var queue = RecordQueue()
        var decoder = JSONRecordDecoder(source: source, importedAt: importedAt)
        // Fewer raw values at once are kinder to the processor's caches.
        for start in stride(from: 0, to: bytes.count, by: chunkSize) {
            decoder.consume(Array(bytes[start..<min(start + chunkSize, bytes.count)]), into: &queue)
        }
        decoder.finish(into: &queue)
        return queue.take(queue.count, bytesRead: bytes.count) ?? RecordPortion(bytesRead: bytes.count)
    }
}
