import Domain
import JSONStreaming

/// Open data on a Socrata server (SODA 2.x): the rows of one data set.
public struct FakeSocrata: FeedServer {
    public static let dataset = "yaai-7frk"

    public var animals: [ServedAnimal]
    /// The app token that it knows; others are refused, and none is needed.
    public var token: String

    public init(animals: [ServedAnimal], token: String = "token") {
        self.animals = animals
        self.token = token
    }

    public func answer(_ request: ServedRequest) -> ServedAnswer {
        if let given = request.headers["x-app-token"], given != token {
            return Self.error(403, "permission_denied", "Invalid app_token specified")
        }
        guard request.path == "/resource/\(Self.dataset).json" else {
            return Self.error(404, "dataset.missing", "Not found")
        }
        let query = request.query
        if let unknown = query.names.first(where: { !["$order", "$limit", "$offset", "$where"].contains($0) }) {
            return Self.error(400, "query.soql.no-such-column", "Unrecognized arguments [\(unknown)]")
        }
        guard let limit = query.number("$limit", standard: 1000), (0...50_000).contains(limit),
            let offset = query.number("$offset", standard: 0), offset >= 0
        else { return Self.error(400, "query.compiler.malformed", "Could not parse the limit or the offset") }
        var rows = animals
        switch query["$where"] {
        case nil: break
        case "record_type='ADOPTABLE'": rows = rows.filter { $0.record["record_type"]?.stringValue == "ADOPTABLE" }
        default: return Self.error(400, "query.compiler.malformed", "Could not parse SoQL query")
        }
        // Without an order, rows come as they please, and differently from page to page.
        if query["$order"] != ":id" {
            var order = SeededGenerator(seed: UInt64(offset))
            rows.shuffle(using: &order)
        }
        return ServedAnswer(.array(rows.dropFirst(offset).prefix(limit).map(\.record)))
    }

    private static func error(_ status: Int, _ code: String, _ message: String) -> ServedAnswer {
        ServedAnswer(status: status, ["code": .string(code), "error": true, "message": .string(message)])
    }
}

extension FakeSocrata {
    /// So many rows in the columns of King County, and beside them one lost and one found animal in every ten.
    public static func kingHerd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        var herd = Herd(seed: seed)
        return herd.animals(count, after: samples(king)) { record, variation in
            let number = "A\(700_000 + variation.index)"
            record["animal_id"] = .string(number)
            record["animal_name"] = .string(variation.name)
            if variation.index % 3 > 0 {
                record["obfuscated_latitude"] = .string("\(variation.coordinate.latitude)")
                record["obfuscated_longitude"] = .string("\(variation.coordinate.longitude)")
            }
            return "king-\(number)"
        }
    }

    /// Rows of animals that somebody misses or has found, in the columns of King County.
    public static func lostAndFound(_ count: Int) -> [ServedAnimal] {
        kingHerd(count, seed: 99).enumerated().map { index, animal in
            animal.with("animal_id", .string("L\(index)")).with("record_type", index % 2 == 0 ? "LOST" : "FOUND")
        }
    }

    /// So many rows in the columns of Montgomery County.
    public static func montgomeryHerd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        var herd = Herd(seed: seed)
        return herd.animals(count, after: samples(montgomery)) { record, variation in
            let number = "A\(500_000 + variation.index)"
            record["animalid"] = .string(number)
            record["petname"] = .string(variation.name)
            return "montgomery-\(number)"
        }
    }

    private static func samples(_ text: String) -> [JSONObject] {
        ((try? JSONParser.parse(text))?.arrayValue ?? []).compactMap(\.objectValue)
    }

    private static let king = """
        [{"record_type": "ADOPTABLE", "animal_id": "A1", "animal_type": "Dog", "animal_breed": "Labrador Retriever / Mix",
          "animal_color": "BLACK / WHITE", "animal_gender": "Neutered Male", "age": "2 YEARS", "date": "10/28/2026",
          "memo": "<p>Loves <b>people</b> &amp; balls</p>", "temperament": "Calm", "city": "Kent", "state": "WA",
          "zip": "98032", "image": {"url": "https://photos.example/1.jpg"}, "link": {"url": "https://county.example/1"}},
         {"record_type": "ADOPTABLE", "animal_id": "A2", "animal_type": "Cat", "animal_gender": "Spayed Female"}]
        """

    private static let montgomery = """
        [{"animalid": "A1", "petname": "REX", "animaltype": "DOG", "petage": "1 YEAR", "petsize": "MED",
          "breed": "PIT BULL / MIX", "color": "BROWN", "sex": "N", "intype": "STRAY",
          "indate": "2026-10-01T00:00:00.000", "url": {"url": "https://photos.example/a1.jpg"}},
         {"animalid": "A2", "animaltype": "CAT", "sex": "S"}]
        """
}
