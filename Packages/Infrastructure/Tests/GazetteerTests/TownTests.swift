import Gazetteer
import Testing

@Suite("The town of a position")
struct TownTests {
    private let gazetteer = Gazetteer()

    @Test(
        "is the largest within reach, else the nearest",
        arguments: [
            // The middle of Camden, New Jersey: with a wide reach the city across the river is better known.
            (39.94, -75.11, 20, "Philadelphia"), (39.94, -75.11, 3, "Camden"), (39.94, -75.11, 0, "Camden"),
            (48.85, 2.35, 10, "Paris"), (-33.87, 151.21, 10, "Sydney"),
            // Across the antimeridian: it runs beside Taveuni, and the town lies west of it.
            (-16.43, -179.98, 200, "Labasa"),
        ] as [(Double, Double, Double, String)]
    )
    func town(latitude: Double, longitude: Double, reach: Double, name: String) throws {
        let town = gazetteer.town(latitude: latitude, longitude: longitude, reach: reach, limit: 50)
        #expect(town?.name == name)
    }

    @Test("is none where nobody lives", arguments: [(90.0, 0.0), (-90, 180), (-60, -140), (0, -30)])
    func nowhere(latitude: Double, longitude: Double) {
        #expect(gazetteer.town(latitude: latitude, longitude: longitude, reach: 20, limit: 50) == nil)
    }

    @Test("is looked for across the antimeridian")
    func antimeridian() throws {
        let east = try #require(gazetteer.town(latitude: -17, longitude: 179.999, reach: 0, limit: 300))
        let west = try #require(gazetteer.town(latitude: -17, longitude: -179.999, reach: 0, limit: 300))
        #expect(east == west)
    }
}
