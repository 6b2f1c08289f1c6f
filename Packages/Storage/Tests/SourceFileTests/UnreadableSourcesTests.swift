import Boundaries
import Domain
import FoundationEssentials
import SourceFile
import Testing

@Suite("A file of sources that is not as it should be")
struct UnreadableSourcesTests {
    private let fixture: SourceFileFixture

    init() throws {
        fixture = try SourceFileFixture()
    }

    @Test(
        "is told with its line or its key, and left alone",
        arguments: [
            ("[feed\nkind = \"asm\"", "line 1"), ("[feed]\nkind = asm", "line 2, column 8"),
            ("kind = \"asm\"", "kind belongs to no source"), ("[feed]\nurl = \"x\"", "[feed] does not say which kind"),
            ("[feed]\nkind = 5", "feed.kind"), ("[feed]\nkind = \"\"", "feed.kind"),
            ("[Feed]\nkind = \"asm\"", "“Feed”"), ("[\"a feed\"]\nkind = \"asm\"", "“a feed”"),
            ("[feed]\nkind = \"asm\"\nenabled = \"yes\"", "feed.enabled"),
            ("[feed]\nkind = \"asm\"\nwithin = \"far\"", "feed.within: “far”"),
            ("[feed]\nkind = \"asm\"\nwithin = 30", "feed.within"),
            ("[feed]\nkind = \"asm\"\nrefresh = \"often\"", "feed.refresh: “often”"),
            ("[feed]\nkind = \"asm\"\nrefresh = 6", "feed.refresh"),
            ("[feed]\nkind = \"asm\"\nkey-env = \"A\"\nkey-file = \"/b\"", "key-env and key-file"),
            ("[feed]\nkind = \"asm\"\nkey-kept = \"yes\"", "feed.key-kept"),
            ("[feed]\nkind = \"asm\"\nurl = [\"a\"]", "feed.url"), ("[feed]\nkind = \"asm\"\nURL = \"a\"", "“URL”"),
            ("[feed]\nkind = \"asm\"\n[feed.more]\na = 1", "feed.more"), ("[feed.more]\na = 1", "feed.more"),
            ("[feed]\nkind = \"asm\"\nkey = \"planted\"", "feed.key holds a secret"),
            ("[feed]\nkind = \"asm\"\npassword = \"planted\"", "feed.password holds a secret"),
            ("[feed]\nkind = \"asm\"\nclient-secret = \"planted\"", "feed.client-secret holds a secret"),
            ("[feed]\nkind = \"asm\"\napi-key = \"planted\"", "key-command, key-env or key-file"),
            ("[feed]\nkind = \"asm\"\nurl = \"https://me:planted@asm.example\"", "feed.url holds an address"),
        ]
    )
    func unreadable(text: String, words: String) async throws {
        try fixture.write(text)
        let store = fixture.store
        let name = try #require(SourceName("feed"))
        let errors = [
            await #expect(throws: SourceStoreError.self) { try await store.sources() },
            await #expect(throws: SourceStoreError.self) {
                try await store.add(SourceConfiguration(name: .asm, kind: "asm"), secret: nil)
            },
            await #expect(throws: SourceStoreError.self) { try await store.setEnabled(false, source: name) },
            await #expect(throws: SourceStoreError.self) { try await store.remove(name) },
        ]
        for error in errors {
            guard case .unreadable(fixture.path, let reason) = error else {
                Issue.record("\(String(describing: error)) must be told as unreadable")
                continue
            }
            #expect(reason.contains(words), "\(reason)")
            #expect(!reason.contains("planted"))
        }
        #expect(try fixture.text == text)
    }

    @Test("what is no plain file is told")
    func folder() async throws {
        try FileManager.default.createDirectory(atPath: fixture.path, withIntermediateDirectories: true)
        await #expect(throws: SourceStoreError.self) { try await fixture.store.sources() }
    }

    @Test("a folder that cannot be made is told as not writable")
    func noFolder() async throws {
        try Data().write(to: URL(filePath: fixture.folder("config")))
        await #expect {
            try await fixture.store.add(SourceConfiguration(name: .asm, kind: "asm"), secret: nil)
        } throws: { error in
            if case SourceStoreError.cannotWrite = error { true } else { false }
        }
    }
}
