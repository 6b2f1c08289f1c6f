/// How the servers of sources are reached, as far as a command says so.
struct NetworkAccess: Sendable {
    /// A PEM file of the certificate authorities that are trusted instead of the system's.
    var caFile: String?
}
