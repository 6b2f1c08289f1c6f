import FoundationEssentials
import Platform
import Secrets
import Testing

@Suite("A secret that is kept")
struct SecretFileTests {
    private let folder: TemporaryFolder
    private let file: SecretFile

    init() throws {
        folder = try TemporaryFolder()
        file = SecretFile(folder: folder("data/secrets"), name: "feed.secret")
    }

    private func mode(_ path: String) throws -> UInt32 {
        try FileInformation(path: path).permissions.rawValue
    }

    @Test("comes back, is replaced, and goes")
    func roundTrip() throws {
        #expect(try file.read() == nil)
        try file.write(Secret("first"))
        #expect(try file.read() == Secret("first"))
        try file.write(Secret(" second "))
        #expect(try SecretFile(folder: folder("data/secrets"), name: "feed.secret").read() == Secret(" second "))
        #expect(try file.remove())
        #expect(try file.read() == nil)
        #expect(try !file.remove())
    }

    @Test("is its owner's alone, in a folder that is theirs alone")
    func permissions() throws {
        try file.write(Secret("planted"))
        #expect(try mode(file.path) == 0o600)
        #expect(try mode(folder("data/secrets")) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder("data/secrets")) == ["feed.secret"])
    }

    @Test("becomes its owner's alone again when somebody opened it to others")
    func tightened() throws {
        try file.write(Secret("planted"))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        #expect(throws: SecretError.exposedFile(path: file.path)) { try file.read() }
        try file.write(Secret("planted"))
        #expect(try mode(file.path) == 0o600)
    }

    @Test("is not written where others could put something in its place")
    func openFolder() throws {
        try FileManager.default.createDirectory(atPath: folder("data/secrets"), withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o770], ofItemAtPath: folder("data/secrets"))
        let error = #expect(throws: SecretError.self) { try file.write(Secret("planted")) }
        #expect(error?.description.contains("chmod 700") == true)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test(
        "is not written when it could not be read again",
        arguments: ["", "planted\nb", "plan\0ted", "planted\r", "\u{1B}planted"]
    )
    func odd(text: String) throws {
        let error = #expect(throws: SecretError.self) { try file.write(Secret(text)) }
        #expect(error?.description.contains("plan") == false)
        #expect(try file.read() == nil)
    }

    @Test("says where it could not be written")
    func noFolder() throws {
        _ = try folder.file("data", [])
        let error = #expect(throws: SecretError.self) { try file.write(Secret("planted")) }
        #expect(error?.description.contains(folder("data/secrets")) == true)
    }
}
