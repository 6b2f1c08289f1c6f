import AnimalFormats
package import Boundaries
import CSampleCatalogData
public import Domain
import FoundationEssentials

/// The invented animals and shelters that answer as long as nothing has been imported.
///
/// They are the same in every copy of the program, in real cities of fifteen countries, with addresses and telephone
/// numbers that nobody has. `Scripts/make-sample-catalog.py` makes them.
public enum SampleCatalog {
    /// What the sample's records name as their source.
    public static let sourceName = "sample"

    /// Every shelter and every animal of the sample.
    public static func load() -> (organizations: [Organization], animals: [Animal]) {
        let records = records()
        return (records.organizations, records.animals)
    }

    /// The sample as read, with what could not be read of it.
    package static func records() -> RecordPortion {
        guard let source = SourceName(sourceName) else { return RecordPortion() }
        let bytes = unsafe Array(
            UnsafeBufferPointer(start: sample_catalog_bytes(), count: sample_catalog_size())
        )
        return JSONRecords.read(bytes, source: source, importedAt: Date(timeIntervalSince1970: 0))
    }
}
