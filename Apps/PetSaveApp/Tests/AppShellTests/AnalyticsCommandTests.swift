import FoundationEssentials
import Platform
import Testing

@Suite("petsave analytics")
struct AnalyticsCommandTests {
    private func write(_ text: String, in rig: Rig) throws {
        try FileManager.default.createDirectory(atPath: rig.path("config"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: rig.path("config/analytics.toml")))
    }

    @Test("is off until it is switched on, says where everything is, and can be switched off again")
    func consent() async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("analytics") == 0)
        #expect(rig.output.text.contains("Analytics is off. Nothing is recorded, and nothing is sent."))
        #expect(await rig.run("analytics", "on") == 0)
        #expect(rig.output.text.contains("Analytics is on."))
        #expect(rig.output.text.contains(rig.path("state/analytics.ndjson")))
        _ = await rig.run("stats")
        #expect(rig.journal?.contains("statistics_shown") == true)
        #expect(await rig.run("analytics", "off") == 0)
        let kept = rig.journal
        _ = await rig.run("stats")
        #expect(rig.journal == kept && kept != nil)
        #expect(await rig.run("analytics", "off", "--delete-journal") == 0)
        #expect(rig.journal == nil)
    }

    @Test("DO_NOT_TRACK wins, and is told")
    func doNotTrack() async {
        let rig = Rig(variables: ["DO_NOT_TRACK": "1"])
        defer { rig.removeHome() }
        _ = await rig.run("analytics", "on")
        #expect(rig.output.text.contains("Analytics is off, since DO_NOT_TRACK is set"))
        _ = await rig.run("stats")
        #expect(rig.journal == nil)
    }

    @Test("shows charts, JSON and the events themselves, and says when there are none")
    func show() async {
        let rig = Rig(terminalColumns: 60)
        defer { rig.removeHome() }
        #expect(await rig.run("analytics", "show") == 1)
        _ = await rig.run("analytics", "on")
        for _ in 0..<3 { _ = await rig.run("stats") }
        _ = await rig.run("map", "19104")
        #expect(await rig.run("analytics", "show") == 0)
        #expect(rig.output.text.contains("4 events") && rig.output.text.contains("█"))
        let ndjson = rig.later()
        #expect(await ndjson.run("analytics", "show", "--format", "ndjson") == 0)
        #expect(ndjson.output.text.split(separator: "\n").count == 4)
        let json = rig.later()
        #expect(await json.run("analytics", "show", "--json", "--limit", "1") == 0)
        #expect(json.output.text.contains(#""total":4"#) && json.output.text.contains("map_shown"))
        #expect(await rig.later(by: 86_400).run("analytics", "show", "--since", "1h") == 64)
        #expect(await rig.later(by: 86_400 * 3).run("analytics", "show", "--since", "2d") == 1)
    }

    @Test("a file that cannot be understood stops no other command, and is told by status and doctor")
    func badFile() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        _ = await rig.run("analytics", "on")
        try write("[htpp]\n", in: rig)
        #expect(await rig.run("stats") == 0)
        #expect(rig.journal == nil)
        for command in [["analytics", "status"], ["doctor"]] {
            let later = rig.later()
            #expect(await later.run(command) == 0)
            #expect(later.output.text.contains("Line 1: There is no service “htpp”. Did you mean “http”?"))
        }
        let later = rig.later()
        #expect(await later.run("analytics", "on", "htp") == 78)
        #expect(await rig.run("analytics", "off") == 0)
    }

    @Test(
        "a service that is no service is a usage error with the nearest name; one without an address cannot be switched on"
    )
    func services() async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("analytics", "on", "htpp") == 64)
        #expect(rig.error.text.contains("Did you mean “http”?"))
        #expect(await rig.run("analytics", "on", "otlp") == 78)
        #expect(rig.error.text.contains("no address to send to"))
        #expect(!rig.exists("config/config.toml"))
    }

    @Test("lists every event, as text, JSON, a table and Markdown")
    func events() async {
        for (arguments, sign) in [
            ([], "search_page_shown  (search)"), (["--json"], #""version":1"#),
            (["--format", "csv"], "event,group,property"),
            (["--format", "ndjson"], #""name":"map_shown""#), (["--markdown"], "### `map_shown`"),
        ] {
            let rig = Rig()
            #expect(await rig.run(["analytics", "events"] + arguments) == 0)
            #expect(rig.output.text.contains(sign))
        }
        let rig = Rig()
        #expect(await rig.run("analytics", "path") == 0)
        #expect(rig.output.text == rig.path("state/analytics.ndjson") + "\n")
    }

    @Test(
        "what waits to be sent and the identifier go with the consent, whichever way it is withdrawn",
        arguments: [
            ["analytics", "off"], ["analytics", "off", "http"], ["config", "set", "analytics.enabled", "false"],
            ["config", "unset", "analytics.enabled"],
        ]
    )
    func withdrawal(command: [String]) async throws {
        let rig = Rig(variables: ["PETSAVE_OFFLINE": "1"])
        defer { rig.removeHome() }
        try write("[http]\nurl = \"https://events.example\"\n", in: rig)
        _ = await rig.run("analytics", "on", "http")
        _ = await rig.run("stats")
        #expect(rig.exists("state/analytics/http/identifier") && rig.exists("state/analytics/http/queue"))
        let status = rig.later(variables: ["PETSAVE_OFFLINE": "1"])
        _ = await status.run("analytics")
        #expect(status.output.text.contains("all events to https://events.example; 1 event waits"))
        #expect(await rig.run(command) == 0)
        #expect(!rig.exists("state/analytics"))
        #expect(rig.journal != nil)
    }

    @Test("consent that was withdrawn by hand is noticed at the next start")
    func withdrawalByHand() async throws {
        let rig = Rig(variables: ["PETSAVE_OFFLINE": "1"])
        defer { rig.removeHome() }
        try write("[http]\nurl = \"https://events.example\"\n", in: rig)
        _ = await rig.run("analytics", "on", "http")
        _ = await rig.run("stats")
        #expect(rig.exists("state/analytics/http"))
        try rig.write(settings: "[analytics]\nenabled = false\n")
        _ = await rig.run("config", "path")
        #expect(!rig.exists("state/analytics"))
    }
}
