import FoundationEssentials
import Platform
import TerminalText
import Testing

@Suite("petsave alert")
struct AlertCommandTests {
    private func rig(_ commands: [String]..., columns: Int? = nil) async -> Rig {
        let rig = Rig(terminalColumns: columns, variables: ["NO_COLOR": "1", "PATH": "/usr/bin:/bin"])
        for command in commands { #expect(await rig.run(["alert", "add"] + command) == 0, "\(rig.error.text)") }
        return rig
    }

    @Test("without alerts nothing is told, and no file or folder is made", arguments: ["list", "check"])
    func none(command: String) async {
        let rig = await rig()
        #expect(await rig.run("alert", command) == 1)
        #expect(rig.error.text.contains("petsave alert add"))
        #expect(rig.output.text.isEmpty)
        #expect(!rig.exists("data"))
    }

    @Test("what is new is told once, under a heading, with the animals as `near` lists them")
    func check() async {
        let rig = await rig(["Élise’s cats", "--type", "cat", "--place", "19104", "--within", "20km"])
        defer { rig.removeHome() }
        #expect(await rig.run("alert", "check") == 0)
        let lines = rig.output.text.split(separator: "\n")
        #expect(lines.first?.hasPrefix("Élise’s cats: ") == true)
        #expect(lines.count > 3)
        let near = Rig(variables: ["NO_COLOR": "1"])
        _ = await near.run("near", "19104", "--type", "cat", "--within", "20km", "--limit", "50")
        #expect(near.output.text == lines.dropFirst().map { $0 + "\n" }.joined())
        #expect(rig.error.text.contains("invented"))
        #expect(await rig.run("alert", "check", "elises CATS") == 1)
        #expect(rig.error.text.hasSuffix("Nothing is new.\n"))
    }

    @Test("with --only-new the present animals count as told")
    func onlyNew() async {
        let rig = await rig(["cats", "--type", "cat", "--only-new"])
        defer { rig.removeHome() }
        #expect(rig.error.text.contains("now count as told"))
        #expect(await rig.run("alert", "check") == 1)
    }

    @Test("as JSON a check is one object, and a record a line as NDJSON names its alert and batch")
    func json() async throws {
        let rig = await rig(["beagles", "--breed", "beagle"], ["rabbits", "--type", "rabbit"])
        defer { rig.removeHome() }
        #expect(await rig.run("alert", "check", "rabbits", "--format", "ndjson", "--fields", "id") == 0)
        let line = try #require(rig.output.text.split(separator: "\n").first)
        #expect(line.hasPrefix(#"{"alert":"rabbits","batch_id":""#))
        #expect(await rig.run("alert", "check", "--json=id") == 0)
        let object = try #require(rig.output.text.split(separator: "\n").last)
        #expect(object.hasPrefix(#"{"alerts":[{"animals":[{"id":""#))
        #expect(object.contains(#","name":"beagles","repeated":false}],"notices":["These animals are invented"#))
        #expect(await rig.run("alert", "check", "--json") == 1)
        #expect(rig.output.text.split(separator: "\n").last?.hasPrefix(#"{"alerts":[],"notices":["#) == true)
    }

    @Test("a command that fails leaves the batch open with exit code 75, and hears of it again")
    func exec() async throws {
        let rig = await rig(["rabbits", "--type", "rabbit"])
        defer { rig.removeHome() }
        let told = rig.path("told")
        #expect(await rig.run("alert", "check", "--exec", "cat >> '\(told)'; exit 3") == 75)
        #expect(rig.error.text.contains("exit status 3"))
        #expect(await rig.run("alert", "show", "rabbits") == 0)
        #expect(rig.output.text.contains("Open batch"))
        #expect(await rig.run("alert", "check", "--exec", "cat >> '\(told)'") == 0)
        #expect(rig.output.text.contains("told again"))
        #expect(await rig.run("alert", "check", "--exec", "cat >> '\(told)'") == 1)
        let lines = try String(contentsOfFile: told, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].replacing(#""repeated":false"#, with: #""repeated":true"#) == lines[1])
    }

    @Test("a feed is kept, stays as it is when nothing is new, and comes back when it is gone")
    func feed() async throws {
        let rig = await rig(["rabbits & <co>", "--type", "rabbit"])
        defer { rig.removeHome() }
        let feed = rig.path("feed.atom")
        #expect(await rig.run("alert", "check", "--feed", feed) == 0)
        let first = try String(contentsOfFile: feed, encoding: .utf8)
        #expect(first.contains("<title>PetSave: rabbits &amp; &lt;co&gt;</title>"))
        #expect(first.contains("<link rel=\"alternate\" href=\"https://petsave.example/animals/"))
        try FileManager.default.removeItem(atPath: feed)
        #expect(await rig.run("alert", "check", "--feed", feed) == 1)
        #expect(try String(contentsOfFile: feed, encoding: .utf8) == first)
        #expect(await rig.run("alert", "check", "--feed", rig.path("no/such/folder")) == 74)
        #expect(rig.error.text.contains("The feed "))
    }

    @Test("options that are given replace what an alert had, and --clear takes away")
    func edit() async {
        let rig = await rig(["cats", "--type", "cat", "--place", "19104", "--within", "20km", "--color", "black"])
        defer { rig.removeHome() }
        let change = ["alert", "edit", "CATS", "--age", "young", "--rename", "Kittens", "--clear", "within, color"]
        #expect(await rig.run(change) == 0, "\(rig.error.text)")
        #expect(await rig.run("alert", "list") == 0)
        #expect(rig.output.text == "Kittens  never checked\n  Cat; Young; near 19104\n")
        #expect(await rig.run("alert", "show", "kittens", "--json") == 0)
        let search = #""search":{"age":["Young"],"place":"19104","status":["adoptable"],"type":["Cat"]}"#
        #expect(rig.output.text.contains(search))
        #expect(await rig.run("alert", "remove", "kittens") == 0)
        #expect(await rig.run("alert", "list") == 1)
    }

    @Test(
        "what cannot be done is a usage error with a sentence",
        arguments: [
            (["show", "beagels"], "Did you mean “Beagles”?"),
            (["check", "nothing like it"], "petsave alert list"),
            (["add", "BEAGLES!", "--type", "dog"], "already"),
            (["add", " "], "cannot be an alert's name"),
            (["add", "x", "--within", "5km"], "--place"),
            (["add", "x", "--place", "Qwertyville"], "No place is called"),
            (["add", "x", "--type", "dgo"], "Did you mean “dog”?"),
            (["edit", "beagles"], "Change what?"),
            (["edit", "beagles", "--clear", "colour"], "Did you mean “color”?"),
            (["edit", "beagles", "--clear", "place"], "Within that distance of what?"),
            (["list", "--color", "black"], "auto, always, never"),
            (["check", "--format", "xml"], "ndjson"),
        ] as [([String], String)]
    )
    func usageErrors(arguments: [String], hint: String) async {
        let rig = await rig(["Beagles", "--breed", "beagle", "--place", "19104", "--within", "100km"])
        defer { rig.removeHome() }
        #expect(await rig.run(["alert"] + arguments) == 64)
        #expect(rig.error.text.contains(hint), "\(rig.error.text)")
        #expect(rig.output.text.isEmpty)
    }

    @Test("no line is wider than the terminal", arguments: [40, 80], ["list", "table", "cards"])
    func width(columns: Int, format: String) async {
        let rig = await rig(
            ["A rather long name for an alert, longer than forty columns are wide", "--type", "rabbit"],
            columns: columns
        )
        defer { rig.removeHome() }
        #expect(await rig.run("alert", "check", "--format", format) == 0)
        #expect(await rig.run("alert", "list", "--format", format) == 0)
        for line in rig.output.text.split(separator: "\n").dropFirst() {
            #expect(line.displayWidth <= columns, "\(line)")
        }
    }

    @Test("a name can never command the terminal")
    func hostileName() async {
        let rig = await rig()
        #expect(await rig.run("alert", "add", "x\u{1b}]0;owned\u{7}") == 64)
        #expect(!rig.error.text.contains("\u{1b}"))
    }

    @Test("analytics counts alerts without a word of theirs")
    func analytics() async {
        let rig = await rig()
        defer { rig.removeHome() }
        _ = await rig.run("config", "set", "analytics.enabled", "true")
        _ = await rig.run("alert", "add", "secret-name", "--place", "19104", "--breed", "beagle")
        _ = await rig.run("alert", "check")
        #expect(rig.journal?.contains("alert_added") == true)
        #expect(rig.journal?.contains("alerts_checked") == true)
        for word in ["secret", "19104", "beagle"] { #expect(rig.journal?.contains(word) == false) }
    }
}
