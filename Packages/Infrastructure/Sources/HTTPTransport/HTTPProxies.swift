public import FoundationEssentials

/// Which proxy the environment names for which address, by the habits of curl and others.
///
/// - `https_proxy` or `HTTPS_PROXY` serves `https` addresses, `http_proxy` plain ones. The latter counts in lower case
///   only: in a CGI program `HTTP_PROXY` is what a client sent as a `Proxy` header.
/// - `all_proxy` or `ALL_PROXY` serves what the others leave.
/// - `no_proxy` or `NO_PROXY` lists the hosts that are asked without a proxy: names, which stand for everything below them
///   too, with or without a dot in front, addresses, blocks of addresses such as `10.0.0.0/8`, each with a port if it is
///   to count for that port only, or `*` for all.
///
/// The variable in lower case wins, and an empty one is none.
public struct HTTPProxies: Hashable, Sendable {
    private struct Setting: Hashable {
        let variable: String
        let value: String
    }

    /// Every host is asked directly.
    public static let none = HTTPProxies(environment: [:])

    private let secure: Setting?
    private let plain: Setting?
    private let exceptions: [ProxyException]

    public init(environment: [String: String]) {
        func setting(_ variables: String...) -> Setting? {
            for variable in variables {
                if let value = environment[variable], !value.isEmpty {
                    return Setting(variable: variable, value: value)
                }
            }
            return nil
        }
        let all = setting("all_proxy", "ALL_PROXY")
        secure = setting("https_proxy", "HTTPS_PROXY") ?? all
        plain = setting("http_proxy") ?? all
        exceptions = (setting("no_proxy", "NO_PROXY")?.value ?? "")
            .split { $0 == "," || $0.isWhitespace }
            .map { ProxyException(String($0)) }
    }

    /// The proxy for an address; `nil` to ask its host directly.
    ///
    /// Throws `HTTPError.proxy` if the environment names one that cannot be used: going round it unasked might not be what
    /// the person wants.
    public func proxy(for url: URL) throws(HTTPError) -> HTTPProxy? {
        guard let origin = HTTPOrigin(url), let setting = origin.isSecure ? secure : plain,
            !exceptions.contains(where: { $0.covers(host: origin.host, port: origin.port) })
        else { return nil }
        return try HTTPProxy(setting.value, from: setting.variable)
    }
}
