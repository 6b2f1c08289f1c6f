/// What a server shows to those who connect to it.
public enum LoopbackCertificate: Hashable, Sendable, CaseIterable {
    /// It speaks plain HTTP.
    case none
    /// For `localhost` and `127.0.0.1`, by the test authority.
    case trusted
    /// By the test authority, for another host.
    case wrongName
    /// As `trusted`, but it ended long ago.
    case expired
    /// For `localhost` and `127.0.0.1`, by nobody but itself.
    case selfSigned
}
