import JSONStreaming

extension ServedAnswer {
    init(status: Int = 200, type: String = "application/json; charset=utf-8", _ value: JSONValue) {
        self.init(status: status, headers: ["Content-Type": type], body: value.serialized())
    }

    /// Problem details (RFC 7807).
    init(problem status: Int, _ title: String, _ detail: String, invalid: [(path: String, message: String)] = []) {
        var value: JSONObject = [
            "type": .string("https://feed.example/errors/ERR-\(status)/"), "status": .integer(Int64(status)),
            "title": .string(title), "detail": .string(detail),
        ]
        if !invalid.isEmpty {
            value["invalid-params"] = .array(
                invalid.map { ["in": "query", "path": .string($0.path), "message": .string($0.message)] }
            )
        }
        self.init(status: status, type: "application/problem+json", .object(value))
    }
}
