/// How a server answers one request.
public struct LoopbackResponse: Sendable {
    public let steps: [LoopbackStep]

    public init(_ steps: [LoopbackStep]) {
        self.steps = steps
    }

    /// A whole answer in good order.
    public static func bytes(
        _ body: [UInt8],
        type: String = "application/octet-stream",
        status: Int = 200,
        headers: LoopbackHeaders = [:]
    ) -> LoopbackResponse {
        var headers = headers
        headers.fields += [
            LoopbackHeaders.Field(name: "Content-Type", value: type),
            LoopbackHeaders.Field(name: "Content-Length", value: "\(body.count)"),
        ]
        return LoopbackResponse([.head(status, headers), .bytes(body)])
    }

    public static func json(_ text: String, status: Int = 200, headers: LoopbackHeaders = [:]) -> LoopbackResponse {
        .bytes(Array(text.utf8), type: "application/json", status: status, headers: headers)
    }

    public static func text(_ text: String, status: Int = 200, headers: LoopbackHeaders = [:]) -> LoopbackResponse {
        .bytes(Array(text.utf8), type: "text/plain; charset=utf-8", status: status, headers: headers)
    }

    /// A status with nothing behind it.
    public static func status(_ status: Int, headers: LoopbackHeaders = [:]) -> LoopbackResponse {
        .bytes([], type: "text/plain", status: status, headers: headers)
    }

    /// A redirect, with a page that says so, as servers send it.
    public static func redirect(to location: String, status: Int = 302) -> LoopbackResponse {
        let page = "<html><body>This page is at another place now.</body></html>"
        return .bytes(Array(page.utf8), type: "text/html", status: status, headers: ["Location": location])
    }

    /// Bytes packed as `gzip` on their way.
    public static func gzip(
        _ body: [UInt8],
        type: String = "application/json",
        status: Int = 200,
        headers: LoopbackHeaders = [:]
    ) -> LoopbackResponse {
        var headers = headers
        headers.fields.append(LoopbackHeaders.Field(name: "Content-Encoding", value: "gzip"))
        return .bytes(Gzip.packed(body), type: type, status: status, headers: headers)
    }

    /// Portions in the chunked transfer coding (RFC 9112, section 7.1).
    public static func chunked(_ portions: [[UInt8]], type: String = "application/json") -> LoopbackResponse {
        let chunks = portions.filter { !$0.isEmpty }.map { portion in
            LoopbackStep.bytes(Array("\(String(portion.count, radix: 16))\r\n".utf8) + portion + Array("\r\n".utf8))
        }
        let head = LoopbackStep.head(200, ["Content-Type": type, "Transfer-Encoding": "chunked"])
        return LoopbackResponse([head] + chunks + [.bytes(Array("0\r\n\r\n".utf8))])
    }

    /// A small beginning that unpacks to more than a thousand times its size, and never ends.
    public static let gzipBomb = LoopbackResponse([
        .head(200, ["Content-Type": "application/json", "Content-Encoding": "gzip"]),
        .bytes(Gzip.startOfZeros),
        .endless([UInt8](repeating: 0, count: 16_384)),
    ])

    /// Whether another request may follow over the same connection.
    var keepsConnection: Bool {
        steps.allSatisfy { step in
            switch step {
            case .head(let status, let headers): status < 200 || Self.isFramed(headers)
            case .bytes, .eachByte, .pause: true
            case .stall, .endless, .close, .reset, .tunnel: false
            }
        }
    }

    private static func isFramed(_ headers: LoopbackHeaders) -> Bool {
        headers["Connection"]?.lowercased() != "close"
            && (headers["Content-Length"] != nil || headers["Transfer-Encoding"] != nil)
    }
}
