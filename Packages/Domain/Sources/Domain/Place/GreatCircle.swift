#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Distances on a sphere of the Earth's mean radius.
public enum GreatCircle {
    /// The mean radius R₁ = (2a + b) / 3 of the IUGG, in kilometres.
    public static let meanEarthRadius = 6371.0088

    /// How far apart two points are, by the haversine formula; within 0.5 % of the ellipsoid everywhere.
    public static func distance(from start: Coordinate, to end: Coordinate) -> Distance {
        let startLatitude = radians(start.latitude)
        let endLatitude = radians(end.latitude)
        let sineLatitude = sin((endLatitude - startLatitude) / 2)
        let sineLongitude = sin(radians(end.longitude - start.longitude) / 2)
        let haversine =
            sineLatitude * sineLatitude + cos(startLatitude) * cos(endLatitude) * sineLongitude * sineLongitude
        return Distance(kilometers: 2 * meanEarthRadius * asin(min(1, haversine.squareRoot())))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
