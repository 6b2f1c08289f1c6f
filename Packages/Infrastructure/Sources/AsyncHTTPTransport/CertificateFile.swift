import FoundationEssentials
import NIOSSL

/// Reads the certificates of authorities.
enum CertificateFile {
    static func authorities(at path: String) throws(CertificateFileError) -> [NIOSSLCertificate] {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw .unreadable(path: path)
        }
        guard let certificates = try? NIOSSLCertificate.fromPEMBytes(Array(data)), !certificates.isEmpty else {
            throw .noCertificates(path: path)
        }
        return certificates
    }
}
