/// One of the eight winds, by its usual letters.
public enum CompassPoint: String, Sendable, CaseIterable {
    case north = "N"
    case northeast = "NE"
    case east = "E"
    case southeast = "SE"
    case south = "S"
    case southwest = "SW"
    case west = "W"
    case northwest = "NW"

    /// The point nearest to a bearing in degrees clockwise from north; one that lies between two goes to the one farther
    /// clockwise. `nil` for what is no number.
    public init?(bearing: Double) {
        guard bearing.isFinite else { return nil }
        let turn = bearing.truncatingRemainder(dividingBy: 360)
        let eighth = Int(((turn < 0 ? turn + 360 : turn) / 45 + 0.5).rounded(.down))
        self = Self.allCases[eighth % Self.allCases.count]
    }
}
