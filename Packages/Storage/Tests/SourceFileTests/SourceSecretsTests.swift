import Boundaries
import Domain
import FoundationEssentials
import Platform
import Secrets
import SourceFile
import Testing

@Suite("The secret of a source")
struct SourceSecretsTests {
    private let fixture: SourceFileFixture
    private let secrets: SourceSecrets

    init() throws {
        fixture = try SourceFileFixture()
        secrets = SourceSecrets(
            environment: ["PATH": "/usr/bin:/bin", "HOME": fixture.folder.path, "FEED_KEY": "by-variable"],
            keptFolder: fixture.keptFolder
        )
    }

    private func secret(_ origin: SecretOrigin?) async throws -> String {
        try await secrets.secret(of: SourceConfiguration(name: .asm, kind: "asm", secret: origin)).text
    }

    @Test("comes from where it was said to be")
    func origins() async throws {
        try AtomicFile.write(Array("by-file\n".utf8), to: fixture.folder("key"), permissions: .ownerOnly)
        let kept = SourceConfiguration(name: .asm, kind: "asm", secret: .kept)
        #expect(try await fixture.store.add(kept, secret: "kept"))
        #expect(try await secret(.environment("FEED_KEY")) == "by-variable")
        #expect(try await secret(.command("echo \"$FEED_KEY-too\"")) == "by-variable-too")
        #expect(try await secret(.file(path: fixture.folder("key"))) == "by-file")
        #expect(try await secret(.file(path: "~/key")) == "by-file")
        #expect(try await secret(.kept) == "kept")
    }

    @Test("is read anew each time")
    func anew() async throws {
        for number in 0..<3 {
            try AtomicFile.write(Array("\(number)".utf8), to: fixture.folder("key"), permissions: .ownerOnly)
            #expect(try await secret(.file(path: "~/key")) == "\(number)")
        }
    }

    @Test(
        "that cannot be had is told",
        arguments: [
            nil, .kept, .environment("NONE"), .command("exit 1"), .file(path: "~/none"), .file(path: "key"),
            .file(path: ""),
        ] as [SecretOrigin?]
    )
    func none(origin: SecretOrigin?) async throws {
        await #expect(throws: SecretError.self) { try await secret(origin) }
        if origin == nil { await #expect(throws: SecretError.noOrigin) { try await secret(nil) } }
    }
}
