import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("The hosts of an animal's photos")
struct PhotoHostsTests {
    private static let kinds = [
        StubKind(name: "stub", traits: FeedTraits(lifetime: 60), photoHosts: ["cdn.stub.example"]),
        StubKind(name: "other", traits: FeedTraits(lifetime: 30), photoHosts: ["cdn.other.example"]),
        StubKind(name: "bare"),
    ]

    private static func directory() throws -> SourceDirectory {
        var sources = [try SyncStage.source("ours"), try SyncStage.source("theirs"), try SyncStage.source("plain")]
        sources[0].settings[FeedSetting.url] = "https://Shelter.example:8443/api"
        sources[1].kind = "other"
        sources[2].kind = "bare"
        sources[2].settings[FeedSetting.url] = "plain.example/animals.ndjson"
        return SourceDirectory(store: MemorySourceStore(sources), kinds: kinds, places: StubPlaces())
    }

    @Test(
        "are those of the sources that it came from, and of no other",
        arguments: [
            (["ours:1"], ["cdn.stub.example", "shelter.example:8443"], 60),
            (["theirs:1"], ["cdn.other.example"], 30),
            (["plain:1"], ["plain.example"], nil),
            (["ours:1", "theirs:2"], ["cdn.other.example", "cdn.stub.example", "shelter.example:8443"], 30),
        ] as [([String], [String], Double?)]
    )
    func configured(ids: [String], hosts: [String], lifetime: Double?) async throws {
        let directory = try Self.directory()
        let animal = try animal(ids)
        #expect(try await directory.photoHosts(of: animal).sorted() == hosts)
        #expect(try await directory.photoLifetime(of: animal) == lifetime)
    }

    @Test("of a record from a file are those that whole kinds of sources share, never the server of one of them")
    func imported() async throws {
        let directory = try Self.directory()
        let animal = try animal(["import:1"])
        #expect(try await directory.photoHosts(of: animal).sorted() == ["cdn.other.example", "cdn.stub.example"])
        #expect(try await directory.photoLifetime(of: animal) == nil)
    }

    @Test(
        "A server's host is told by its address",
        arguments: [
            ("https://example.org", "example.org"), ("http://127.0.0.1:8080/a/b?c#d", "127.0.0.1:8080"),
            ("example.org/x", "example.org"), ("https://me:secret@example.org/", "example.org"), (" ", nil), ("", nil),
        ] as [(String, String?)]
    )
    func host(address: String, host: String?) {
        #expect(StubKind.host(of: address) == host)
    }

    private func animal(_ ids: [String]) throws -> Animal {
        var animal = try Samples.animal(ids[0])
        animal.provenance = try ids.map {
            Provenance(id: try Samples.id($0), fetchedAt: .init(timeIntervalSince1970: 0))
        }
        return animal
    }
}
