/// A server that speaks one feed's format as the real one does, its faults included, without a socket.
///
/// What asks it wrongly is answered as wrongly as it would be: that is what these are for. For tests only.
public protocol FeedServer: Sendable {
    func answer(_ request: ServedRequest) -> ServedAnswer
}

/// A request as it came over the wire.
public struct ServedRequest: Hashable, Sendable {
    public let method: String
    /// Path and query: `/v2/animals?page=2`.
    public let target: String
    /// By their names in lower case.
    public let headers: [String: String]
    public let body: [UInt8]

    /// - Parameter headers: Names in any case; of two that are the same, the last one counts.
    public init(method: String, target: String, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
        self.body = body
    }

    /// The target's path, its percent signs resolved.
    public var path: String {
        ServedQuery.decoded(target.prefix { $0 != "?" }, isForm: false)
    }

    public var query: ServedQuery {
        ServedQuery(target.drop { $0 != "?" }.dropFirst())
    }
}

/// An answer as it goes over the wire.
public struct ServedAnswer: Hashable, Sendable {
    public var status: Int
    public var headers: [String: String]
    public var body: [UInt8]

    public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A text of the type.
    public init(status: Int = 200, _ type: String, _ text: String) {
        self.init(status: status, headers: ["Content-Type": type], body: Array(text.utf8))
    }
}
