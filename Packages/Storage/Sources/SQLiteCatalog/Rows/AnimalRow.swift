import Domain
import FoundationEssentials
import GRDB

/// What the tables `animal` and `details` say of an animal, and how it becomes one.
enum AnimalRow {
    /// The ids of what the row of an animal refers to.
    struct References {
        /// Of ``Animal/termTexts``.
        let terms: [Int64?]
        let organization: Int64?
        let site: Int64?
        /// Where the site was read from.
        let origin: LocationOrigin?
    }

    /// The columns of `animal` that hold ids of terms.
    static let termColumns = [
        "type", "status", "age", "gender", "size", "coat", "primary_breed", "secondary_breed", "primary_color",
        "secondary_color", "tertiary_color",
    ]
    static let flagColumns = [
        "mixed_breed", "unknown_breed", "spayed_neutered", "house_trained", "declawed", "special_needs",
        "shots_current", "good_with_children", "good_with_dogs", "good_with_cats",
    ]
    /// The columns of `animal` after its key, in the order of ``Animal/bindColumns(_:sortName:isMerged:to:)``.
    static let columns =
        ["source", "source_id", "organization", "site", "location_origin"] + termColumns + flagColumns
        + ["published_at", "expires_at", "sort_name", "merged"]

    /// Reads the key, that of the organisation, what ``Animal/init(_:_:)`` takes, and the key's block of ``FetchColumn``, for the
    /// animals whose keys the JSON array of the one argument holds.
    static let select = """
        SELECT animal.id, animal.organization, animal.source, animal.source_id,
            (SELECT source_id FROM organization_identity WHERE id = animal.organization),
            site.latitude, site.longitude, animal.location_origin,
            \((termColumns + flagColumns).map { "animal.\($0)" }.joined(separator: ", ")),
            animal.published_at, details.packed,
            (SELECT numbers FROM animal_fetches WHERE block = animal.id / \(FetchColumn.blockSize))
        FROM animal
        JOIN details ON details.animal = animal.id
        LEFT JOIN site ON site.id = animal.site
        WHERE animal.id IN (SELECT value FROM json_each(?))
        """
}
