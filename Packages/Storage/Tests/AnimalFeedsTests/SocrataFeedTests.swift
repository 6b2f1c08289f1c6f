import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import HTTPTransport
import Testing

@Suite("The feed of Socrata's open data")
struct SocrataFeedTests {
    @Test("Pages are in the one order that lasts, of the animals that are to be adopted")
    func order() async throws {
        let herd = FakeSocrata.kingHerd(20)
        let asking = try Asking(.king, FakeSocrata(animals: FakeSocrata.lostAndFound(30) + herd))
        #expect(try await asking.pages().ids == herd.map(\.id).sorted())
        let query = try #require(asking.queries.first)
        #expect(query["$order"] == ":id" && query["$limit"] == "1000" && query["$offset"] == "0")
        #expect(query["$where"] == "record_type='ADOPTABLE'")
    }

    @Test("A last page that is full is followed by an empty one")
    func fullLastPage() async throws {
        let asking = try Asking(
            .montgomery,
            FakeSocrata(animals: FakeSocrata.montgomeryHerd(1000), token: FeedSituation.secret)
        )
        let pages = try await asking.pages()
        #expect(pages.map(\.animals.count) == [1000, 0])
        #expect(asking.queries.map { $0["$offset"] } == ["0", "1000"])
    }

    @Test("What the server says is wrong with a question is told")
    func errorObject() async throws {
        let text = #"{"code": "query.compiler.malformed", "error": true, "message": "Could not parse SoQL query"}"#
        let failure = try await Asking(.king, status: 400, answering: text).failure()
        #expect(failure == .misconfigured(host: "feed.example", reason: "Could not parse SoQL query"))
        guard case .unreadable(_, let holding) = try await Asking(.king, answering: text).failure() else {
            Issue.record("an error with HTTP 200 was taken")
            return
        }
        #expect(holding.contains("Could not parse SoQL query"))
    }

    @Test("Without a token, the header is not there; with one it is, and the server's word on it counts")
    func token() async throws {
        let without = try Asking(.king, FakeSocrata(animals: []))
        _ = try await without.page()
        #expect(without.transport.requests.first?.headers["X-App-Token"] == nil)
        let with = try Asking(.montgomery, FakeSocrata(animals: [], token: "another"))
        #expect(try await with.failure() == .refused(host: "feed.example", reason: "Invalid app_token specified"))
        #expect(with.transport.requests.first?.secretHeaders == ["X-App-Token"])
    }

    @Test("A row that leaves out its columns is an animal, at the shelter's place")
    func omittedColumns() async throws {
        let asking = try Asking(.king, answering: #"[{"animal_id": "A9", "animal_type": "Cat"}]"#)
        let page = try await asking.page()
        let animal = try #require(page.animals.first)
        #expect(animal.id.sourceID == "king-A9" && page.faults.isEmpty)
        #expect(
            animal.location == Location(coordinate: try #require(asking.source.place).coordinate, origin: .organization)
        )
        #expect(page.organizations.first?.coordinate == asking.source.place?.coordinate)
    }

    @Test("A row that says where it is stays there")
    func ownPlace() async throws {
        let row = """
            [{"animal_id": "A9", "animal_type": "Cat", "obfuscated_latitude": "47.4", "obfuscated_longitude": "-122.3"}]
            """
        let animal = try #require(try await Asking(.king, answering: row).page().animals.first)
        #expect(animal.location?.coordinate == Coordinate(latitude: 47.4, longitude: -122.3))
    }

    @Test("The ready-made sources are right as they are", arguments: ["montgomery-county", "king-county"])
    func presets(name: String) throws {
        let kind = FeedLab.king.kind(over: ServedTransport(FakeSocrata(animals: [])))
        let preset = try #require(kind.presets.first { $0.name.text == name })
        let configuration = SourceConfiguration(
            name: preset.name,
            kind: kind.name,
            settings: preset.settings,
            place: preset.place
        )
        #expect(kind.problem(with: configuration) == nil)
        #expect(preset.place != nil)
        #expect(Set(preset.settings.keys) == Set(kind.settings.map(\.name)))
    }

    @Test("Settings that no server would understand are told before it is asked")
    func problems() throws {
        let kind = FeedLab.king.kind(over: ServedTransport(FakeSocrata(animals: [])))
        var configuration = try FeedLab.king.source().configuration
        for dataset in ["", "yaai", "yaai-7frk-1", "YAAI-7FRK", "../../x"] {
            configuration.settings["dataset"] = dataset
            #expect(kind.problem(with: configuration)?.contains("data set") == true, "\(dataset)")
        }
        configuration.settings["dataset"] = "abcd-1234"
        configuration.settings["columns"] = "queens"
        #expect(kind.problem(with: configuration)?.contains("queens") == true)
    }
}
