public import FoundationEssentials

/// What is asked of a server.
public struct HTTPRequest: Hashable, Sendable {
    /// What is to be done with the address.
    public enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
    }

    public var method: Method
    /// An `http` or `https` address.
    public var url: URL
    public var headers: HTTPHeaders
    public var body: [UInt8]
    /// Whether asking twice does no more than asking once, so that it may be tried again when an answer fails to come.
    public var isRepeatable: Bool
    /// Names of headers that hold a secret: they are never sent to another host, nor shown anywhere.
    /// `Authorization`, `Cookie` and `Proxy-Authorization` always count.
    public var secretHeaders: Set<String>

    /// - Parameter isRepeatable: `nil` for what the method says: reading may be repeated, writing not.
    public init(
        _ method: Method = .get,
        _ url: URL,
        headers: HTTPHeaders = [:],
        body: [UInt8] = [],
        isRepeatable: Bool? = nil,
        secretHeaders: Set<String> = []
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.isRepeatable = isRepeatable ?? (method == .get)
        self.secretHeaders = secretHeaders
    }
}
