/// Which part of the world a source is asked for.
public struct SourceScope: Hashable, Sendable {
    /// The middle, as exact as the person gave it; what leaves the machine is ``rounded``.
    public var center: Coordinate
    public var radius: Distance

    public init(center: Coordinate, radius: Distance) {
        self.center = center
        self.radius = radius
    }

    /// The scope as a server may know it: the middle on a grid of a tenth of a degree, so that it gives away a region
    /// rather than a street, and the radius larger by as much as that can be off.
    public var rounded: SourceScope {
        let middle = Coordinate(
            latitude: (center.latitude * 10).rounded() / 10,
            longitude: (center.longitude * 10).rounded() / 10
        )
        guard let middle else { return self }
        let moved = GreatCircle.distance(from: center, to: middle)
        return SourceScope(center: middle, radius: Distance(kilometers: radius.kilometers + moved.kilometers))
    }

    /// Whether any point within `distance` of `place` lies in the scope.
    public func reaches(_ place: Coordinate, within distance: Distance) -> Bool {
        GreatCircle.distance(from: center, to: place).kilometers <= radius.kilometers + distance.kilometers
    }
}
