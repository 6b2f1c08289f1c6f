import FoundationEssentials
import JSONStreaming

/// Shelterluv's API v1: the animals of one shelter.
public struct FakeShelterluv: FeedServer {
    public static let basePath = "/api/v1"

    public var animals: [ServedAnimal]
    public var key: String

    public init(animals: [ServedAnimal], key: String) {
        self.animals = animals
        self.key = key
    }

    public func answer(_ request: ServedRequest) -> ServedAnswer {
        // Refused with 200, as if all were well.
        guard request.headers["x-api-key"] == key else {
            return Self.failure("Unauthorized: the API key is not valid.")
        }
        guard request.path == "\(Self.basePath)/animals" else {
            return ServedAnswer(status: 404, "text/html", "<html><body>Page not found</body></html>")
        }
        let query = request.query
        guard let offset = query.number("offset", standard: 0), offset >= 0,
            let limit = query.number("limit", standard: 100), limit > 0
        else { return Self.failure("Offset and limit must be numbers.") }
        var found = animals
        if query["status_type"] != "publishable" { return Self.failure("Unknown status type.") }
        if let since = query["since"] {
            guard let seconds = Int(since) else { return Self.failure("Since must be a Unix time.") }
            found = found.filter { $0.changedAt.timeIntervalSince1970 > Double(seconds) }
        }
        if query["sort"] == "updated_at" {
            found.sort { $0.changedAt < $1.changedAt }
        } else {
            var order = SeededGenerator(seed: UInt64(offset))
            found.shuffle(using: &order)
        }
        let shown = found.dropFirst(offset).prefix(min(limit, 100))
        return ServedAnswer([
            "success": 1, "animals": .array(shown.map(\.record)),
            "has_more": .bool(offset + shown.count < found.count), "total_count": .integer(Int64(found.count)),
        ])
    }

    private static func failure(_ message: String) -> ServedAnswer {
        ServedAnswer(["success": 0, "error_message": .string(message)])
    }
}

extension FakeShelterluv {
    /// So many animals, of which some have only what every one has.
    public static func herd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        let samples = ((try? JSONParser.parse(sampleText))?.arrayValue ?? []).compactMap(\.objectValue)
        var herd = Herd(seed: seed)
        return herd.animals(count, after: samples) { record, variation in
            let id = String(90_000_000 + variation.index)
            record["Internal-ID"] = .string(id)
            record["ID"] = .string("SHEL-A-\(variation.index)")
            record["Name"] = .string(variation.name)
            record["LastUpdatedUnixTime"] = .string(String(Int(variation.changedAt.timeIntervalSince1970)))
            return id
        }
    }

    private static let sampleText = """
        [{"Status": "Available In Foster", "Type": "Dog", "Sex": "Male", "Breed": "Beagle/Mix", "Color": "Tan/White",
          "Size": "Medium (25-59)", "Age": 30, "DOBUnixTime": "1700000000", "CurrentWeightPounds": "31.5",
          "LastIntakeUnixTime": "1780000000", "CoverPhoto": "https://photos.example/c.jpg", "Altered": "Yes",
          "Photos": ["https://photos.example/c.jpg", "https://photos.example/d.jpg"], "Videos": [],
          "Description": "Likes <i>walks</i>.", "InFoster": true,
          "Attributes": [{"AttributeName": "Good with kids", "Publish": "Yes"}]},
         {"Type": "Cat", "Sex": null, "Breed": null, "Photos": null, "Attributes": null, "DOBUnixTime": null}]
        """
}
