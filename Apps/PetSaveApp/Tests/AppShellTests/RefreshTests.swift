import FoundationEssentials
import Platform
import Testing

@Suite("Lists and the sources that they come from")
struct RefreshTests {
    private static let day: TimeInterval = 86_400

    /// A person whose only source is Montgomery County.
    private func rig(_ server: FakeServer?, patience: Int? = 600) async -> Rig {
        let rig = Rig(server: server)
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        if let patience { #expect(await rig.run("config", "set", "refresh.budget", "\(patience)") == 0) }
        return rig
    }

    @Test("what is due is fetched first, and what is fresh is not", arguments: ["near", "search"])
    func due(command: String) async {
        let server = FakeServer.county("BELLA")
        let rig = await rig(server)
        defer { rig.removeHome() }
        let arguments = command == "near" ? ["near", "20855", "--json=name"] : ["search", "beagle", "--json=name"]
        #expect(await rig.run(arguments) == 0, "\(rig.error.text)")
        #expect(rig.output.text.contains(#""animals":[{"name":"BELLA"}]"#))
        #expect(server.requests.count == 1)
        #expect(await rig.run(arguments) == 0)
        #expect(server.requests.count == 1)
        let tomorrow = rig.later(by: Self.day, server: server)
        #expect(await tomorrow.run(arguments) == 0)
        #expect(server.requests.count == 2)
    }

    @Test("--refresh asks also what is fresh, and --offline not even what is due")
    func choice() async {
        let server = FakeServer.county("BELLA")
        let rig = await rig(server)
        defer { rig.removeHome() }
        #expect(await rig.run("near", "20855") == 0)
        #expect(await rig.run("near", "20855", "--refresh") == 0)
        #expect(server.requests.count == 2)
        let tomorrow = rig.later(by: Self.day)
        #expect(await tomorrow.run("near", "20855", "--offline") == 0)
        let forbidden = rig.later(by: Self.day, variables: ["PETSAVE_OFFLINE": "yes"])
        #expect(await forbidden.run("search", "beagle") == 0)
        #expect(await forbidden.run("search", "beagle", "--refresh") == 64)
        #expect(await forbidden.run("search", "beagle", "--refresh", "--offline") == 64)
        #expect(await rig.run("config", "set", "refresh.budget", "0") == 0)
        #expect(await tomorrow.run("near", "20855") == 0, "nobody waits, so nobody is asked")
    }

    @Test("a source that fails is told, and the catalogue answers with its age")
    func failing() async {
        let rig = await rig(.county("BELLA"))
        defer { rig.removeHome() }
        #expect(await rig.run("near", "20855") == 0)
        let tomorrow = rig.later(by: Self.day, server: FakeServer { _ in FeedTrouble.unreachable.reply })
        #expect(await tomorrow.run("near", "20855", "--json=name") == 0)
        #expect(tomorrow.output.text.contains(#""animals":[{"name":"BELLA"}]"#))
        #expect(tomorrow.output.text.contains(#""notices":["montgomery-county could not be refreshed: data.mont"#))
        #expect(tomorrow.output.text.contains(#""age_seconds":86400"#))
        #expect(tomorrow.error.text.contains("Note: montgomery-county could not be refreshed"))
        #expect(await tomorrow.run("source", "list") == 0)
        #expect(tomorrow.output.text.contains("montgomery-county: failing, 1 animal, fetched 1 day ago"))
    }

    @Test("nobody waits longer than the budget: what is there answers, and says what is missing")
    func budget() async {
        let rig = await rig(.county("BELLA"), patience: nil)
        defer { rig.removeHome() }
        #expect(await rig.run("sync") == 0)
        let silent = FakeServer { _ in .silence }
        let tomorrow = rig.later(by: Self.day, server: silent)
        #expect(await tomorrow.run("near", "20855") == 0)
        #expect(tomorrow.error.text.contains("There was no time to wait for all of montgomery-county"))
        #expect(tomorrow.output.text.contains("BELLA"))
    }

    @Test("before anything was fetched, being offline is exit code 69 and not an empty list of invented animals")
    func nothingYet() async {
        let rig = await rig(nil)
        defer { rig.removeHome() }
        for command in [["near", "20855"], ["search", "cat"]] {
            #expect(await rig.run(command + ["--offline"]) == 69)
            let cut = rig.later(server: FakeServer { _ in FeedTrouble.unreachable.reply })
            #expect(await cut.run(command) == 69)
            #expect(cut.error.text.contains("nothing to s"))
            #expect(cut.output.text.isEmpty)
        }
        #expect(rig.error.text.contains("petsave sync"))
        #expect(rig.output.text.isEmpty)
    }

    @Test("a source that has no animals is an empty list, and never the invented ones")
    func empty() async {
        let rig = await rig(.county())
        defer { rig.removeHome() }
        for command in [["near", "20855"], ["search", "cat"], ["near", "20855", "--offline"]] {
            #expect(await rig.run(command) == 1, "\(rig.error.text)")
        }
        #expect(rig.output.text.isEmpty)
        #expect(await rig.run("stats", "--json") == 1)
        #expect(rig.output.text.contains(#""total":0"#))
        #expect(!rig.error.text.contains("invented"))
    }

    @Test("what a person without sources sees comes from no server")
    func withoutSources() async {
        let rig = Rig()
        #expect(await rig.run("near", "19104", "--limit", "1") == 0)
        #expect(await rig.run("near", "19104", "--limit", "1", "--refresh") == 0)
        #expect(rig.error.text.contains("petsave source add"))
        #expect(!rig.exists("config") && !rig.exists("data") && !rig.exists("cache"))
    }

    @Test("sources that cannot be read are told, and the catalogue answers")
    func damagedSources() async throws {
        let rig = await rig(.county("BELLA"))
        defer { rig.removeHome() }
        #expect(await rig.run("sync") == 0)
        try Data("what is this".utf8).write(to: URL(filePath: rig.path("config/sources.toml")))
        #expect(await rig.run("near", "20855") == 0)
        #expect(rig.error.text.contains("sources.toml cannot be read"))
        #expect(await rig.run("source", "list") == 78)
        #expect(await rig.run("sync") == 78)
        #expect(await rig.run("doctor") == 70)
        #expect(rig.output.text.contains("sources.toml"))
    }
}
