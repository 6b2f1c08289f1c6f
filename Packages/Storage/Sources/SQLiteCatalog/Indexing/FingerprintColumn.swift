import Boundaries
import GRDB

/// In which words each record was told last, packed; changes are written at the end of their transaction.
///
/// Shared by all that write in the transaction. A record has a fingerprint only as long as hearing those words again would
/// change nothing but when it was fetched.
final class FingerprintColumn {
    private let column: PackedColumn<UInt64>
    private var changes: [Int64: UInt64] = [:]

    init(_ db: Database) {
        column = PackedColumn("animal_fingerprints", blocksOf: 4096, db)
    }

    /// Says in which words the record of that key was told; `nil` where others would have to be heard in any case.
    func set(_ fingerprint: RecordFingerprint?, of key: Int64) {
        changes[key] = fingerprint?.bits ?? 0
    }

    /// Those of the records that were last told in these words.
    func unchanged(_ told: [RecordFingerprint: Int64]) throws -> [RecordFingerprint: Int64] {
        let stored = try column.numbers(of: Array(told.values))
        return told.filter { fingerprint, key in (changes[key] ?? stored[key]) == fingerprint.bits }
    }

    /// What is stored of all records.
    func known() throws -> KnownFingerprints { KnownFingerprints(try column.all()) }

    func write() throws {
        try column.write(changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        changes = [:]
    }
}
