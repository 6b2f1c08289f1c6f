/// How far a map reaches when nobody said how far.
public enum MapRadius {
    /// Farther away than this a site does not make the map larger, unless there is no nearer one.
    public static let horizon = Distance(kilometers: 500)
    /// A map never shows less: a shelter next door would fill it.
    public static let least = Distance(kilometers: 5)
    /// The share of the animals within the ``horizon`` that the map shows; the last tenth often lies far from the rest.
    public static let share = 0.9

    /// A radius around `place` that holds the nearest nine tenths of the animals within 500 km; where there are none, the
    /// site that is nearest. Rounded up to two digits; `nil` when there are no sites.
    public static func fitting(_ sites: [SiteCount], around place: Coordinate) -> Distance? {
        let measured = sites.map { (distance: GreatCircle.distance(from: place, to: $0.coordinate), count: $0.count) }
            .sorted { $0.distance < $1.distance }
        let near = measured.prefix { $0.distance <= horizon }
        let wanted = Double(near.reduce(0) { $0 + $1.count }) * share
        var held = 0
        for site in near {
            held += site.count
            if Double(held) >= wanted { return roundedUp(max(site.distance, least)) }
        }
        return measured.first.map { roundedUp(max($0.distance, least)) }
    }

    /// To two digits, and to whole kilometres; never less than `distance`.
    private static func roundedUp(_ distance: Distance) -> Distance {
        var step = 1.0
        while distance.kilometers / step > 100 { step *= 10 }
        return max(distance, Distance(kilometers: (distance.kilometers / step).rounded(.up) * step))
    }
}
