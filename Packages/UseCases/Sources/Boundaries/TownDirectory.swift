public import Domain

/// Names the towns that lie about a point, on this machine alone: asking never sends anything anywhere.
public protocol TownDirectory: Sendable {
    /// What people know a point by: the largest town within `reach` of it, else the nearest there is; `nil` where no town
    /// is near.
    func town(at coordinate: Coordinate, reach: Distance) -> Place?
}
