import FoundationEssentials
import Platform
import TerminalText
import Testing

@Suite("petsave setup")
struct SetupCommandTests {
    /// What somebody types, a line each.
    private static func typed(_ lines: String...) -> String { lines.map { $0 + "\n" }.joined() }

    /// What the settings of that person say now.
    private static func settings(of rig: Rig) -> String {
        (try? String(contentsOfFile: rig.path("config/config.toml"), encoding: .utf8)) ?? ""
    }

    @Test("asks one thing after the other, says what is wrong with an answer, and keeps all of it when told yes")
    func prompts() async throws {
        let lines = Self.typed(
            "what?",
            "",
            "1910",
            "4",
            "",
            "7, unicorn",
            "cat, 3",
            "young and small, lovely",
            "perhaps",
            "y",
            "2",
            "3",
            "9",
            "much",
            "maybe",
            "yes",
            "8",
            "yes"
        )
        let rig = Rig(input: lines, isTyped: true, errorColumns: 80)
        defer { rig.removeHome() }
        #expect(await rig.run("setup") == 0, "\(rig.error.text)")
        let text = rig.error.text
        for sentence in [
            "“what?” answers nothing here", "No place is called “1910”", "4. Philadelphia, PA 19104, US",
            "That is: Philadelphia, PA 19104, US.", "2. Miles, as usual there", "“7, unicorn” is none of the answers",
            "That is: Young, Small; match scores cannot use “lovely”.", "“perhaps” is none of the answers",
            "“9” is none of the answers", "“maybe” is neither yes nor no", "petsave source add", "Page 6 of 6",
            "Animals: Cats, Rabbits (new)", "Cats live with you: not said", "or a number 2 to 5",
        ] { #expect(text.contains(sentence), "\(sentence)") }
        #expect(rig.output.text.isEmpty)
        let settings = Self.settings(of: rig)
        for line in [
            #"place = "Philadelphia, PA 19104, US""#, #"units = "mi""#, #"types = "cat, rabbit""#,
            #"wants = "young and small, lovely""#, "children = true", "dogs = false", #"experience = "much""#,
            "enabled = true",
        ] { #expect(settings.contains(line), "\(line)") }
        #expect(text.hasSuffix("household.experience = much\nanalytics.enabled = true\n"))
        #expect(!rig.exists("state/onboarding.json"))
    }

    @Test("writes lines of plain text alone: nothing is repainted, and nothing is coloured")
    func plainText() async {
        let rig = Rig(input: Self.typed("", "skip", "skip", "skip", "skip", "yes"), isTyped: true, errorColumns: 60)
        defer { rig.removeHome() }
        #expect(await rig.run("setup", "--color", "always") == 0)
        #expect(!rig.error.text.contains("\u{1B}") && !rig.error.text.contains("\r"))
        // What is typed is on no line of memory, so that a prompt and what follows it share one.
        let lines = rig.error.text.split(separator: "\n").filter { !$0.contains(": ") }
        #expect(lines.count > 10)
        for line in lines { #expect(line.displayWidth <= 60, "\(line)") }
        #expect(rig.error.text.contains("nothing was changed"))
        #expect(!rig.exists("config/config.toml"))
    }

    @Test(
        "leaving changes nothing, leaves nothing behind and is exit code 130, whatever was answered before",
        arguments: [
            "", "\n", "\n19104\n", "\n19104\n\n1\n", "\n19104\n\n1\nsmall\nyes\n", "\nskip\nskip\nskip\nskip\n",
        ],
        ["cancel\n", "quit\n", ""]
    )
    func leaving(answers: String, end: String) async {
        let rig = Rig(input: answers + end, isTyped: true, errorColumns: 80)
        defer { rig.removeHome() }
        #expect(await rig.run("setup") == 130)
        #expect(rig.error.text.hasSuffix("petsave: Nothing was changed.\n"))
        #expect(!rig.exists("config/config.toml") && !rig.exists("state/onboarding.json"))
    }

    @Test("goes back to the question before, to the page before and to any page from the summary")
    func back() async {
        let lines = Self.typed(
            "",
            "back",
            "",
            "19104",
            "back",
            "Paris, France",
            "",
            "back",
            "back",
            "",
            "",
            "",
            "skip",
            "yes",
            "back",
            "no",
            "",
            "",
            "",
            "skip",
            "4",
            "",
            "yes",
            "",
            "",
            "",
            "yes"
        )
        let rig = Rig(input: lines, isTyped: true, errorColumns: 80)
        defer { rig.removeHome() }
        #expect(await rig.run("setup") == 0, "\(rig.error.text)")
        let settings = Self.settings(of: rig)
        #expect(settings.contains("Paris, France") && settings.contains(#"units = "km""#))
        #expect(settings.contains("children = false") && settings.contains("dogs = true"), "\(settings)")
    }

    @Test("is taken up after an interruption, and can be begun anew")
    func interruption() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        try FileManager.default.createDirectory(atPath: rig.path("state"), withIntermediateDirectories: true)
        let draft = """
            {"version":1,"page":"home","answered_pages":["place"],"answers":{"place":"19104","dogs":"yes"}}
            """
        try Data(draft.utf8).write(to: URL(filePath: rig.path("state/onboarding.json")))
        let resumed = rig.later(input: Self.typed("", "", "", "", "skip", "yes"), isTyped: true)
        #expect(await resumed.run("setup") == 0, "\(resumed.error.text)")
        #expect(resumed.error.text.contains("You were interrupted the last time"))
        #expect(resumed.error.text.contains("Dogs live with you [Yes]:"))
        #expect(Self.settings(of: rig).contains(#"place = "19104""#))
        #expect(!rig.exists("state/onboarding.json"))

        try Data(draft.replacing("19104", with: "10001").utf8).write(
            to: URL(filePath: rig.path("state/onboarding.json"))
        )
        let anew = rig.later(input: Self.typed("start over", "", "", ""), isTyped: true)
        #expect(await anew.run("setup") == 130)
        #expect(anew.error.text.contains("Your place [19104]:"))
    }

    @Test("what options answer is kept without a question, and printed; the rest stays")
    func options() async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("config", "set", "household.cats", "yes") == 0)
        let setup = rig.later()
        #expect(
            await setup.run(
                "setup",
                "--place",
                "19104",
                "--type",
                "cat,bunnies",
                "--wants",
                "young",
                "--dogs",
                "no",
                "--analytics",
                "on",
                "--yes"
            ) == 0,
            "\(setup.error.text)"
        )
        #expect(
            setup.error.text == """
                place = 19104
                units = mi
                household.types = cat, rabbit
                household.wants = young
                household.dogs = false
                analytics.enabled = true

                """
        )
        #expect(Self.settings(of: rig).contains("cats = true"))
        let second = rig.later()
        #expect(await second.run("setup", "--cats", "none", "--wants", "none", "--dogs", "no", "--no-input") == 0)
        #expect(second.error.text == "household.wants = (not set)\nhousehold.cats = (not set)\n")
        let third = rig.later()
        #expect(await third.run("setup", "--place", "19104") == 0)
        #expect(third.error.text.contains("nothing was changed"))
    }

    @Test("options that answer everything leave nothing to ask, also on a terminal; some leave the others")
    func asksTheRest() async {
        let all = [
            "setup", "--place", "19104", "--units", "km", "--type", "dog", "--wants", "small", "--children", "no",
            "--dogs",
            "no", "--cats", "no", "--experience", "some", "--analytics", "off",
        ]
        let rig = Rig(isTyped: true, errorColumns: 80)
        defer { rig.removeHome() }
        #expect(await rig.run(all) == 0, "\(rig.error.text)")
        #expect(!rig.error.text.contains("Page"))
        #expect(Self.settings(of: rig).contains(#"units = "km""#))

        let some = rig.later(input: Self.typed("", "", "", "back", "back", "", "mi", "", "", "yes"), isTyped: true)
        #expect(await some.run(Array(all.prefix(3)) + Array(all.suffix(10))) == 0, "\(some.error.text)")
        #expect(some.error.text.contains("Distances [Kilometres]:"))
        #expect(
            !some.error.text.contains("Children live with you, or come often [") && some.error.text.contains("Page 6")
        )
    }

    @Test(
        "what cannot be done is a usage error with a sentence, and changes nothing",
        arguments: [
            ([], "--place, --units, --type, --wants, --children, --dogs, --cats, --experience, --analytics"),
            (["--yes"], "--place"), (["--no-input"], "--place"),
            (["--place", "Qwertyville"], "--place: No place is called"),
            (["--place", "Springfield"], "Springfield, IL, US"),
            (["--units", "furlong"], "--units: “furlong” is none of the answers. There are: km, mi."),
            (["--dogs", "yes", "--children", "2"], "--children: “2” is none of the answers"),
            (["--type", "cat,unicorn"], "--type: “cat,unicorn” is none of the answers. There are: dog, cat,"),
            (["--experience", "ages"], "first, some, much, none"), (["--wants", "…"], "--wants: There is no word"),
            (["--analytics", "maybe"], "--analytics: “maybe” is neither yes nor no"),
            (["--color", "black", "--dogs", "yes"], "auto, always, never"),
        ] as [([String], String)]
    )
    func usageErrors(arguments: [String], hint: String) async {
        let rig = Rig(isTyped: arguments == ["--no-input"], errorColumns: 80)
        defer { rig.removeHome() }
        #expect(await rig.run(["setup"] + arguments) == 64)
        #expect(rig.error.text.contains(hint), "\(rig.error.text)")
        #expect(!rig.exists("config/config.toml") && !rig.exists("state/onboarding.json"))
    }

    @Test("whom somebody looks for makes match scores, and filters no list")
    func types() async throws {
        let herd = """
            {"source":"t","source_id":"1","type":"Dog","name":"Bella",\
            "coordinate":{"latitude":39.95,"longitude":-75.16},"location_origin":"record"}
            {"source":"t","source_id":"2","type":"Cat","name":"Mog",\
            "coordinate":{"latitude":40.5,"longitude":-75.16},"location_origin":"record"}

            """
        let rig = Rig(input: herd)
        defer { rig.removeHome() }
        try #require(await rig.run("import", "-") == 0)
        try #require(await rig.run("setup", "--place", "19104", "--type", "cat", "--yes") == 0)
        let near = rig.later()
        #expect(await near.run("near", "--json=name") == 0)
        #expect(near.output.text.contains(#""animals":[{"name":"Bella"},{"name":"Mog"}]"#))
        let match = rig.later()
        #expect(await match.run("near", "--sort", "match", "--json=name") == 0)
        #expect(match.output.text.contains("Mog") && match.output.text.contains("Bella"))
        let order = [match.output.text.firstRange(of: "Mog"), match.output.text.firstRange(of: "Bella")]
        #expect(try #require(order[0]).lowerBound < #require(order[1]).lowerBound)
    }

    @Test("analytics counts pages, and holds no answer")
    func analytics() async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("setup", "--analytics", "on") == 0)
        #expect(await rig.later().run("setup", "--place", "19104", "--wants", "young beagle", "--dogs", "yes") == 0)
        let journal = rig.journal ?? ""
        #expect(journal.contains("onboarding_finished") && journal.contains("onboarding_page_shown"))
        for word in ["19104", "Philadelphia", "beagle"] { #expect(!journal.contains(word)) }
    }
}
