import AnimalMap
import BusinessServices
import Domain

/// A map to be written, with what is told about it.
struct AnimalMapSheet: Sendable {
    let place: Place
    let map: AnimalMapPresentation.Map
    let unit: DistanceUnit

    init(place: Place, map: AnimalMapPresentation.Map, unit: DistanceUnit) {
        self.place = place
        self.map = map
        self.unit = unit
    }

    /// `nil` until there is a map.
    init?(presentation: AnimalMapPresentation, unit: DistanceUnit) {
        guard presentation.phase == .loaded, let place = presentation.place, let map = presentation.map else {
            return nil
        }
        self.place = place
        self.map = map
        self.unit = unit
    }

    /// `96 animals at 14 sites within 98 km of Philadelphia, PA, US`.
    var heading: String {
        let animals = Self.counted(map.total, "animal")
        let sites = map.total == 0 ? "" : " at " + Self.counted(map.sites.count, "site")
        let area = map.radius.map { "within \(AnimalWords.distance($0, in: unit)) of" } ?? "around"
        return "\(animals)\(sites) \(area) \(place.name)"
    }

    /// Whom the map does not show, and how to see them; `nil` when it shows all.
    var footing: String? {
        let advice = map.fartherCount == 0 ? "" : " A larger --within shows more."
        return hidden.map { $0 + advice }
    }

    /// Whom the map does not show; `nil` when it shows all.
    var hidden: String? {
        let farther: String? = map.fartherCount == 0 ? nil : "\(AnimalWords.grouped(map.fartherCount)) farther away"
        let placeless: String? =
            map.placelessCount == 0 ? nil : "\(AnimalWords.grouped(map.placelessCount)) without a known place"
        let parts = [farther, placeless].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        return "Not on the map: \(parts.joined(separator: ", "))."
    }

    /// `1 animal`, `2,000 animals`.
    static func counted(_ number: Int, _ noun: String) -> String {
        "\(AnimalWords.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
    }

    /// `NE`, or `here` for what lies at the place itself.
    static func direction(of cluster: MapCluster) -> String { cluster.direction?.rawValue ?? "here" }

    /// `39.953, -75.165`: three decimals are about a hundred metres.
    static func position(_ coordinate: Coordinate) -> String {
        [coordinate.latitude, coordinate.longitude].map(thousandths).joined(separator: ", ")
    }

    private static func thousandths(_ degrees: Double) -> String {
        let rounded = Int((abs(degrees) * 1000).rounded())
        let fraction = String(rounded % 1000 + 1000).dropFirst()
        return "\(degrees < 0 && rounded > 0 ? "-" : "")\(rounded / 1000).\(fraction)"
    }
}
