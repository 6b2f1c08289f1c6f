import Domain
import Secrets

/// The secrets that PetSave keeps, a file each.
struct KeptSecrets: Sendable {
    let folder: String

    /// The ending keeps a source called `..` in the folder.
    func file(of source: SourceName) -> SecretFile {
        SecretFile(folder: folder, name: "\(source).secret")
    }
}
