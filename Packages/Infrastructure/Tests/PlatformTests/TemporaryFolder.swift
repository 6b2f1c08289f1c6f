import FoundationEssentials

/// A folder of a test's own, gone when the test is.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "platform-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of something in the folder.
    func callAsFunction(_ name: String) -> String {
        path + "/" + name
    }

    /// The names of what is in the folder, sorted.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// Makes a file in the folder and returns its path.
    @discardableResult
    func file(_ name: String, _ contents: String) throws -> String {
        try Data(contents.utf8).write(to: URL(filePath: self(name)))
        return self(name)
    }

    static func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}
