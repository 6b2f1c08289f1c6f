import AnimalFormats
package import Boundaries
import CSampleCatalogData
public import Domain
import FoundationEssentials

/// The invented animals and shelters that answer as long as nothing has been imported; their source is
/// ``SourceName/sample``.
///
/// They are the same in every copy of the program, in real cities of fifteen countries, with addresses and telephone
/// numbers that nobody has. `Scripts/make-sample-catalog.py` makes them.
public enum SampleCatalog {
    /// Every shelter and every animal of the sample.
    public static func load() -> (organizations: [Organization], animals: [Animal]) {
        let records = records()
        return (records.organizations, records.animals)
    }

    /// The sample as read, with what could not be read of it.
    package static func records() -> RecordPortion {
        let bytes = unsafe Array(
            UnsafeBufferPointer(start: sample_catalog_bytes(), count: sample_catalog_size())
        )
        var records = JSONRecords.read(bytes, source: .sample, importedAt: fetchedAt)
        let shelters = Dictionary(
            records.organizations.map { ($0.id.sourceID, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for index in records.animals.indices {
            records.animals[index].settle(at: records.animals[index].organizationID.flatMap { shelters[$0] })
        }
        return records
    }

    /// 1 July 2026, 00:00 UTC; the script has the same.
    private static let fetchedAt = Date(timeIntervalSince1970: 1_782_864_000)
}

extension Animal {
    /// Takes from the shelter what the data leaves out because it is the shelter's.
    fileprivate mutating func settle(at shelter: Organization?) {
        if let shelter { contact = shelter.contact }
        self = located(by: shelter).beginningHistory()
    }
}
