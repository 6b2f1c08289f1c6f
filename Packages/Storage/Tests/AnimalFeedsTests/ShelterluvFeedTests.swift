import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import HTTPTransport
import Testing

@Suite("The feed of Shelterluv")
struct ShelterluvFeedTests {
    @Test("A bad key that is answered with HTTP 200 and no success is a refusal")
    func badKey() async throws {
        let asking = try Asking(.shelterluv, FakeShelterluv(animals: [], key: "another"))
        let failure = try await asking.failure()
        #expect(failure == .refused(host: "feed.example", reason: "Unauthorized: the API key is not valid"))
    }

    @Test("Another failure with HTTP 200 is about the settings")
    func failure() async throws {
        let text = #"{"success": 0, "error_message": "Unknown status type."}"#
        let failure = try await Asking(.shelterluv, answering: text).failure()
        #expect(failure == .misconfigured(host: "feed.example", reason: "Unknown status type"))
    }

    @Test("More of nothing is an endless feed")
    func moreOfNothing() async throws {
        let asking = try Asking(.shelterluv, answering: #"{"success": 1, "animals": [], "has_more": true}"#)
        #expect(try await asking.failure() == .endless(host: "feed.example"))
    }

    @Test("Requests are as the documentation has them, the key in its header")
    func request() async throws {
        let asking = try Asking(.shelterluv, FakeShelterluv(animals: [], key: FeedSituation.secret))
        _ = try await asking.page(FeedCursor("offset:300"), changedSince: Date(timeIntervalSince1970: 1_788_000_000.9))
        let request = try #require(asking.transport.requests.first)
        #expect(request.headers["X-Api-Key"] == FeedSituation.secret && request.secretHeaders == ["X-Api-Key"])
        #expect(request.url.path() == "/api/v1/animals")
        let query = try #require(asking.queries.first)
        #expect(query["offset"] == "300" && query["limit"] == "100" && query["since"] == "1788000000")
        #expect(query["status_type"] == "publishable" && query["sort"] == "updated_at")
    }

    @Test("A server that gives fewer at once than it is asked for loses none")
    func smallPages() async throws {
        let asking = try Asking(
            .shelterluv,
            Stingy(server: FakeShelterluv(animals: FakeShelterluv.herd(70), key: FeedSituation.secret))
        )
        let pages = try await asking.pages()
        #expect(pages.count == 3 && pages.ids == FakeShelterluv.herd(70).map(\.id).sorted())
    }

    @Test("Every animal is at the shelter that the person named")
    func shelter() async throws {
        let server = FakeShelterluv(animals: FakeShelterluv.herd(4), key: FeedSituation.secret)
        let page = try await Asking(.shelterluv, server).page()
        #expect(page.organizations.map(\.name) == ["Happy Paws"])
        #expect(page.animals.allSatisfy { $0.organizationID == "shelter" && $0.location?.origin == .organization })
    }

    /// Gives thirty at most, whatever it is asked for.
    private struct Stingy: FeedServer {
        let server: FakeShelterluv

        func answer(_ request: ServedRequest) -> ServedAnswer {
            let target = request.target.replacing("limit=100", with: "limit=30")
            let headers = request.headers.map { (name: $0.key, value: $0.value) }
            return server.answer(ServedRequest(method: request.method, target: target, headers: headers))
        }
    }
}
