/// A request as it came over the connection.
public struct LoopbackRequest: Hashable, Sendable {
    public let method: String
    /// What stands in the request line: a path with its query, a whole address when a proxy is asked, or a host and port
    /// after `CONNECT`.
    public let target: String
    public let headers: LoopbackHeaders
    public let body: [UInt8]
    /// Which connection it came over, counted from 1 in the order of connecting.
    public let connection: Int

    /// The target without its query.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The items of the target's query, decoded; of two with the same name, the later.
    public var query: [String: String] { Self.items(of: target.drop { $0 != "?" }.dropFirst()) }

    /// The items of a body that is a form.
    public var form: [String: String] { Self.items(of: text[...]) }

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    private static func items(of text: Substring) -> [String: String] {
        var items: [String: String] = [:]
        for item in text.split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
            items[parts[0]] = parts.count == 2 ? parts[1] : ""
        }
        return items
    }

    /// Without percent-encoding, as forms have it (application/x-www-form-urlencoded).
    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
