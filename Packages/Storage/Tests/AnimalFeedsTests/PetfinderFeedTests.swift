import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import HTTPTransport
import Testing

@Suite("The feed of a Petfinder-v2 server")
struct PetfinderFeedTests {
    private static func server(_ count: Int, tokenUses: Int? = nil, hasOrganizations: Bool = true) -> FakePetfinder {
        FakePetfinder(
            animals: FakePetfinder.herd(count),
            clientSecret: FeedSituation.secret,
            tokenUses: tokenUses,
            hasOrganizations: hasOrganizations
        )
    }

    @Test("A token that ends in the middle of a pass is renewed, and no page is lost")
    func expiringToken() async throws {
        let server = Self.server(450, tokenUses: 2)
        let asking = try Asking(.petfinder, server)
        #expect(try await asking.pages().ids == server.animals.map(\.id).sorted())
        #expect(server.tokensGiven == 3)
    }

    @Test("One token serves a whole pass")
    func oneToken() async throws {
        let server = Self.server(250)
        _ = try await Asking(.petfinder, server).pages()
        #expect(server.tokensGiven == 1)
    }

    @Test("A wrong client secret is a refusal that does not repeat it")
    func wrongSecret() async throws {
        let failure = try await Asking(.petfinder, Self.server(1), secret: "another-secret").failure()
        guard case .refused(host: "feed.example", _) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(!"\(failure)".contains("another-secret"))
    }

    @Test("Organisations come after the animals, with their names")
    func organizations() async throws {
        let pages = try await Asking(.petfinder, Self.server(150)).pages()
        let organizations = pages.flatMap(\.organizations)
        let ids = Set(organizations.map(\.id.sourceID))
        #expect(organizations.first?.name.hasPrefix("Shelter & Friends") == true)
        #expect(pages.flatMap(\.animals).allSatisfy { ids.contains($0.organizationID ?? "") })
        #expect(pages.first?.organizations.isEmpty == true)
    }

    @Test("A server without organisations is read whole, without a fault")
    func absentOrganizations() async throws {
        let pages = try await Asking(.petfinder, Self.server(150, hasOrganizations: false)).pages()
        #expect(pages.flatMap(\.animals).count == 150)
        #expect(pages.flatMap(\.organizations).isEmpty && pages.flatMap(\.faults).isEmpty)
    }

    @Test("A server whose organisations fail is read whole, with a fault that says so", arguments: [429, 500])
    func failingOrganizations(status: Int) async throws {
        let pages = try await Asking(.petfinder, OrganizationsDown(server: Self.server(150), status: status)).pages()
        #expect(pages.flatMap(\.animals).count == 150)
        #expect(pages.flatMap(\.faults).map(\.reason).first?.contains("organisations") == true)
    }

    @Test("The place leaves the machine rounded, and no farther is asked for than may be")
    func scope() async throws {
        let asking = try Asking(.petfinder, Self.server(300), radius: Distance(kilometers: 60))
        let scope = try #require(asking.source.scope)
        let found = Set(try await asking.pages().ids)
        let near = FakePetfinder.herd(300)
            .filter { GreatCircle.distance(from: scope.center, to: $0.coordinate) <= scope.radius }
        #expect(!near.isEmpty && found.count < 300 && found.isSuperset(of: near.map(\.id)))
        for query in asking.queries {
            #expect(query["location"] == "40.0,-75.2" && query["distance"] == "42")
        }
        let far = try Asking(.petfinder, Self.server(1), radius: Distance(kilometers: 5000))
        _ = try await far.page()
        #expect(far.queries.first?["distance"] == "500")
    }

    @Test("Links without a server's name are not followed")
    func links() async throws {
        let asking = try Asking(.petfinder, Self.server(150))
        _ = try await asking.pages()
        #expect(asking.transport.feedRequests.allSatisfy { $0.url.host() == "feed.example" })
        #expect(asking.queries.map { $0["page"] } == ["1", "2", "1"])
        #expect(asking.queries.map { $0["status"] } == ["adoptable", "adoptable", nil])
    }

    @Test("Which parameters a server does not take is told")
    func invalidParameters() async throws {
        let text = """
            {"type": "…/ERR-00002/", "status": 400, "title": "Invalid Request", "detail": "The request contains invalid
             parameters.", "invalid-params": [{"in": "query", "path": "sort", "message": "Unknown order."}]}
            """.replacing("\n", with: "")
        let failure = try await Asking(.petfinder, status: 400, answering: text).failure()
        let reason = "The request contains invalid parameters: sort – Unknown order"
        #expect(failure == .misconfigured(host: "feed.example", reason: reason))
    }

    @Test("Plain http that is answered with 301 and a web page is a wrong address, not a page")
    func movedWithHTML() async throws {
        let failure = try await Asking(.petfinder, status: 301, answering: "<html><h1>301 Moved</h1></html>").failure()
        guard case .misconfigured = failure else {
            Issue.record("\(failure)")
            return
        }
    }

    @Test("Nulls everywhere and words that nobody knows cost no animal")
    func nullsAndUnknownTerms() async throws {
        let keys = ["name", "organization_id", "url", "species", "breeds", "colors", "coat", "attributes", "contact"]
        let nulls = keys.map { "\"\($0)\": null" }.joined(separator: ", ")
        let text = """
            {"animals": [{"id": 1, "type": "Dog", \(nulls)}, {"id": 2, "type": "Dragon", "size": "Gigantic",
             "gender": "Both", "age": "Ancient", "status": "dreaming"}]}
            """
        let page = try await Asking(.petfinder, answering: text).page()
        #expect(page.faults.isEmpty && page.animals.map(\.id.sourceID) == ["1", "2"])
        #expect(page.animals.last?.type == .other("Dragon") && page.animals.last?.size == .other("Gigantic"))
        #expect(page.animals.last?.status == .other("dreaming"))
    }

    @Test("A record that claims to be another source's is a fault")
    func foreignRecord() async throws {
        let text = """
            {"animals": [{"id": 1, "type": "Dog"}, {"source": "rescuegroups", "source_id": "7", "type": "Dog"}],
             "organizations": [{"id": "A", "name": "Ours"}, {"id": "B", "name": "Theirs", "source": "rescuegroups"}]}
            """
        let page = try await Asking(.petfinder, answering: text).page()
        #expect(page.animals.map(\.id.sourceID) == ["1"] && page.organizations.map(\.name) == ["Ours"])
        #expect(page.faults.map(\.reason) == ["the record says that it belongs to rescuegroups"])
    }

    @Test("A server that repeats its first page for ever is found out; a list that has become shorter ends")
    func pageNumbers() async throws {
        let page = #""animals": [{"id": 1, "type": "Dog"}]"#
        let repeating = try Asking(
            .petfinder,
            answering: #"{\#(page), "pagination": {"current_page": 1, "total_pages": 9}}"#
        )
        #expect(try await repeating.page().next == FeedCursor("animals:2"))
        await #expect(throws: FeedError.endless(host: "feed.example")) {
            try await repeating.page(FeedCursor("animals:2"))
        }
        let shorter = try await repeating.page(FeedCursor("animals:12"))
        #expect(shorter.next == FeedCursor("organizations:1"))
    }

    /// Tells of animals, but not of organisations.
    private struct OrganizationsDown: FeedServer {
        let server: FakePetfinder
        let status: Int

        func answer(_ request: ServedRequest) -> ServedAnswer {
            request.path == "/v2/organizations"
                ? ServedAnswer(status: status, "text/html", "<html>") : server.answer(request)
        }
    }
}
