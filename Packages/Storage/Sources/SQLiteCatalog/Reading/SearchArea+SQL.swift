import Domain
import GRDB

extension SearchArea {
    /// Whether the area is small enough that its sites are looked up one by one.
    var isBounded: Bool {
        guard case .around(_, let radius?) = self else { return false }
        return !radius.kilometers.isNaN
    }

    /// A condition on `animal` that holds for the animals in the area; `nil` when all are.
    var condition: SQL? {
        switch self {
        case .everywhere: nil
        case .around(let center, let radius): Self.condition(around: center, within: radius)
        }
    }

    /// Without a radius, everything that has a place is in the area; so the reference takes a radius that is no number.
    private static func condition(around center: Coordinate, within radius: Distance?) -> SQL {
        guard let radius, !radius.kilometers.isNaN else { return "animal.site IS NOT NULL" }
        return "animal.site IN (SELECT id FROM (\(sites(around: center, within: radius))))"
    }

    /// A query for `id` and `km` of the sites that lie within `radius` of `center`, its edge included.
    ///
    /// The R*Tree finds those in the boxes around the circle, the exact distance decides.
    static func sites(around center: Coordinate, within radius: Distance) -> SQL {
        guard radius.kilometers >= 0 else { return "SELECT id, 0.0 AS km FROM site WHERE 0" }
        let boxes = BoundingBox.boxes(around: center, radius: radius).map { box -> SQL in
            """
            SELECT id FROM site_index \
            WHERE south <= \(box.latitudes.upperBound) AND north >= \(box.latitudes.lowerBound) \
            AND west <= \(box.longitudes.upperBound) AND east >= \(box.longitudes.lowerBound)
            """
        }
        return """
            SELECT id, km FROM (
                SELECT site.id AS id,
                    great_circle_km(\(center.latitude), \(center.longitude), latitude, longitude) AS km
                FROM (\(boxes.joined(separator: " UNION "))) AS boxed CROSS JOIN site ON site.id = boxed.id
            ) WHERE km <= \(radius.kilometers)
            """
    }
}
