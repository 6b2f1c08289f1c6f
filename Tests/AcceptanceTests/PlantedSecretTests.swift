import FeedServers
import LoopbackServer
import Testing

@Suite("Secrets")
struct PlantedSecretTests {
    @Test("an API key is nowhere but where it is kept, whatever goes wrong", arguments: PlantedSecret.Origin.allCases)
    func key(origin: PlantedSecret.Origin) async throws {
        let served = DetouredServer(FakeRescueGroups(animals: FakeRescueGroups.herd(30), key: PlantedSecret.text))
        let watch = try await SecretWatch(origin, served: served)
        try await watch.add("rescuegroups", "/v5", "--everywhere")
        try await watch.work()
        try await watch.fail(of: "unauthorized", with: 77) { request in
            let key = request.headers["Authorization"] ?? ""
            let body = #"{"errors": [{"status": "401", "title": "No", "detail": "The key \#(key) is not known."}]}"#
            return .json(body, status: 401)
        }
        try await watch.failMore()
        try watch.lookAtFiles(secretFiles: origin == .environment ? 0 : 1, tokenFiles: 0)
        try await watch.remove()
        try watch.lookAtFiles(secretFiles: [.kept, .environment].contains(origin) ? 0 : 1, tokenFiles: 0)
        await watch.stop()
    }

    @Test(
        "a client secret is nowhere but where it is kept, and a token only in its own file",
        arguments: PlantedSecret.Origin.allCases
    )
    func clientSecret(origin: PlantedSecret.Origin) async throws {
        let fake = FakePetfinder(animals: FakePetfinder.herd(30), clientSecret: PlantedSecret.text) { _ in
            PlantedSecret.token
        }
        let watch = try await SecretWatch(origin, served: DetouredServer(fake))
        try await watch.add("petfinder", "", "--everywhere", "--set", "client-id=client")
        try await watch.work()
        try watch.lookAtFiles(secretFiles: origin == .environment ? 0 : 1, tokenFiles: 1)
        try await watch.fail(of: "unauthorized", with: 77) { request in
            let said = (request.headers["Authorization"] ?? "") + " " + request.text.replacing("\"", with: "'")
            return .json(#"{"status": 401, "title": "No", "detail": "\#(said) is not known."}"#, status: 401)
        }
        try await watch.failMore()
        try watch.lookAtFiles(secretFiles: origin == .environment ? 0 : 1, tokenFiles: nil)
        await watch.stop()
    }

    @Test("a secret that is typed as an option is refused, and not repeated")
    func typed() async throws {
        let home = try Home()
        for option in ["--key", "--password", "--client-secret", "--token"] {
            let run = try home.run("source", "add", "rescuegroups", "--everywhere", option, PlantedSecret.text)
            #expect(run.ended(with: 64), "\(option): \(run.ending)")
            #expect(!PlantedSecret.isIn(run.output) && !PlantedSecret.isIn(run.error), "\(option): \(run.error)")
        }
        for setting in ["password", "key", "url"] {
            let value = setting == "url" ? "https://user:\(PlantedSecret.text)@shelter.example" : PlantedSecret.text
            let run = try home.run("source", "add", "asm", "--place", "19104", "--set", "\(setting)=\(value)")
            #expect(!run.ended(with: 0))
            #expect(!PlantedSecret.isIn(run.output) && !PlantedSecret.isIn(run.error), "\(setting): \(run.error)")
        }
    }
}
