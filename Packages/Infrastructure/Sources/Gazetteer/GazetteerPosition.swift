/// A point on the map.
public struct GazetteerPosition: Hashable, Sendable {
    /// Degrees north, -90 through 90.
    public let latitude: Double
    /// Degrees east, -180 through 180.
    public let longitude: Double
}
