import FoundationEssentials
import HTTPTransport
import NIOHTTP1

/// The way to a host: directly, or through a proxy, which gets whole addresses for `http` and opens a tunnel for `https`
/// (RFC 9112, section 3.2.2; RFC 9110, section 9.3.6).
struct Route: Hashable, Sendable {
    /// An IPv6 address without its brackets, as name look-ups take it.
    let host: String
    let port: Int
    let isSecure: Bool
    let proxy: HTTPProxy?

    init(to url: URL, through proxies: HTTPProxies) throws(HTTPError) {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), let host = url.host(),
            !host.isEmpty
        else { throw .badAddress(url.shownWithoutSecrets) }
        self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        isSecure = scheme == "https"
        port = url.port ?? (isSecure ? 443 : 80)
        proxy = try proxies.proxy(for: url)
    }

    /// Whether a proxy is asked for whole addresses.
    var isForwarded: Bool { proxy != nil && !isSecure }

    /// The host that is connected to.
    var nearestHost: String { proxy?.host ?? host }

    /// The address that the connection is made for: a forwarding proxy's, with the path of `url`.
    func address(of url: URL) -> URL {
        guard isForwarded, let proxy, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return url
        }
        parts.user = nil
        parts.password = nil
        parts.encodedHost = Self.written(proxy.host)
        parts.port = proxy.port
        return parts.url ?? url
    }

    func prepare(_ headers: inout NIOHTTP1.HTTPHeaders) {
        guard isForwarded, let proxy else { return }
        headers.replaceOrAdd(name: "Host", value: Self.written(host) + (port == 80 ? "" : ":\(port)"))
        if let credentials = proxy.credentials {
            headers.replaceOrAdd(name: "Proxy-Authorization", value: "Basic \(credentials)")
        }
    }

    /// A host as addresses have it (RFC 3986, section 3.2.2).
    private static func written(_ host: String) -> String {
        host.contains(":") ? "[\(host)]" : host
    }
}
