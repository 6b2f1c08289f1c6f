import Boundaries
import BoundaryContracts
import Domain
import FoundationEssentials
import Platform
import Secrets
import SourceFile
import Testing

@Suite("Sources in a file")
struct FileSourceStoreTests {
    private let fixture: SourceFileFixture

    init() throws {
        fixture = try SourceFileFixture()
    }

    private func name(_ text: String) throws -> SourceName { try #require(SourceName(text)) }

    @Test("keep their promise", arguments: SourceStorePromise.allCases)
    func keepTheirPromise(_ promise: SourceStorePromise) async throws {
        let secrets = SourceSecrets(environment: [:], keptFolder: fixture.keptFolder)
        try await promise.check { [fixture] in
            fixture.store
        } keptSecret: { source in
            var kept = source
            kept.secret = .kept
            return try? await secrets.secret(of: kept).text
        }
    }

    @Test("looking makes nothing")
    func looking() async throws {
        #expect(try await fixture.store.sources().isEmpty)
        #expect(!fixture.exists("config"))
        #expect(!fixture.exists("data"))
    }

    @Test("are written as a person would write them")
    func written() async throws {
        let source = SourceConfiguration(
            name: .rescueGroups,
            kind: "rescuegroups",
            settings: ["client-id": "me", "url": "https://api.example/v5"],
            secret: .command("pass show petsave/rescuegroups"),
            place: "Boston, MA",
            radius: Distance(kilometers: 160)
        )
        let kept = SourceConfiguration(
            name: try name("king.county"),
            kind: "socrata",
            isEnabled: false,
            secret: .kept,
            radius: Distance(miles: 100),
            refreshInterval: 5400
        )
        #expect(try await fixture.store.add(source, secret: nil))
        #expect(try await fixture.store.add(kept, secret: "sesame"))
        #expect(
            try fixture.text == """
                [rescuegroups]
                kind = "rescuegroups"
                enabled = true
                key-command = "pass show petsave/rescuegroups"
                place = "Boston, MA"
                within = "160km"
                refresh = "6h"
                client-id = "me"
                url = "https://api.example/v5"

                ["king.county"]
                kind = "socrata"
                enabled = false
                key-kept = true
                within = "100mi"
                refresh = "1h30m"

                """
        )
    }

    @Test("a person's own table is read, with what they left out")
    func handWritten() async throws {
        try fixture.write(
            """
            # Mine.
            [shelter] # the one round the corner
            kind = 'asm'
            url = "https://asm.example/service"
            account = 1234
            within = "30 mi"
            refresh = "2 days"
            key-kept = false
            """
        )
        let expected = SourceConfiguration(
            name: try name("shelter"),
            kind: "asm",
            settings: ["url": "https://asm.example/service", "account": "1234"],
            radius: Distance(miles: 30),
            refreshInterval: 2 * 86_400
        )
        #expect(try await fixture.store.sources() == [expected])
    }

    @Test("a person's comments and spelling stay")
    func comments() async throws {
        let mine =
            "# My feeds.\n\n# The shelter.\n[shelter]\nkind='asm' # it is\nenabled = true # for now\nrefresh = \"24h\"\n"
        try fixture.write(mine)
        let added = SourceConfiguration(name: try name("other"), kind: "socrata")
        #expect(try await fixture.store.add(added, secret: nil))
        #expect(try await fixture.store.setEnabled(false, source: name("shelter")))
        #expect(try fixture.text.contains("enabled = false # for now\nrefresh = \"24h\"\n"))
        #expect(try await fixture.store.setEnabled(true, source: name("shelter")))
        #expect(try await fixture.store.remove(name("other")))
        #expect(try fixture.text.hasPrefix(mine))
        #expect(try fixture.text.dropFirst(mine.count).allSatisfy(\.isNewline))
    }

    @Test("a source that is switched on as it is leaves the file as it is, byte for byte")
    func noChange() async throws {
        let mine = "[shelter]\r\nkind = 'asm'\r\nenabled=true"
        try fixture.write(mine)
        #expect(try await fixture.store.setEnabled(true, source: name("shelter")))
        #expect(try Array(fixture.text.utf8) == Array(mine.utf8))
    }

    @Test("a kept secret stands in a file of its own, its owner's alone")
    func keptSecrets() async throws {
        let source = SourceConfiguration(name: try name("feed"), kind: "petfinder", secret: .kept)
        #expect(try await fixture.store.add(source, secret: "planted"))
        #expect(try !fixture.text.contains("planted"))
        let path = fixture.folder("data/secrets/feed.secret")
        #expect(try FileInformation(path: path).permissions == .ownerOnly)
        #expect(try FileInformation(path: fixture.keptFolder).permissions == .ownerOnlyFolder)
        #expect(try await fixture.store.remove(source.name))
        #expect(!fixture.exists("data/secrets/feed.secret"))
    }

    @Test("a source whose secret cannot be kept is not added")
    func secretNotKept() async throws {
        try Data().write(to: URL(filePath: fixture.folder("data")))
        let source = SourceConfiguration(name: try name("feed"), kind: "petfinder", secret: .kept)
        await #expect(throws: SourceStoreError.self) { try await fixture.store.add(source, secret: "planted") }
        #expect(try await fixture.store.sources().isEmpty)
    }

    @Test(
        "a setting may not be called as one of the file's own keys",
        arguments: ["kind", "place", "key-kept", "A", "a.b", ""]
    )
    func reserved(setting: String) async throws {
        let source = SourceConfiguration(name: try name("feed"), kind: "asm", settings: [setting: "x"])
        await #expect(throws: SourceStoreError.self) { try await fixture.store.add(source, secret: nil) }
        #expect(try await fixture.store.sources().isEmpty)
    }

    @Test("what could not be read again is not written", arguments: [-1, 0.5, .infinity, .nan] as [Double])
    func unwritable(seconds: Double) async throws {
        let source = SourceConfiguration(name: try name("feed"), kind: "asm", refreshInterval: seconds)
        await #expect(throws: SourceStoreError.self) { try await fixture.store.add(source, secret: nil) }
        var far = SourceConfiguration(name: try name("feed"), kind: "asm")
        far.radius = Distance(kilometers: seconds == 0.5 ? 1e300 : seconds)
        await #expect(throws: SourceStoreError.self) { try await fixture.store.add(far, secret: nil) }
        #expect(try await fixture.store.sources().isEmpty)
    }
}
