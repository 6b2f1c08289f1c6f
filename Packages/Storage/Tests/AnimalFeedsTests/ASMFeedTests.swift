import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import HTTPTransport
import Testing

@Suite("The feed of Animal Shelter Manager")
struct ASMFeedTests {
    @Test("A bad login that is answered with HTTP 200 is a refusal, and names no password")
    func badLogin() async throws {
        let asking = try Asking(.asmLogin, FakeASM(animals: [], account: "acc", password: "another"))
        let failure = try await asking.failure()
        #expect(failure == .refused(host: "feed.example", reason: "Invalid username and password"))
        #expect(!"\(failure)\(String(reflecting: failure))".contains(FeedSituation.secret))
    }

    @Test("Another complaint with HTTP 200 is about the settings")
    func complaint() async throws {
        let asking = try Asking(.asm, FakeASM(animals: [], account: "another"))
        #expect(try await asking.failure() == .misconfigured(host: "feed.example", reason: "Unknown account"))
    }

    @Test("An empty list is an empty page, but for the shelter")
    func emptyList() async throws {
        let page = try await Asking(.asm, answering: "[]").page()
        #expect(page.animals.isEmpty && page.faults.isEmpty && page.total == 0 && page.next == nil)
    }

    @Test("A method that the server does not know, answered with a web page, is the server's fault")
    func unknownMethod() async throws {
        let failure = try await Asking(.asm, status: 500, answering: "<html>Internal Server Error</html>").failure()
        #expect(failure == .serverFault(host: "feed.example", status: 500))
    }

    @Test(
        "The address is that of the service, whether it says so or not",
        arguments: [
            ("https://feed.example/service", "/service"), ("https://feed.example/", "/service"),
            ("https://feed.example/asm/service/", "/asm/service"), ("feed.example/sub", "/sub/service"),
            ("https://service.sheltermanager.com/asmservice", "/asmservice"),
        ]
    )
    func address(written: String, path: String) async throws {
        let transport = ServedTransport(OneAnswer(ServedAnswer("application/json", "[]")))
        let kind = FeedLab.asm.kind(over: transport)
        var source = try FeedLab.asm.source()
        source.configuration.settings = ["url": written]
        #expect(kind.problem(with: source.configuration) == nil)
        _ = try await kind.feed(for: source).page(FeedRequest(fetchedAt: now))
        #expect(transport.requests.first?.url.path() == path)
    }

    @Test("Without a login the public list is asked for")
    func publicList() async throws {
        let asking = try Asking(.asm, FakeASM(animals: [], account: "acc"))
        _ = try await asking.page()
        #expect(asking.queries.first?["method"] == "json_adoptable_animals_xp")
        #expect(asking.queries.first?.names == ["method", "account"])
    }

    @Test("A login is sent as the service wants it, with all its signs")
    func login() async throws {
        let server = FakeASM(animals: [], account: "acc", password: FeedSituation.secret, key: FeedSituation.secret)
        let password = try Asking(.asmLogin, server)
        _ = try await password.page()
        #expect(password.queries.first?["method"] == "json_adoptable_animals")
        #expect(password.queries.first?["username"] == "user")
        #expect(password.queries.first?["password"] == FeedSituation.secret)
        let key = try Asking(.asmKey, server)
        _ = try await key.page()
        #expect(key.queries.first?["key"] == FeedSituation.secret)
        #expect(key.queries.first?["password"] == nil)
    }

    @Test("Every animal is at the shelter that the person named, where they said it is")
    func shelter() async throws {
        let asking = try Asking(.asm, FakeASM(animals: FakeASM.herd(12), account: "acc"))
        let page = try await asking.page()
        let shelter = try #require(page.organizations.first)
        #expect(page.organizations.count == 1 && shelter.name == "Happy Paws")
        #expect(shelter.coordinate == asking.source.place?.coordinate)
        #expect(page.animals.count == 12)
        for animal in page.animals {
            #expect(animal.organizationID == shelter.id.sourceID)
            #expect(animal.location?.coordinate == shelter.coordinate)
        }
    }

    @Test("A shelter that nobody named is called as the source is")
    func unnamedShelter() async throws {
        let asking = try Asking(.asmKey, FakeASM(animals: [], account: "acc", key: FeedSituation.secret))
        #expect(try await asking.page().organizations.map(\.name) == [asking.source.name.text])
    }

    @Test("A row in which all is null but its number and species is an animal")
    func nullEverything() async throws {
        let keys = ["ANIMALNAME", "SHELTERCODE", "SEX", "SIZE", "DATEOFBIRTH", "PHOTOURLS", "FEE", "WEBSITEMEDIANOTES"]
        let nulls = keys.map { "\"\($0)\": null" }.joined(separator: ", ")
        let page = try await Asking(.asm, answering: "[{\"ID\": 5, \"SPECIESNAME\": \"Cat\", \(nulls)}]").page()
        #expect(page.faults.isEmpty && page.animals.map(\.id.sourceID) == ["5"])
    }

    @Test("A key of the shelter's own that looks like another feed's does not make the row another's")
    func foreignKeys() async throws {
        let row = """
            [{"ID": 5, "ANIMALNAME": "Rex", "SPECIESNAME": "Dog", "source": "rescuegroups", "source_id": "1"},
             {"ID": 6, "ANIMALNAME": "Max", "SPECIESNAME": "Dog"}]
            """
        let page = try await Asking(.asm, answering: row).page()
        #expect(page.animals.map(\.name) == ["Max"])
        #expect(page.faults.count == 1)
    }

    @Test("A username without a password, and an address with a query, are wrong settings")
    func problems() throws {
        let kind = FeedLab.asm.kind(over: ServedTransport(FakeASM(animals: [])))
        var configuration = try FeedLab.asm.source().configuration
        configuration.settings["username"] = "user"
        #expect(kind.problem(with: configuration)?.contains("password") == true)
        configuration.settings = ["url": "https://feed.example/service?method=x&password=hunter2"]
        let problem = try #require(kind.problem(with: configuration))
        #expect(problem.contains("“?”") && !problem.contains("hunter2"))
    }
}
