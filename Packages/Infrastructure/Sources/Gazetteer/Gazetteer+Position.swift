#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Gazetteer {
    /// The town that people know a position by.
    ///
    /// Towns are stored by population, so a large one nearby is found at once; only where there is none are all of them
    /// looked at, which takes about a millisecond. Distances are those of a plane touching the sphere, right to a percent
    /// up to a few hundred kilometres.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north.
    ///   - longitude: Degrees east.
    ///   - reach: Kilometres within which the largest town is the one.
    ///   - limit: Kilometres within which, where the reach holds none, the nearest town is the one.
    /// - Returns: `nil` where no town is that near.
    public func town(latitude: Double, longitude: Double, reach: Double, limit: Double) -> GazetteerPlace? {
        let kilometersPerDegree = 111.195
        var nearest: (place: Int, distance: Double)?
        for place in 0..<tables.places.count {
            let north = Double(tables.signedField(tables.places, place, at: 0)) / 100_000 - latitude
            let bound = max(reach, nearest?.distance ?? limit)
            guard abs(north) * kilometersPerDegree <= bound else { continue }
            let difference = abs(Double(tables.signedField(tables.places, place, at: 4)) / 100_000 - longitude)
            let east = min(difference, 360 - difference) * cos((latitude + north / 2) * .pi / 180)
            let distance = (north * north + east * east).squareRoot() * kilometersPerDegree
            if distance <= reach { return tables.place(place) }
            if distance <= limit, distance < nearest?.distance ?? .infinity { nearest = (place, distance) }
        }
        return nearest.flatMap { tables.place($0.place) }
    }
}
