public import Boundaries
import Domain
public import Platform
public import Secrets

/// Brings the key, password or client secret of a source from where the person said that it is.
public struct SourceSecrets: Sendable {
    private let environment: ProcessEnvironment
    private let reader: SecretReader
    private let keptSecrets: KeptSecrets

    /// - Parameters:
    ///   - environment: The variables that are read, and that commands are given.
    ///   - keptFolder: Where ``FileSourceStore`` keeps secrets.
    public init(environment: ProcessEnvironment, keptFolder: String) {
        self.environment = environment
        reader = SecretReader(environment: environment)
        keptSecrets = KeptSecrets(folder: keptFolder)
    }

    /// The secret, read anew; throws ``SecretError/noOrigin`` for a source that has none.
    public func secret(of source: SourceConfiguration) async throws(SecretError) -> Secret {
        switch source.secret {
        case .command(let line): return try await reader.secret(printedBy: line)
        case .environment(let variable): return try reader.secret(inVariable: variable)
        case .file(let path): return try reader.secret(inFile: wholePath(path))
        case .kept:
            let file = keptSecrets.file(of: source.name)
            guard let secret = try file.read() else { throw .file(path: file.path, reason: "is not there any more") }
            return secret
        case nil: throw .noOrigin
        }
    }

    /// `~/` is the person's home, as it is wherever they write paths; what a relative path is relative to would depend on
    /// where they happen to be.
    private func wholePath(_ path: String) throws(SecretError) -> String {
        if path.hasPrefix("/") { return path }
        guard path.hasPrefix("~/"), let home = environment.nonEmpty("HOME") else {
            throw .file(path: path, reason: "is no whole path; let it begin with “/” or “~/”")
        }
        return home + path.dropFirst()
    }
}
