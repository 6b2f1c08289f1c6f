/// Carries one request to a server and its answer back: no redirects, no second try.
public protocol HTTPTransport: Sendable {
    /// Sends the request; answers as soon as the head of the answer is there. The body is read, and its connection held,
    /// while `read` runs.
    ///
    /// Cancelling the task ends the exchange and closes its connection.
    func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value
}

/// The head of an answer.
public struct HTTPResponseHead: Hashable, Sendable {
    public let status: Int
    public let headers: HTTPHeaders

    public init(status: Int, headers: HTTPHeaders = [:]) {
        self.status = status
        self.headers = headers
    }
}

/// The body of an answer, decoded if it was compressed, in portions as they arrive; nothing is read ahead of who asks.
public protocol HTTPBody: Sendable {
    /// The next portion; `nil` at the end.
    func next() async throws(HTTPError) -> [UInt8]?
}

/// How long an exchange may take, in seconds.
public struct HTTPTimeouts: Hashable, Sendable {
    /// Until the connection is there, a secure one's handshake included.
    public var connect: Double
    /// Between any two portions of the answer.
    public var read: Double
    /// From the beginning to the last byte of the answer, connecting and reading included.
    public var total: Double

    public init(connect: Double = 10, read: Double = 30, total: Double = 300) {
        self.connect = connect
        self.read = read
        self.total = total
    }
}
