import Domain
import FoundationEssentials
import GRDB

extension DatabaseFunction {
    /// `great_circle_km(latitude, longitude, latitude, longitude)`: the distance as Domain computes it, bit for bit.
    static let greatCircle = DatabaseFunction("great_circle_km", argumentCount: 4, pure: true) { values in
        let degrees = values.compactMap(Double.fromDatabaseValue)
        guard degrees.count == 4, let start = Coordinate(latitude: degrees[0], longitude: degrees[1]),
            let end = Coordinate(latitude: degrees[2], longitude: degrees[3])
        else { return nil }
        return GreatCircle.distance(from: start, to: end).kilometers
    }

    /// `shuffle_key(source, source_id, seed)`: where an animal stands in the shuffle; the numbers are shifted from
    /// unsigned to signed, which keeps their order.
    static let shuffleKey = DatabaseFunction("shuffle_key", argumentCount: 3, pure: true) { values in
        guard let source = String.fromDatabaseValue(values[0]).flatMap(SourceName.init),
            let id = String.fromDatabaseValue(values[1]).flatMap({ AnimalID(source: source, sourceID: $0) }),
            let seed = Int64.fromDatabaseValue(values[2])
        else { return nil }
        return Int64(bitPattern: Shuffle.key(of: id, seed: UInt64(bitPattern: seed)) ^ (1 << 63))
    }

    /// `name_key(name)`: what names are sorted by, as ``NameKey`` has it.
    static let nameKey = DatabaseFunction("name_key", argumentCount: 1, pure: true) { values in
        String.fromDatabaseValue(values[0]).map(NameKey.of)
    }
}
