import FoundationEssentials
import Platform
import Testing

@Suite("A file that only grows")
struct AppendedFileTests {
    @Test("is made with its folder, for its owner only, and keeps what was there")
    func appending() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "appended-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a/b/log").path
        let file = AppendedFile(path: path)
        try file.append(Array("one\n".utf8))
        try AppendedFile(path: path).append(Array("two\n".utf8))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
        #expect(try FileInformation(path: path).permissions.rawValue == 0o600)
    }

    @Test("says which file could not be written, and why")
    func failing() {
        #expect(throws: FileError.self) { try AppendedFile(path: "/proc/no-such-folder/log").append([65]) }
    }
}
