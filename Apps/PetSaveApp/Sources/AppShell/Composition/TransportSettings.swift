/// What it takes to reach servers from this machine.
public struct TransportSettings: Sendable {
    /// What the program is called to servers.
    public var userAgent: String
    /// A PEM file of the certificate authorities that are trusted instead of the system's.
    public var caFile: String?
    /// The environment's variables, which may name proxies.
    public var environment: [String: String]
}
