/// Why a file of certificates cannot be used.
public enum CertificateFileError: Error, Hashable, Sendable {
    case unreadable(path: String)
    /// It holds no certificate, or something that is none.
    case noCertificates(path: String)
}

extension CertificateFileError: CustomStringConvertible {
    /// A sentence that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .unreadable(let path):
            "The certificate file “\(path)” cannot be read: check its path and permissions."
        case .noCertificates(let path):
            "“\(path)” is no file of certificates: it should hold the authority's certificate in PEM form, beginning "
                + "with “-----BEGIN CERTIFICATE-----”."
        }
    }
}
