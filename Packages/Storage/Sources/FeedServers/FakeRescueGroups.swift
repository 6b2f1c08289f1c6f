import JSONStreaming

/// RescueGroups' API v5: the search for available animals.
public struct FakeRescueGroups: FeedServer {
    public static let basePath = "/v5"
    private static let searchPath = "\(basePath)/public/animals/search/available"

    public var animals: [ServedAnimal]
    /// What it expects as `Authorization`, as it stands.
    public var key: String

    public init(animals: [ServedAnimal], key: String) {
        self.animals = animals
        self.key = key
    }

    public func answer(_ request: ServedRequest) -> ServedAnswer {
        guard request.headers["authorization"] == key else {
            return Self.error(401, "Unauthorized", "The API key is missing or not valid.")
        }
        guard request.path.hasPrefix(Self.searchPath) else { return Self.error(404, "Not found", "No such view.") }
        var segments = request.path.dropFirst(Self.searchPath.count).split(separator: "/")
        if segments.last == "haspic" { segments.removeLast() }
        guard segments.count <= 1, let species = Species(segment: segments.first) else {
            return Self.error(404, "Not found", "No such species.")
        }
        do {
            let found = try RescueGroupsSearch(body: request.body).matching(animals).filter { species.holds($0) }
            return page(of: sorted(found, for: request.query), query: request.query)
        } catch {
            return error.answer
        }
    }

    private func sorted(_ found: [ServedAnimal], for query: ServedQuery) -> [ServedAnimal] {
        var anyOrder = SeededGenerator(seed: UInt64(query.number("page", standard: 1)?.magnitude ?? 1))
        return switch query["sort"] {
        case "animals.id": found.sorted { (Int($0.id) ?? 0) < (Int($1.id) ?? 0) }
        case "-animals.updatedDate": found.sorted { $0.changedAt > $1.changedAt }
        // Other orders change from page to page.
        default: found.shuffled(using: &anyOrder)
        }
    }

    private func page(of found: [ServedAnimal], query: ServedQuery) -> ServedAnswer {
        let limit = min(250, max(1, query.number("limit", standard: 25) ?? 25))
        let number = max(1, query.number("page", standard: 1) ?? 1)
        let shown = found.dropFirst((number - 1) * limit).prefix(limit)
        let meta: JSONValue = [
            "count": .integer(Int64(found.count)), "countReturned": .integer(Int64(shown.count)),
            "pageReturned": .integer(Int64(number)), "limit": .integer(Int64(limit)),
            "pages": .integer(Int64((found.count + limit - 1) / limit)), "transactionId": "SsIWMLDvlqGI",
        ]
        var body: JSONObject = ["meta": meta]
        // A search with no match leaves `data` out.
        if !shown.isEmpty {
            body["data"] = .array(shown.map(\.record))
            let types = Set((query["include"] ?? "").split(separator: ",").map(String.init))
            body["included"] = .array(RescueGroupsHerd.included(with: Array(shown), types: types))
        }
        return ServedAnswer(type: "application/vnd.api+json", .object(body))
    }

    static func error(_ status: Int, _ title: String, _ detail: String, pointer: String? = nil) -> ServedAnswer {
        var error: JSONObject = [
            "status": .string(String(status)), "title": .string(title), "detail": .string(detail),
        ]
        if let pointer { error["source"] = ["pointer": .string(pointer)] }
        return ServedAnswer(status: status, type: "application/vnd.api+json", ["errors": [.object(error)]])
    }
}

/// One segment of the address, or none.
private enum Species {
    case all
    case numbered(String)

    /// `nil` for what is no species, a list of two such as `dogs,cats` among it.
    init?(segment: Substring?) {
        switch segment {
        case nil: self = .all
        case "cats": self = .numbered("3")
        case "dogs": self = .numbered("8")
        default: return nil
        }
    }

    func holds(_ animal: ServedAnimal) -> Bool {
        guard case .numbered(let id) = self else { return true }
        return animal.record["relationships"]?["species"]?["data"]?[0]?["id"]?.stringValue == id
    }
}
