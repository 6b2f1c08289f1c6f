import FoundationEssentials
import HTTPTransport
import Platform
import Synchronization
import TerminalText
import Testing

@Suite("petsave sync")
struct SyncCommandTests {
    private static let montgomery = "data.montgomerycountymd.gov"

    /// Both ready-made counties, set up.
    private func rig(_ server: FakeServer) async -> Rig {
        let rig = Rig(server: server)
        for county in ["montgomery-county", "king-county"] {
            #expect(await rig.run("source", "add", "socrata", county) == 0, "\(rig.error.text)")
        }
        return rig
    }

    /// Montgomery County answers, King County does as `reply` says.
    private static func halfServer(_ reply: FakeServer.Reply) -> FakeServer {
        FakeServer { request in
            request.url.host() == montgomery ? .answer(body: FakeServer.rows(["BELLA"])) : reply
        }
    }

    @Test("without a source there is nothing to sync, which is a matter of settings")
    func none() async {
        let rig = Rig()
        #expect(await rig.run("sync") == 78)
        #expect(rig.error.text.contains("petsave source add"))
    }

    @Test("a source that fails stops no other one, and is told on standard error")
    func oneFails() async {
        let rig = await rig(Self.halfServer(.failure(.unknownHost("data.kingcounty.gov"))))
        defer { rig.removeHome() }
        #expect(await rig.run("sync") == 0)
        #expect(rig.error.text.contains("montgomery-county: 1 animal read: 1 new"))
        #expect(rig.error.text.contains("king-county: data.kingcounty.gov cannot be reached"))
        #expect(rig.output.text.isEmpty)
    }

    @Test("when all fail the exit code is theirs if they agree", arguments: FeedTrouble.allCases)
    func allFail(_ trouble: FeedTrouble) async {
        let rig = await rig(FakeServer { _ in trouble.reply })
        defer { rig.removeHome() }
        #expect(await rig.run("sync") == trouble.code, "\(rig.error.text)")
    }

    @Test("when all fail for different reasons, trying again helps if it helps one of them")
    func mixedFailures() async {
        let rig = await rig(
            FakeServer { $0.url.host() == Self.montgomery ? FeedTrouble.fault.reply : FeedTrouble.notFound.reply }
        )
        defer { rig.removeHome() }
        #expect(await rig.run("sync") == 75)
        let other = await self.rig(
            FakeServer { $0.url.host() == Self.montgomery ? FeedTrouble.refusal.reply : FeedTrouble.notFound.reply }
        )
        defer { other.removeHome() }
        #expect(await other.run("sync") == 69)
    }

    @Test("as JSON a sync is one object, with what became of each source")
    func json() async {
        let rig = await rig(Self.halfServer(.answer(status: 500, body: "{}")))
        defer { rig.removeHome() }
        #expect(await rig.run("sync", "--json") == 0)
        let text = rig.output.text
        #expect(text.split(separator: "\n").count == 1)
        #expect(text.contains(#""name":"king-county","organizations":0,"outcome":"failed""#))
        #expect(text.contains(#""name":"montgomery-county","organizations":1,"outcome":"finished""#), "\(text)")
        #expect(text.contains(#""purged":0"#))
        #expect(await rig.run("sync", "montgomery-county", "--format", "ndjson") == 0)
        #expect(rig.output.text.hasSuffix("}\n"))
        #expect(rig.output.text.contains(#""unchanged":1"#))
    }

    @Test("a source that lists suddenly much less is not believed before the person says so")
    func doubt() async {
        let names = Mutex(["BELLA", "MAX", "LUNA", "REX"])
        let server = FakeServer { _ in .answer(body: FakeServer.rows(names.withLock { $0 })) }
        let rig = Rig(server: server)
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        #expect(await rig.run("sync") == 0)
        names.withLock { $0 = ["BELLA"] }
        let doubting = rig.later(by: 60, server: server)
        #expect(await doubting.run("sync") == 0)
        #expect(doubting.error.text.contains("petsave sync montgomery-county --force"))
        #expect(doubting.error.text.contains("It lists 1 where it listed 4 before"))
        #expect(await doubting.run("near", "20855", "--offline", "--json=name") == 0)
        #expect(doubting.output.text.contains("REX"))
        let believing = rig.later(by: 120, server: server)
        #expect(await believing.run("sync", "--force") == 0)
        #expect(believing.error.text.contains("3 no longer listed"))
        #expect(await believing.run("near", "20855", "--offline", "--json=name") == 0)
        #expect(!believing.output.text.contains("REX"))
    }

