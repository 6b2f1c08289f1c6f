import Domain
import GRDB

extension SearchArea {
    /// The radius that the area ends at; without one, or with one that is no number, it has no end.
    var radius: Distance? {
        guard case .around(_, let radius?) = self, !radius.kilometers.isNaN else { return nil }
        return radius
    }

    /// A query for `id` and `km` of the sites that lie within `radius` of `center`, its edge included.
    ///
    /// The R*Tree finds those in the boxes around the circle, the exact distance decides.
    static func sites(around center: Coordinate, within radius: Distance) -> SQL {
        """
        SELECT id, km FROM (
            SELECT site.id AS id,
                great_circle_km(\(center.latitude), \(center.longitude), latitude, longitude) AS km
            FROM (\(boxed(around: center, within: radius))) AS boxed CROSS JOIN site ON site.id = boxed.id
        ) WHERE km <= \(radius.kilometers)
        """
    }

    /// A query for `id` of the sites in the boxes around the circle.
    static func boxed(around center: Coordinate, within radius: Distance) -> SQL {
        guard radius.kilometers >= 0 else { return "SELECT id FROM site WHERE 0" }
        return BoundingBox.boxes(around: center, radius: radius).map { box -> SQL in
            """
            SELECT id FROM site_index \
            WHERE south <= \(box.latitudes.upperBound) AND north >= \(box.latitudes.lowerBound) \
            AND west <= \(box.longitudes.upperBound) AND east >= \(box.longitudes.lowerBound)
            """
        }
        .joined(separator: " UNION ")
    }
}
