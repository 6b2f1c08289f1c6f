import AnimalMap
import Domain

/// The smallest upright rectangle on the map that holds the person's place and every site.
struct MapExtent {
    let projection: LocalProjection
    let middle: MapPoint
    /// In kilometres, never zero.
    let width: Double
    /// In kilometres, never zero.
    let height: Double

    init(of sheet: AnimalMapSheet) {
        projection = LocalProjection(center: sheet.place.coordinate)
        let points = sheet.map.sites.map { [projection] in projection.point(of: $0.coordinate) }
        let easts = points.map(\.east) + [0]
        let norths = points.map(\.north) + [0]
        let (west, east) = (easts.min() ?? 0, easts.max() ?? 0)
        let (south, north) = (norths.min() ?? 0, norths.max() ?? 0)
        middle = MapPoint(east: (west + east) / 2, north: (south + north) / 2)
        width = max(east - west, Self.least)
        height = max(north - south, Self.least)
    }

    /// How many times as wide as high.
    var aspect: Double { width / height }

    /// A map of a single street would pretend to know where in the street an animal is.
    private static let least = 1.0
}
