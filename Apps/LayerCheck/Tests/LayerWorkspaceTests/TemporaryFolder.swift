import FoundationEssentials

@testable import LayerWorkspace

/// A folder that exists for the length of one test.
enum TemporaryFolder {
    static func with<Result>(_ body: (String) async throws -> Result) async throws -> Result {
        let folder = make()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try await body(folder)
    }

    /// The path of a folder that nobody else uses, not yet made.
    static func make() -> String {
        FileManager.default.temporaryDirectory
            .appending(path: "layercheck-tests-\(UUID().uuidString)").path(percentEncoded: false)
    }

    /// Writes files below `folder` by their paths from there.
    static func write(_ files: [String: String], in folder: String) throws {
        for (path, text) in files {
            let url = URL(filePath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
    }
}
