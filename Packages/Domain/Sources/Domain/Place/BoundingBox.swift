#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A range of latitudes and one of longitudes, in degrees; never crosses the antimeridian.
public struct BoundingBox: Hashable, Sendable {
    public let latitudes: ClosedRange<Double>
    public let longitudes: ClosedRange<Double>

    /// Boxes that together hold every point within `radius` of `center`: one as a rule, two where the circle crosses
    /// the antimeridian. A circle that holds a pole takes every longitude.
    ///
    /// The half-width in longitude of a circle of angular radius r at latitude φ is asin(sin r / cos φ)
    /// (J. P. Matuschek, "Finding points within a distance of a latitude/longitude using bounding coordinates").
    public static func boxes(around center: Coordinate, radius: Distance) -> [BoundingBox] {
        // A hair's breadth more, so that rounding never leaves out a point that lies on the circle.
        let angle = radius.kilometers / GreatCircle.meanEarthRadius * (1 + 1e-9) + 1e-9
        let degrees = angle * 180 / .pi
        let south = center.latitude - degrees
        let north = center.latitude + degrees
        guard south > -90, north < 90 else {
            return [BoundingBox(latitudes: max(-90, south)...min(90, north), longitudes: -180...180)]
        }
        let latitudes = south...north
        let halfWidth = asin(min(1, sin(angle) / cos(center.latitude * .pi / 180))) * 180 / .pi
        let west = center.longitude - halfWidth
        let east = center.longitude + halfWidth
        if west < -180 {
            return [
                BoundingBox(latitudes: latitudes, longitudes: -180...east),
                BoundingBox(latitudes: latitudes, longitudes: (west + 360)...180),
            ]
        }
        if east > 180 {
            return [
                BoundingBox(latitudes: latitudes, longitudes: west...180),
                BoundingBox(latitudes: latitudes, longitudes: -180...(east - 360)),
            ]
        }
        return [BoundingBox(latitudes: latitudes, longitudes: west...east)]
    }

    /// Whether the point lies in the box or on its edge.
    public func contains(_ point: Coordinate) -> Bool {
        latitudes.contains(point.latitude) && longitudes.contains(point.longitude)
    }
}
