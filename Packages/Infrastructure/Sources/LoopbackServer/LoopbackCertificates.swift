/// The certificates, in PEM form, and their keys.
enum LoopbackCertificates {
    /// The chain and the key; `nil` where there is none.
    static func identity(_ certificate: LoopbackCertificate) -> (chain: String, key: String)? {
        switch certificate {
        case .none: nil
        case .trusted: (trusted, trustedKey)
        case .wrongName: (wrongName, wrongNameKey)
        case .expired: (expired, expiredKey)
        case .selfSigned: (selfSigned, selfSignedKey)
        }
    }
}
