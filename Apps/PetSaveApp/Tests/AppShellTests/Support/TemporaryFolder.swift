import FoundationEssentials

/// A folder of the test's own, gone with it.
final class TemporaryFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "petsave-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
