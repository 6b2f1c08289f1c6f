import FoundationEssentials
import JSONStreaming

/// A list that Petfinder's API gives page by page.
enum PetfinderList: String {
    case animals
    case organizations

    private static let types = [
        "dog", "cat", "rabbit", "small-furry", "horse", "bird", "scales-fins-other", "barnyard",
    ]
    private static let animalOrders = ["recent", "-recent", "distance", "-distance", "random"]
    private static let organizationOrders = ["distance", "-distance", "name", "-name", "country", "state"]

    /// A page of the items, which are in the order that is asked for.
    func answer(_ items: [JSONValue], _ request: ServedRequest) -> ServedAnswer {
        let query = request.query
        let faults = faults(in: query)
        guard faults.isEmpty, let limit = query.number("limit", standard: 20),
            let page = query.number("page", standard: 1)
        else {
            let detail = "The request contains invalid parameters."
            return ServedAnswer(problem: 400, "Invalid Request", detail, invalid: faults)
        }
        let pages = (items.count + limit - 1) / limit
        var links = JSONObject()
        // Links are paths without the server's name.
        if page > 1 { links["previous"] = link(to: page - 1, request) }
        if page < pages { links["next"] = link(to: page + 1, request) }
        return ServedAnswer(
            .object([
                rawValue: .array(Array(items.dropFirst((page - 1) * limit).prefix(limit))),
                "pagination": [
                    "count_per_page": .integer(Int64(limit)), "total_count": .integer(Int64(items.count)),
                    "current_page": .integer(Int64(page)), "total_pages": .integer(Int64(pages)),
                    "_links": .object(links),
                ],
            ])
        )
    }

    private func link(to page: Int, _ request: ServedRequest) -> JSONValue {
        ["href": .string("/v2/\(rawValue)?page=\(page)&limit=\(request.query["limit"] ?? "20")")]
    }

    private func faults(in query: ServedQuery) -> [(path: String, message: String)] {
        var faults: [(path: String, message: String)] = []
        if !(1...100).contains(query.number("limit", standard: 20) ?? 0) {
            faults.append(("limit", "The value must be between 1 and 100."))
        }
        if query.number("page", standard: 1) ?? 0 < 1 { faults.append(("page", "The value must be at least 1.")) }
        if let type = query["type"], !Self.types.contains(type) {
            faults.append(("type", "The value \"\(type)\" is not a known type."))
        }
        let orders = self == .animals ? Self.animalOrders : Self.organizationOrders
        if let sort = query["sort"], !orders.contains(sort) { faults.append(("sort", "Unknown order.")) }
        if query["distance"] != nil {
            if query["location"] == nil { faults.append(("distance", "A distance needs a location.")) }
            if !(0...500).contains(query.number("distance", standard: 100) ?? -1) {
                faults.append(("distance", "The value must be at most 500."))
            }
        }
        return faults
    }
}
