import NIOCore

/// Reads requests off a connection: HTTP/1.1 with `Content-Length`, which is what clients send to it.
struct RequestReader {
    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private var pending: [UInt8] = []
    private let connection: Int

    init(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, connection: Int) {
        self.inbound = inbound.makeAsyncIterator()
        self.connection = connection
    }

    /// `nil` at the end of the connection, or for something that is no request.
    mutating func next() async throws -> LoopbackRequest? {
        var end = Self.endOfHead(in: pending)
        while end == nil {
            guard try await more() else { return nil }
            end = Self.endOfHead(in: pending)
        }
        guard let end else { return nil }
        let lines = String(decoding: pending[..<end], as: UTF8.self).split(separator: "\r\n")
        pending.removeFirst(end + 4)
        guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
        let headers = LoopbackHeaders(lines.dropFirst().compactMap(Self.field))
        let length = headers["Content-Length"].flatMap(Int.init) ?? 0
        while pending.count < length {
            guard try await more() else { return nil }
        }
        defer { pending.removeFirst(length) }
        return LoopbackRequest(
            method: String(words[0]),
            target: String(words[1]),
            headers: headers,
            body: Array(pending.prefix(length)),
            connection: connection
        )
    }

    /// What comes next, as it is; `nil` at the end of the connection.
    mutating func bytes() async throws -> [UInt8]? {
        if pending.isEmpty { guard try await more() else { return nil } }
        defer { pending = [] }
        return pending
    }

    private mutating func more() async throws -> Bool {
        guard let buffer = try await inbound.next(isolation: #isolation) else { return false }
        pending += Array(buffer: buffer)
        return true
    }

    private static func endOfHead(in bytes: [UInt8]) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        guard bytes.count >= mark.count else { return nil }
        return (0...(bytes.count - mark.count)).first { bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
    }

    private static func field(_ line: Substring) -> LoopbackHeaders.Field? {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return LoopbackHeaders.Field(name: String(parts[0]), value: String(parts[1].drop { $0 == " " }))
    }
}