    @Test("what cannot be read is told with its place, and left out")
    func faults() async {
        let body = #"[{"animalid":"A1","animaltype":"DOG","petname":"BELLA"},{"petname":"NOBODY"}]"#
        let rig = Rig(server: FakeServer { _ in .answer(body: body) })
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        #expect(await rig.run("sync") == 0)
        #expect(rig.error.text.contains("1 could not be read, and was left out:\n  line 1, column 57: "), "\(rig.error.text)")
    }

    @Test("off a terminal there is a line when a source begins and some when it ends, and none for a page")
    func plainLines() async {
        let rig = Rig(server: .county("BELLA"))
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        let sync = rig.later(server: .county("BELLA"))
        #expect(await sync.run("sync") == 0)
        #expect(
            sync.error.text == """
                montgomery-county: fetching …
                montgomery-county: 1 animal read: 1 new, 0 changed, 0 as before. 1 request, 194 bytes, 0.0 seconds.

                """
        )
    }

    @Test("on a terminal one line shows how far it is and how long it takes, and is gone at the end", arguments: [40, 100])
    func progress(columns: Int) async throws {
        let variables = ["NO_COLOR": "1", "KEY": "x"]
        let rig = Rig(
            variables: variables,
            errorColumns: columns,
            clock: TickingClock(step: 0.5),
            server: .shelters(pages: 8)
        )
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "rescuegroups", "--everywhere", "--key-env", "KEY") == 0)
        #expect(await rig.run("sync") == 0, "\(rig.error.text)")
        let text = rig.error.text
        let lines = text.split { $0 == "\r" || $0 == "\n" }.map(String.init)
        for line in lines { #expect(line.displayWidth <= columns, "\(line)") }
        let shown = lines.filter { $0.contains("█") || $0.contains("░") }
        #expect(shown.contains { $0.hasPrefix("██████████░░░░░░░░░░ 4 of 8") }, "\(shown)")
        if columns == 100 {
            let half = try #require(shown.first { $0.contains("4 of 8") })
            #expect(half.contains(/4 of 8 animals, [0-9.]+ a second, about [0-9]+ seconds? left, rescuegroups/), "\(half)")
        }
        #expect(!text.contains("fetching …"))
        let end = text[text.index(after: try #require(text.lastIndex(of: "\n")))...]
        #expect(end.allSatisfy { $0 == " " || $0 == "\r" }, "\(end)")
    }

    @Test("nothing is asked where the environment forbids it", arguments: [["sync"], ["source", "test", "montgomery-county"]])
    func offline(command: [String]) async {
        let server = FakeServer.county("BELLA")
        let rig = await rig(server)
        defer { rig.removeHome() }
        let offline = rig.later(variables: ["PETSAVE_OFFLINE": "1"], server: server)
        #expect(await offline.run(command) == 69)
        #expect(offline.error.text.contains("PETSAVE_OFFLINE"))
        #expect(server.requests.isEmpty)
        let online = rig.later(variables: ["PETSAVE_OFFLINE": "0"], server: server)
        #expect(await online.run(command) == 0, "\(online.error.text)")
    }

    @Test(
        "what cannot be done is told with a sentence",
        arguments: [
            (["sync", "montgomery"], 64, "There are: king-county, montgomery-county."),
            (["sync", "king-conty"], 64, "Did you mean “king-county”?"),
            (["sync", "--offline"], 64, "Leave --offline out"),
            (["sync", "--ca-file", "/no/such/file.pem"], 74, "/no/such/file.pem"),
            (["sync", "--everything"], 64, "--everything"),
        ] as [([String], Int32, String)]
    )
    func usageErrors(arguments: [String], code: Int32, hint: String) async {
        let rig = await rig(FakeServer { _ in .refusal })
        defer { rig.removeHome() }
        #expect(await rig.run(arguments) == code)
        #expect(rig.error.text.contains(hint), "\(rig.error.text)")
    }
}
