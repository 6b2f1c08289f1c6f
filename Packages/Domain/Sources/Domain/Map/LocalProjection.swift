#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A flat map around a centre, in kilometres: every distance and every direction from the centre is true.
///
/// The azimuthal equidistant projection of the sphere: x = d sin θ, y = d cos θ, for the great-circle distance d and the
/// initial bearing θ from the centre (J. P. Snyder, "Map Projections: A Working Manual", USGS Professional Paper 1395, 1987,
/// section 25). It was preferred to the equirectangular projection with cos φ, which is as plain but tears at the
/// antimeridian and collapses at the poles; this one has no edge but the antipode of its centre.
public struct LocalProjection: Hashable, Sendable {
    /// What lies at the origin.
    public let center: Coordinate

    public init(center: Coordinate) {
        self.center = center
    }

    /// Where a point of the globe is on the map.
    public func point(of coordinate: Coordinate) -> MapPoint {
        let distance = GreatCircle.distance(from: center, to: coordinate).kilometers
        let bearing = GreatCircle.initialBearing(from: center, to: coordinate) * .pi / 180
        return MapPoint(east: distance * sin(bearing), north: distance * cos(bearing))
    }

    /// What point of the globe is there on the map; `nil` for what is no number.
    ///
    /// Goes through three dimensions, which know no poles: the centre's unit vector turned by the angle d / R towards the
    /// point.
    public func coordinate(of point: MapPoint) -> Coordinate? {
        let distance = hypot(point.east, point.north)
        guard distance.isFinite else { return nil }
        guard distance > 0 else { return center }
        let (latitude, longitude) = (center.latitude * .pi / 180, center.longitude * .pi / 180)
        let angle = distance / GreatCircle.meanEarthRadius
        let (east, north) = (point.east / distance * sin(angle), point.north / distance * sin(angle))
        // Outward from the axis through the poles, along the centre's meridian, and up along the axis.
        let outward = cos(latitude) * cos(angle) - sin(latitude) * north
        let up = sin(latitude) * cos(angle) + cos(latitude) * north
        let x = outward * cos(longitude) - east * sin(longitude)
        let y = outward * sin(longitude) + east * cos(longitude)
        return Coordinate(
            latitude: min(90, max(-90, atan2(up, hypot(x, y)) * 180 / .pi)),
            longitude: min(180, max(-180, atan2(y, x) * 180 / .pi))
        )
    }
}

/// A point of a flat map, in kilometres from its origin.
public struct MapPoint: Hashable, Sendable {
    public var east: Double
    public var north: Double

    public init(east: Double, north: Double) {
        self.east = east
        self.north = north
    }
}
