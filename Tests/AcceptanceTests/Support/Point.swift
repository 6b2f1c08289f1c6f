import Glibc

/// A point on Earth in degrees.
struct Point: Hashable, Sendable {
    let latitude: Double
    let longitude: Double

    /// The great-circle distance in kilometres by the haversine formula, on a sphere of Earth's mean radius (IUGG).
    func kilometers(to other: Point) -> Double {
        let radians = Double.pi / 180
        let (from, to) = (latitude * radians, other.latitude * radians)
        let half = (north: sin((to - from) / 2), east: sin((other.longitude - longitude) * radians / 2))
        let haversine = half.north * half.north + cos(from) * cos(to) * half.east * half.east
        return 2 * 6371.0088 * asin(min(1, haversine.squareRoot()))
    }
}
