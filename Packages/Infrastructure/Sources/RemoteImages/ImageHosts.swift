import FoundationEssentials

/// The hosts that pictures are fetched from. A record names its pictures' addresses, and anybody may have written it: so
/// it is not the record that says which servers are asked.
public struct ImageHosts: Hashable, Sendable {
    private let places: Set<Place>

    private struct Place: Hashable {
        let host: String
        let port: Int
    }

    /// - Parameter hosts: Such as `cdn.example.org`, or `127.0.0.1:8080` for another port than that of `https`. Nothing
    ///   below a host counts as that host. What is no host is left away.
    public init(_ hosts: some Sequence<String>) {
        places = Set(hosts.compactMap { Self.place(in: URL(string: "https://\($0)")) })
    }

    /// Where a picture is asked for.
    ///
    /// Always by `https`, also where the address says `http`, but of this very machine. An address with a login in it
    /// counts as none.
    func url(of address: String) throws(RemoteImageError) -> URL {
        guard var parts = URLComponents(string: address), let host = parts.host?.lowercased(), !host.isEmpty,
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            parts.user == nil, parts.password == nil
        else { throw .badAddress }
        parts.fragment = nil
        if scheme == "http", !Self.isThisMachine(host) {
            parts.scheme = "https"
            if parts.port == 80 { parts.port = nil }
        }
        guard let url = parts.url else { throw .badAddress }
        guard contains(url) else { throw .foreignHost(host) }
        return url
    }

    /// Whether a server may be asked for a picture, also when another one sends there.
    func contains(_ url: URL) -> Bool {
        guard let place = Self.place(in: url), places.contains(place) else { return false }
        return url.scheme?.lowercased() == "https" || Self.isThisMachine(place.host)
    }

    private static func place(in url: URL?) -> Place? {
        guard let url, let host = url.host()?.lowercased(), !host.isEmpty else { return nil }
        return Place(host: host, port: url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443))
    }

    private static func isThisMachine(_ host: String) -> Bool {
        ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
    }
}
