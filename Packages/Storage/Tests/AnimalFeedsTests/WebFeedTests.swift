import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import HTTPTransport
import Testing

@Suite("The feed of a document on the web")
struct WebFeedTests {
    /// What the lab calls the source.
    private let name: SourceName

    init() throws {
        name = try FeedLab.web.source().name
    }

    private func page(_ lines: String...) async throws -> FeedPage {
        try await Asking(.web, answering: lines.joined(separator: "\n")).page()
    }

    @Test("A publisher's records come in under this source's name, the publisher's whole id behind it")
    func ids() async throws {
        let page = try await page(
            #"{"source": "petfinder", "source_id": "123", "type": "Dog", "organization_id": "NJ1","#
                + #" "bonded_partners": ["petfinder:124"]}"#,
            #"{"source": "happy-paws", "source_id": "123", "type": "Cat"}"#
        )
        #expect(page.animals.map(\.id.description) == ["\(name):petfinder:123", "\(name):happy-paws:123"])
        #expect(page.animals.map(\.organizationID) == ["petfinder:NJ1", nil])
        #expect(page.animals.first?.bondedPartners.map(\.description) == ["\(name):petfinder:124"])
        #expect(page.faults.isEmpty)
    }

    @Test("Records that name no source have their format's name in their ids, so that none takes another's place")
    func formats() async throws {
        let page = try await page(
            #"{"animals": [{"id": 7, "type": "Dog", "name": "Rex"}]}"#,
            #"[{"ID": 7, "ANIMALNAME": "Paisley", "SPECIESNAME": "Dog"}]"#,
            #"{"Internal-ID": "7", "Type": "Cat", "Name": "Tom"}"#,
            #"{"data": [{"type": "animals", "id": "7", "attributes": {"name": "Junie", "slug": "junie-dog"}}]}"#
        )
        let ids = Set(page.animals.map(\.id.sourceID))
        #expect(ids == ["petfinder:7", "asm:7", "shelterluv:7", "rescuegroups:7"], "\(page.faults)")
    }

    @Test("An organisation with a coordinate still places its animals", arguments: [FeedLab.web, .webJSON])
    func organizations(lab: FeedLab) async throws {
        let herd = lab.herd(30)
        let page = try await Asking(lab, lab.server(herd)).page()
        let known = Dictionary(uniqueKeysWithValues: page.organizations.map { ($0.id.sourceID, $0) })
        #expect(page.organizations.allSatisfy { $0.id.source == page.animals.first?.id.source })
        for (animal, served) in zip(page.animals, herd) {
            let organization = animal.organizationID.flatMap { known[$0] }
            #expect(animal.located(by: organization).location?.coordinate == served.coordinate)
        }
    }

    @Test("Records that bear this source's name already keep their ids")
    func ownName() async throws {
        let page = try await page(#"{"source": "\#(name)", "source_id": "123", "type": "Dog"}"#)
        #expect(page.animals.map(\.id.description) == ["\(name):123"])
    }

    @Test("Two who publish for each other do not pass the same record back and forth for ever")
    func roundTrip() async throws {
        let page = try await page(
            #"{"organization": {"source": "friends", "id": "\#(name):petfinder:NJ1", "name": "Back again"}}"#,
            #"{"source": "friends", "source_id": "\#(name):petfinder:1", "type": "Dog"}"#,
            #"{"source": "friends", "source_id": "petfinder:1", "type": "Dog"}"#
        )
        #expect(page.animals.map(\.id.description) == ["\(name):friends:petfinder:1"])
        #expect(page.organizations.isEmpty && page.faults.isEmpty)
    }

    @Test("What its publisher may not show any more is a fault; what it may, may be shown here as long")
    func expiry() async throws {
        func record(_ id: Int, until end: Date) -> String {
            """
            {"source": "rescuegroups", "source_id": "\(id)", "type": "Dog", "provenance": [{"source": "rescuegroups", \
            "source_id": "\(id)", "fetched_at": "2026-01-01T00:00:00Z", "expires_at": "\(end.iso8601)"}]}
            """
        }
        let page = try await page(record(1, until: now), record(2, until: now + 60))
        let id = try #require(AnimalID("\(name):rescuegroups:2"))
        #expect(page.animals.map(\.provenance) == [[Provenance(id: id, fetchedAt: now, expiresAt: now + 60)]])
        #expect(page.faults.map(\.reason) == ["rescuegroups:1 was to be shown until \(now.iso8601) only"])
    }

    @Test("The invented animals of a publisher's built-in sample do not come in")
    func sample() async throws {
        let page = try await page(
            #"{"organization": {"source": "sample", "id": "1", "name": "Nowhere"}}"#,
            #"{"source": "sample", "source_id": "1006", "type": "Dog"}"#,
            #"{"source": "petfinder", "source_id": "1", "type": "Dog"}"#
        )
        #expect(page.animals.map(\.id.sourceID) == ["petfinder:1"])
        #expect(page.organizations.isEmpty)
        #expect(page.faults.map(\.reason) == ["sample:1006 is of the built-in sample, whose animals are invented"])
    }

    @Test(
        "A document that is no JSON is told as what it is",
        arguments: [
            ("name,type\nRex,Dog\n", "text that is no JSON (a table is read by `petsave import` only)"),
            ("PK\u{3}\u{4}", "something that cannot be read: this is a ZIP archive"),
            ("\n\n", "nothing"), ("<!DOCTYPE html>", "a web page"), ("42", "a number"), ("\"Soon!\"", "a string"),
            (#"{"breeds": []}"#, "the key breeds"), (#"{"organizations": [{"id": 1, "na"#, "something that cannot be"),
        ]
    )
    func otherDocuments(text: String, holding: String) async throws {
        guard case .unreadable("feed.example", let told) = try await Asking(.web, answering: text).failure() else {
            Issue.record("it was taken")
            return
        }
        #expect(told.hasPrefix(holding), "\(told)")
    }

    @Test(
        "The address is asked as it is written",
        arguments: [
            ("https://feed.example/animals.ndjson", "/animals.ndjson"), ("feed.example/our/animals/", "/our/animals/"),
            ("https://feed.example/the%20dogs.json", "/the%20dogs.json"), ("https://feed.example", ""),
        ]
    )
    func address(written: String, path: String) async throws {
        let server = OneAnswer(ServedAnswer("text/plain", "[]"))
        let asking = try Asking(.web, server, settings: ["url": written])
        #expect(asking.kind.problem(with: asking.source.configuration) == nil)
        let page = try await asking.page()
        #expect(page.animals.isEmpty && page.total == 0 && page.next == nil)
        let request = try #require(asking.transport.requests.first)
        #expect(asking.transport.requests.count == 1 && request.method == .get && request.secretHeaders.isEmpty)
        #expect(request.url.path(percentEncoded: true) == path)
    }
}
