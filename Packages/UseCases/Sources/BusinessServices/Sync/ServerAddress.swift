/// Reads the address of a server as people write it.
public enum ServerAddress {
    /// The host of `https://user@host:port/path`; `nil` when there is none. The scheme may be missing.
    public static func host(of address: String) -> String? {
        var rest = address[...]
        if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
        rest = rest.prefix { !"/?#".contains($0) }
        if let at = rest.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
        let host = rest.first == "[" ? rest.dropFirst().prefix { $0 != "]" } : rest.prefix { $0 != ":" }
        return host.isEmpty ? nil : host.lowercased()
    }

    /// The host of an address, if it is a name rather than a number, as `127.0.0.1` and `::1` are.
    public static func hostName(of address: String) -> String? {
        host(of: address).flatMap { host in
            host.contains(":") || host.allSatisfy { $0 == "." || $0.isNumber } ? nil : host
        }
    }

    /// The address with a scheme: `https://` unless it names one.
    public static func withScheme(_ address: String) -> String {
        address.contains("://") ? address : "https://\(address)"
    }
}
