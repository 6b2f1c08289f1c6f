import Boundaries
import FoundationEssentials
import SourceFile

/// A file of sources of a test's own, in a folder that is not made yet.
struct SourceFileFixture {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    var path: String { folder("config/sources.toml") }
    var keptFolder: String { folder("data/secrets") }
    var store: FileSourceStore { FileSourceStore(path: path, keptFolder: keptFolder) }

    /// Writes the file as a person would.
    func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: folder("config"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    var text: String {
        get throws { try String(contentsOfFile: path, encoding: .utf8) }
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder(name)) }
}
