import FoundationEssentials

/// A server that carries requests to others.
public struct HTTPProxy: Hashable, Sendable {
    public let host: String
    public let port: Int
    /// The name and password in the proxy's address as basic authentication writes them (RFC 7617): secret.
    public let credentials: String?

    /// - Parameter text: `host`, `host:port` or `http://name:password@host:port`; the port is 80 unless it is told.
    init(_ text: String, from variable: String) throws(HTTPError) {
        let address = text.contains("://") ? text : "http://\(text)"
        guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
            let host = parts.host, !host.isEmpty
        else { throw .proxy(reason: "the environment's \(variable) holds no proxy's address") }
        guard scheme == "http" else {
            throw .proxy(
                reason:
                    "the environment's \(variable) names a proxy of the kind “\(scheme)”, and only “http” ones can be used"
            )
        }
        self.host = host.trimmingBrackets
        port = parts.port ?? 80
        if let user = parts.user {
            credentials = Data("\(user):\(parts.password ?? "")".utf8).base64EncodedString()
        } else {
            credentials = nil
        }
    }
}

extension HTTPProxy: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Host and port, without the name and password.
    public var description: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["host": host, "port": port]) }
}

extension String {
    /// Without the brackets that an IPv6 address has in a URL.
    var trimmingBrackets: String {
        hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
    }
}
