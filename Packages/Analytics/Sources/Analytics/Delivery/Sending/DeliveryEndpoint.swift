import FoundationEssentials

/// Where a service takes events.
struct DeliveryEndpoint: Hashable, Sendable {
    let url: URL

    /// - Parameters:
    ///   - text: An `https` address, or an `http` one of this machine.
    ///   - path: Where the service listens on its server; put behind an address that names the server only.
    init(_ text: String, path: String) throws(DeliveryEndpointError) {
        guard let parts = URLComponents(string: text), let host = parts.encodedHost, !host.isEmpty,
            let scheme = parts.scheme?.lowercased(), scheme == "https" || scheme == "http",
            parts.query == nil, parts.fragment == nil
        else { throw .notAnAddress(text) }
        // Without repeating it: what stands before the “@” may be a key.
        guard parts.user == nil, parts.password == nil else { throw .holdsSecret(host: host) }
        guard scheme == "https" || Self.isThisMachine(host) else { throw .notEncrypted(host: host) }
        var whole = parts
        if parts.path.isEmpty || parts.path == "/" { whole.path = path }
        guard let url = whole.url else { throw .notAnAddress(text) }
        self.url = url
    }

    private static func isThisMachine(_ host: String) -> Bool {
        let host = host.lowercased()
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }
}

/// Why no events can be sent to an address.
public enum DeliveryEndpointError: Error, Hashable, Sendable {
    case notAnAddress(String)
    /// Anybody on the way could read the events.
    case notEncrypted(host: String)
    /// A name or password stands in it.
    case holdsSecret(host: String)
}

extension DeliveryEndpointError: CustomStringConvertible {
    /// A sentence that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .notAnAddress(let text):
            "“\(text)” is no address that events can be sent to: it should look like “https://events.example.org”."
        case .notEncrypted(let host):
            "Events for \(host) would be sent unencrypted: begin its address with “https://”."
        case .holdsSecret(let host):
            "The address of \(host) holds a name or a password: leave it out, and set the key apart."
        }
    }
}
