import FoundationEssentials
package import LayerRules

/// An earlier state of a repository, taken from its version control.
package enum Revision {
    /// Hands the files of `revision` to `body` in a folder that exists only meanwhile.
    package static func withFiles<Result>(
        of revision: String,
        in root: String,
        body: (String) async throws(CheckFailure) -> Result
    ) async throws(CheckFailure) -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "layercheck-\(UUID().uuidString)").path(percentEncoded: false)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .file(path: folder, reason: "the folder cannot be made: \(error)")
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let archive = "\(folder)/revision.tar"
        let files = "\(folder)/files"
        _ = try await Command.output(of: "git", ["-C", root, "archive", "--format=tar", "--output", archive, revision])
        try? FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
        _ = try await Command.output(of: "tar", ["-xf", archive, "-C", files])
        return try await body(files)
    }
}
