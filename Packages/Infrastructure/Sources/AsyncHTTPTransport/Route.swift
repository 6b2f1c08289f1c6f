import FoundationEssentials
import HTTPTransport
import NIOHTTP1

/// The way to a host: directly, or through a proxy, which gets whole addresses for `http` and opens a tunnel for `https`
/// (RFC 9112, section 3.2.2; RFC 9110, section 9.3.6).
struct Route: Hashable, Sendable {
    let host: String
    let port: Int
    let isSecure: Bool
    let proxy: HTTPProxy?

    init(to url: URL, through proxies: HTTPProxies) throws(HTTPError) {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), let host = url.host(),
            !host.isEmpty
        else { throw .badAddress(url.shownWithoutSecrets) }
        self.host = host
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
        parts.host = proxy.host
        parts.port = proxy.port
        return parts.url ?? url
    }

    func prepare(_ headers: inout NIOHTTP1.HTTPHeaders) {
        guard isForwarded, let proxy else { return }
        headers.replaceOrAdd(name: "Host", value: port == 80 ? host : "\(host):\(port)")
        if let credentials = proxy.credentials {
            headers.replaceOrAdd(name: "Proxy-Authorization", value: "Basic \(credentials)")
        }
    }
}
