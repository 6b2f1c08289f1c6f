public import FoundationEssentials

/// An answer that is in memory, whatever its status.
public struct HTTPAnswer: Hashable, Sendable {
    public let status: Int
    public let headers: HTTPHeaders
    /// Where it came from, after redirects.
    public let url: URL
    public let body: [UInt8]
    /// How many requests it took, redirects and tries included.
    public let requests: Int

    public init(status: Int, headers: HTTPHeaders = [:], url: URL, body: [UInt8] = [], requests: Int = 1) {
        self.status = status
        self.headers = headers
        self.url = url
        self.body = body
        self.requests = requests
    }

    public var isSuccess: Bool { (200..<300).contains(status) }
}
