import Domain
import JSONStreaming

/// The service of Animal Shelter Manager: all adoptable animals at once.
public struct FakeASM: FeedServer {
    public static let servicePath = "/service"

    public var animals: [ServedAnimal]
    /// The account that a hosted service wants named; `nil` for a server of the shelter's own.
    public var account: String?
    public var username: String
    public var password: String
    public var key: String

    public init(
        animals: [ServedAnimal],
        account: String? = nil,
        username: String = "user",
        password: String = "letmein",
        key: String = "key"
    ) {
        self.animals = animals
        self.account = account
        self.username = username
        self.password = password
        self.key = key
    }

    public func answer(_ request: ServedRequest) -> ServedAnswer {
        guard request.path == Self.servicePath else { return Self.page(404, "Not Found") }
        let query = request.query
        guard account == nil || query["account"] == account else { return Self.error("Unknown account") }
        switch query["method"] {
        case "json_adoptable_animals_xp": return list
        case "json_adoptable_animals":
            let isIn = query["key"] == key || (query["username"] == username && query["password"] == password)
            // A bad login is answered with 200, as if all were well.
            return isIn ? list : Self.error("Invalid username and password")
        default: return Self.page(500, "Internal Server Error")
        }
    }

    private var list: ServedAnswer {
        ServedAnswer(.array(animals.map(\.record)))
    }

    private static func error(_ words: String) -> ServedAnswer {
        ServedAnswer("text/plain", "ERROR: \(words)")
    }

    private static func page(_ status: Int, _ title: String) -> ServedAnswer {
        ServedAnswer(status: status, "text/html", "<html><head><title>\(title)</title></head><body></body></html>")
    }
}

extension FakeASM {
    /// So many animals after the recorded ones.
    public static func herd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        let samples = Recordings.objects("asm/json_adoptable_animals.json", key: nil, standIn: standIn)
        var herd = Herd(seed: seed)
        return herd.animals(count, after: samples) { record, variation in
            let number = variation.index + 1
            record["ID"] = .integer(Int64(number))
            record["ANIMALNAME"] = .string(variation.name)
            record["SHELTERCODE"] = .string("PF\(70_000_000 + number)")
            record["LASTCHANGEDDATE"] = .string(String(variation.changedAt.iso8601.dropLast()))
            // What a shelter adds of its own.
            record["FAVOURITETOY\(variation.index % 3)"] = "id: 7, source: elsewhere"
            return String(number)
        }
    }

    private static let standIn = """
        [{"ID": 30, "ANIMALNAME": "Paisley", "SHELTERCODE": "PF1", "SPECIESNAME": "Dog", "PETFINDERSPECIES": "Dog",
          "BREEDNAME1": "Great Pyrenees", "SEX": 0, "SIZE": 1, "DATEOFBIRTH": "2026-08-01T00:00:00", "AGEGROUP": "Baby",
          "ISGOODWITHCATS": 0, "ISGOODWITHDOGS": 5, "ISGOODWITHCHILDREN": 12, "ISHOUSETRAINED": 1, "NEUTERED": 1,
          "WEBSITEMEDIANOTES": "Our next transport\\nis on Friday.", "WEBSITEIMAGECOUNT": 0, "PHOTOURLS": [], "FEE": 0,
          "ADOPTABLE": 0}]
        """
}
