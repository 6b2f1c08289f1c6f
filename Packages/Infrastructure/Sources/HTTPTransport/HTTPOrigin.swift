import FoundationEssentials

/// Whom an address belongs to: its scheme, host and port (RFC 6454, section 4).
struct HTTPOrigin: Hashable, Sendable {
    let isSecure: Bool
    /// In lower case; an IPv6 address without its brackets.
    let host: String
    let port: Int

    /// `nil` for an address that is no `http` or `https` address of a host.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host(), !host.isEmpty else { return nil }
        switch scheme {
        case "https": isSecure = true
        case "http": isSecure = false
        default: return nil
        }
        self.host = host.lowercased().trimmingBrackets
        port = url.port ?? (isSecure ? 443 : 80)
    }

    /// Whether a secret that was meant for this origin may go to `other`: to the same one, or from plain `http` to `https`
    /// of the same host, both at their usual ports.
    func trusts(_ other: HTTPOrigin) -> Bool {
        if self == other { return true }
        return host == other.host && !isSecure && port == 80 && other.isSecure && other.port == 443
    }
}
