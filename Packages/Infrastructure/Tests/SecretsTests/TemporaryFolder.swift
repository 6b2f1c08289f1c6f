import FoundationEssentials

/// A folder of a test's own, gone when the test is.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "secrets-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of something in the folder.
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    /// Makes a file of that mode and answers its path.
    func file(_ name: String, _ bytes: [UInt8], mode: Int = 0o600) throws -> String {
        try Data(bytes).write(to: URL(filePath: self(name)))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self(name))
        return self(name)
    }
}
