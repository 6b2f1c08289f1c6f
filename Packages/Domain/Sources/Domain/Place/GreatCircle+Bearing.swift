#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension GreatCircle {
    /// Where to set out for on the way from one point to another: degrees clockwise from north, 0 up to 360.
    ///
    /// tan θ = sin Δλ cos φ₂ / (cos φ₁ sin φ₂ − sin φ₁ cos φ₂ cos Δλ); J. P. Snyder, "Map Projections: A Working Manual"
    /// (USGS Professional Paper 1395, 1987), equation 5-4b. From a point to itself or to its antipode, where every
    /// direction is as good as another, the answer is some direction.
    public static func initialBearing(from start: Coordinate, to end: Coordinate) -> Double {
        let (startLatitude, endLatitude) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let difference = (end.longitude - start.longitude) * .pi / 180
        let east = sin(difference) * cos(endLatitude)
        let north = cos(startLatitude) * sin(endLatitude) - sin(startLatitude) * cos(endLatitude) * cos(difference)
        let degrees = atan2(east, north) * 180 / .pi
        // A hair below zero would round to 360.
        let turned = degrees < 0 ? degrees + 360 : degrees
        return turned < 360 ? turned : 0
    }
}
