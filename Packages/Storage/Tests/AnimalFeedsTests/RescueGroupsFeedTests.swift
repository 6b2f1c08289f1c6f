import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Testing

@Suite("The feed of RescueGroups")
struct RescueGroupsFeedTests {
    @Test("A search that found nothing, and leaves its data out, is an empty page")
    func omittedData() async throws {
        let asking = try Asking(.rescueGroups, FakeRescueGroups(animals: [], key: FeedSituation.secret))
        let page = try await asking.page()
        #expect(page == FeedPage(total: 0, traffic: page.traffic))
    }

    @Test("The radius is asked for where it counts, below data, and no finer than a tenth of a degree")
    func radius() async throws {
        let herd = FakeRescueGroups.herd(400)
        let radius = Distance(miles: 60)
        let server = FakeRescueGroups(animals: herd, key: FeedSituation.secret)
        let asking = try Asking(.rescueGroups, server, radius: radius)
        let scope = try #require(asking.source.scope)
        let found = Set(try await asking.pages().ids)
        let near = herd.filter { GreatCircle.distance(from: scope.center, to: $0.coordinate) <= scope.radius }
        #expect(!near.isEmpty && found.count < herd.count)
        #expect(found.isSuperset(of: near.map(\.id)))
        let body = try JSONParser.parse(try #require(asking.transport.requests.first).body)
        #expect(body["data"]?["filterRadius"] == ["miles": 64, "lat": 40.0, "lon": -75.2])
    }

    @Test("A radius beyond the world asks for the world")
    func hugeRadius() async throws {
        let server = FakeRescueGroups(animals: FakeRescueGroups.herd(3), key: FeedSituation.secret)
        let asking = try Asking(.rescueGroups, server, radius: Distance(kilometers: 1e300))
        #expect(try await asking.page().animals.count == 3)
    }

    @Test("Requests are as the documentation has them, and may be repeated")
    func request() async throws {
        let asking = try Asking(.rescueGroups, FakeRescueGroups(animals: [], key: FeedSituation.secret))
        _ = try await asking.page(FeedCursor("page:7"))
        let request = try #require(asking.transport.requests.first)
        #expect(request.method == .post && request.isRepeatable)
        #expect(request.url.path() == "/v5/public/animals/search/available")
        #expect(request.headers["Authorization"] == FeedSituation.secret, "without “Bearer”")
        #expect(request.headers["Content-Type"] == "application/vnd.api+json")
        #expect(try JSONParser.parse(request.body) == ["data": [:]], "an object, not a text that holds one")
        let query = try #require(asking.queries.first)
        #expect(query["limit"] == "250" && query["page"] == "7" && query["sort"] == "animals.id")
        #expect(query["include"] == "orgs,locations,breeds,colors,species,pictures,statuses")
    }

    @Test("Changes are asked for with the field's whole name, and with a moment of RFC 3339")
    func changes() async throws {
        let asking = try Asking(.rescueGroups, FakeRescueGroups(animals: [], key: FeedSituation.secret))
        _ = try await asking.page(changedSince: Date(timeIntervalSince1970: 1_788_000_000.75))
        let body = try JSONParser.parse(try #require(asking.transport.requests.first).body)
        #expect(
            body["data"]?["filters"] == [
                [
                    "fieldName": "animals.updatedDate", "operation": "greaterthan",
                    "criteria": "2026-08-29T10:39:59Z",
                ]
            ]
        )
        #expect(body["data"]?["filterProcessing"] == "1")
    }

    @Test("One species is a part of the address, and a list of them is no setting")
    func species() async throws {
        let server = FakeRescueGroups(animals: FakeRescueGroups.herd(40), key: FeedSituation.secret)
        let cats = try Asking(.rescueGroups, server, settings: ["species": "cats"])
        let page = try await cats.page()
        #expect(!page.animals.isEmpty && page.animals.allSatisfy { $0.type == .known(.cat) })
        #expect(cats.kind.problem(with: cats.source.configuration) == nil)
        let both = try Asking(.rescueGroups, server, settings: ["species": "dogs,cats"])
        #expect(both.kind.problem(with: both.source.configuration)?.contains("dogs,cats") == true)
        guard case .misconfigured(_, let reason) = try await both.failure() else {
            Issue.record("it was answered")
            return
        }
        #expect(reason.contains("No such species"))
    }

    @Test("What a refused question says is wrong is told")
    func fieldError() async throws {
        let text = """
            {"errors": [{"source": {"pointer": "/data/filters/0/fieldName/updatedDate"}, "title": "Invalid field",
             "detail": "The field <b>updatedDate</b> does not exist."}]}
            """
        let failure = try await Asking(.rescueGroups, status: 400, answering: text).failure()
        let reason = "Invalid field: The field updatedDate does not exist"
        #expect(failure == .misconfigured(host: "feed.example", reason: reason))
    }

    @Test("Errors with HTTP 200 are no page")
    func errorsWithSuccess() async throws {
        let text = #"{"errors": [{"title": "Invalid key", "detail": "None"}]}"#
        guard case .unreadable(_, let holding) = try await Asking(.rescueGroups, answering: text).failure() else {
            Issue.record("it was taken")
            return
        }
        #expect(holding.contains("Invalid key: None"))
    }

    @Test("Nulls everywhere, and organisations that were not included, cost no animal")
    func nullEverything() async throws {
        let keys = [
            "name", "sex", "ageGroup", "birthDate", "descriptionText", "pictureThumbnailUrl", "url", "qualities",
        ]
        let attributes = keys.map { "\"\($0)\": null" }.joined(separator: ", ")
        let text = """
            {"meta": {"count": 1, "pages": 1, "pageReturned": 1}, "data": [{"type": "animals", "id": "7", "attributes":
             {\(attributes)}, "relationships": {"orgs": {"data": [{"type": "orgs", "id": "99"}]}, "locations": null,
             "species": {"data": [{"type": "species", "id": "8"}]}}}]}
            """
        let page = try await Asking(.rescueGroups, answering: text).page()
        let animal = try #require(page.animals.first)
        #expect(animal.type == .known(.dog) && animal.organizationID == "99" && animal.location == nil)
        #expect(page.organizations.isEmpty && page.faults.isEmpty && page.next == nil)
    }

    @Test("Words that nobody knows are kept as they are written")
    func unknownTerms() async throws {
        let text = """
            {"data": [{"type": "animals", "id": "7", "attributes": {"sex": "Unspecified", "ageGroup": "Ancient",
             "sizeGroup": "Gigantic", "coatLength": "Feathery"}, "relationships": {"species": {"data":
             [{"type": "species", "id": "1"}]}}}], "included": [{"type": "species", "id": "1", "attributes":
             {"singular": "Axolotl"}}]}
            """
        let animal = try #require(try await Asking(.rescueGroups, answering: text).page().animals.first)
        #expect(animal.type == .other("Axolotl") && animal.gender == .other("Unspecified"))
        #expect(animal.age == .other("Ancient") && animal.size == .other("Gigantic"))
        #expect(animal.coat == .other("Feathery"))
    }

    @Test(
        "Dates are read in every form that was seen",
        arguments: [
            "\"2026-05-30T16:21:58Z\"", "\"2026-05-30T16:21:58+0000\"", "\"2026-05-30T16:21:58+00:00\"",
            "\"2026-05-30T16:21:58.803536\"", "\"2026-05-30 16:21:58\"", "\"1780158118\"", "1780158118",
        ]
    )
    func dates(form: String) async throws {
        let text = """
            {"data": [{"type": "animals", "id": "7", "attributes": {"createdDate": \(form)}, "relationships":
             {"species": {"data": [{"type": "species", "id": "3"}]}}}]}
            """
        let animal = try #require(try await Asking(.rescueGroups, answering: text).page().animals.first)
        let seconds = try #require(animal.publishedAt).timeIntervalSince1970
        #expect(seconds.rounded(.down) == 1_780_158_118)
    }

    @Test("A server that repeats its first page for ever is found out")
    func repeatedPage() async throws {
        let text = """
            {"meta": {"pages": 9, "pageReturned": 1}, "data": [{"type": "animals", "id": "7", "attributes": {},
             "relationships": {"species": {"data": [{"type": "species", "id": "3"}]}}}]}
            """
        let asking = try Asking(.rescueGroups, answering: text)
        let first = try await asking.page()
        #expect(first.animals.count == 1)
        await #expect(throws: FeedError.endless(host: "feed.example")) { try await asking.page(first.next) }
    }

    @Test("Organisations come with their places, and animals know them")
    func organizations() async throws {
        let server = FakeRescueGroups(animals: FakeRescueGroups.herd(60), key: FeedSituation.secret)
        let page = try await Asking(.rescueGroups, server).page()
        let ids = Set(page.organizations.map(\.id.sourceID))
        #expect(!ids.isEmpty && page.organizations.allSatisfy { $0.coordinate != nil })
        #expect(page.animals.allSatisfy { ids.contains($0.organizationID ?? "") && $0.location?.origin == .record })
    }

    @Test("Its terms are kept: a day, and no longer")
    func lifetime() throws {
        let asking = try Asking(.rescueGroups, answering: "")
        #expect(asking.kind.traits == FeedTraits(tellsChanges: true, lifetime: 86_400))
    }
}
