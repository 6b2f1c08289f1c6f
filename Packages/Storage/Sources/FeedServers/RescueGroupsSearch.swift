import Domain
import FoundationEssentials
import JSONStreaming

/// What the body of a search asks for, as the real server takes it.
struct RescueGroupsSearch {
    /// How a search fails.
    struct Failure: Error {
        let answer: ServedAnswer
    }

    private var around: (center: Coordinate, radius: Distance)?
    private var changedAfter: Date?

    /// Only what is below `data` counts: what stands beside it, and a body encoded twice, are silently ignored.
    init(body: [UInt8]) throws(Failure) {
        guard let data = (try? JSONParser.parse(body))?["data"], data.objectValue != nil else { return }
        around = Self.circle(data["filterRadius"])
        for (index, filter) in (data["filters"]?.arrayValue ?? []).enumerated() {
            let name = filter["fieldName"]?.stringValue ?? ""
            guard name.hasPrefix("animals."), name == "animals.updatedDate" else {
                throw Failure(
                    answer: FakeRescueGroups.error(
                        400,
                        "Invalid field",
                        "The field \(name) does not exist.",
                        pointer: "/data/filters/\(index)/fieldName/\(name)"
                    )
                )
            }
            guard filter["operation"]?.stringValue == "greaterthan",
                let moment = filter["criteria"]?.stringValue.flatMap(Self.rfc3339)
            else { throw Failure(answer: FakeRescueGroups.error(500, "System error", "System error")) }
            changedAfter = moment
        }
    }

    func matching(_ animals: [ServedAnimal]) -> [ServedAnimal] {
        animals.filter { animal in
            if let changedAfter, animal.changedAt <= changedAfter { return false }
            if let around, GreatCircle.distance(from: around.center, to: animal.coordinate) > around.radius {
                return false
            }
            return true
        }
    }

    private static func circle(_ filter: JSONValue?) -> (center: Coordinate, radius: Distance)? {
        guard let filter, let latitude = filter["lat"]?.doubleValue, let longitude = filter["lon"]?.doubleValue,
            let center = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        if let miles = filter["miles"]?.doubleValue { return (center, Distance(miles: miles)) }
        return filter["kilometers"]?.doubleValue.map { (center, Distance(kilometers: $0)) }
    }

    /// A whole moment with its offset: `2026-01-01T00:00:00Z`.
    private static func rfc3339(_ text: String) -> Date? {
        let offset = text.dropFirst(19)
        guard text.utf8.count >= 20, text.dropFirst(10).first == "T", offset == "Z" || offset.contains(":") else {
            return nil
        }
        return Date(iso8601: text)
    }
}
