import Platform
import Testing

@Suite("The plain app")
struct PlainAppTests {
    /// From nothing at all to an animal that is kept, rated and noted.
    private static let first = [
        "", "19104", "", "skip", "skip", "skip", "yes",
        "help", "1", "more", "3", "keep", "4", "note likes balls", "photos", "back", "shortlist", "1", "quit",
    ]

    @Test("leads from a fresh home to an animal that is kept and rated")
    func wholeConversation() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        let talk = rig.later(input: Self.first.map { $0 + "\n" }.joined(), isTyped: true)
        #expect(await talk.run("--plain") == 0)
        let said = talk.error.text
        for part in [
            "Page 1 of", "That is kept.", "1. near:", "“more”", "animals near Philadelphia", "up to number 40",
            "is in your shortlist now", "is rated 4 of 5", "is kept", "Back in: Near you", "1 animal in your shortlist",
        ] {
            #expect(said.contains(part), "\(part) in: \(said)")
        }
        #expect(talk.output.text.contains("Rated 4 of 5. Note: likes balls"))
        let list = rig.later()
        #expect(await list.run("shortlist", "list", "--json") == 0)
        #expect(list.output.text.contains("likes balls"))
    }

    @Test("asks somebody new only once")
    func onboardsOnce() async {
        let rig = Rig()
        defer { rig.removeHome() }
        for (lines, isAsked) in [("quit\n", true), ("cancel\nquit\n", true), ("quit\n", false)] {
            let talk = rig.later(input: lines, isTyped: true)
            #expect(await talk.run("--plain") == 0)
            #expect(talk.error.text.contains("Page 1 of") == isAsked)
        }
    }

    @Test("ends well wherever the input ends", arguments: first.indices)
    func endOfInput(_ count: Int) async {
        let rig = Rig(
            terminalColumns: 80,
            input: Self.first.prefix(count).map { $0 + "\n" }.joined(),
            isTyped: true,
            errorColumns: 80
        )
        defer { rig.removeHome() }
        #expect(await rig.run("--plain") == 0)
    }

    @Test(
        "a mistake is answered with a sentence",
        arguments: [
            (["shortlst"], "Did you mean “shortlist”?"),
            (["fluffy white kitten"], "“search fluffy white kitten” looks for it."),
            (["more"], "“more” can be said in: Near you, Search."),
            ([""], "“help” tells what can be said."),
            (["9"], "1 to 6: what the menu says."),
            (["near", "999"], "There is no number 999 here: they go from 1 to 5."),
            (["near", "keep -9223372036854775808"], "There is no number -9223372036854775808 here"),
            (["near", "keep him"], "“him” does not begin with the number of an animal"),
            (["near", "rate 1 6"], "“6” is no rating. A number from 0 to 5"),
            (["near", "1", "7"], "“7” is no rating."),
            (["near", "remove 1"], "This animal is not in your shortlist. “keep” puts it there."),
            (["near Springfield", "1"], "Several places are called “Springfield”:"),
            (["near xqzzyx", "back"], "No place is called “xqzzyx”"),
            (["place", "help", "back"], "A US ZIP code, “City, ST”"),
            (["alerts", "7"], "There is no alert 7: they go from 1 to 1."),
            (["near", "open 1"], "holds no page to open."),
            (["undo"], "No removal is left to undo."),
            (["back"], "there is nothing to go back to"),
            (["search unicorn"], "Nothing matches."),
        ]
    )
    func mistakes(_ lines: [String], _ sentence: String) async throws {
        let conversation = try await PlainConversation()
        defer { conversation.rig.removeHome() }
        let transcript = await conversation.hold(lines)
        #expect(transcript.code == 0)
        #expect(Self.unwrapped(transcript.said).contains(sentence), "\(transcript.said)")
    }

    @Test("an ambiguous place is chosen by its number")
    func ambiguousPlace() async throws {
        let conversation = try await PlainConversation()
        defer { conversation.rig.removeHome() }
        let transcript = await conversation.hold(["place Springfield", "1", "near"])
        #expect(transcript.said.contains("Your place is Springfield, "))
        #expect(transcript.said.contains("animals near Springfield, "))
    }

    @Test("needs somebody to answer", arguments: [["--plain"], []])
    func offTerminal(_ arguments: [String]) async {
        let rig = Rig(variables: ["ACCESSIBLE": "1"])
        defer { rig.removeHome() }
        #expect(await rig.run(arguments) == 64)
        #expect(rig.error.text.contains("petsave near 19104"))
        #expect(rig.output.text.isEmpty)
    }

    @Test("ACCESSIBLE asks for it, also where nothing can be painted", arguments: ["xterm", "dumb", ""])
    func environment(_ terminal: String) async {
        let rig = Rig(
            terminalColumns: 80,
            variables: ["ACCESSIBLE": "1", "TERM": terminal],
            input: "cancel\nquit\n",
            isTyped: true,
            errorColumns: 80
        )
        defer { rig.removeHome() }
        #expect(await rig.run() == 0)
        #expect(rig.error.text.contains("What would you like?"))
    }

    @Test("a terminal that cannot be painted on is told of it")
    func dumbTerminal() async {
        let rig = Rig(
            terminalColumns: 80,
            variables: ["TERM": "dumb", "ACCESSIBLE": "0"],
            isTyped: true,
            errorColumns: 80
        )
        defer { rig.removeHome() }
        #expect(await rig.run() == 64)
        #expect(rig.error.text.contains("petsave --plain"))
    }

    @Test("asks sources that are due and says how old the answer is, and offline asks none")
    func freshness() async throws {
        let server = FakeServer.county("Rex")
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.later(server: server).run("source", "add", "socrata", "montgomery-county") == 0)
        #expect(await rig.run("config", "set", "refresh.budget", "600") == 0)
        #expect(await rig.run("config", "set", "place", "20855") == 0)
        let asked = server.requests.count
        let talk = rig.later(by: 86_400, input: "near\n", isTyped: true, server: server)
        #expect(await talk.run("--plain") == 0)
        #expect(server.requests.count > asked)
        #expect(talk.error.text.contains("fetched just now."), "\(talk.error.text)")
        #expect(talk.output.text.contains("1. Rex"))
        let offline = rig.later(by: 3 * 86_400, input: "near\nrefresh\n", isTyped: true)
        #expect(await offline.run("--plain", "--offline") == 0)
        #expect(offline.error.text.contains("fetched 2 days ago."))
        #expect(offline.error.text.contains("you are offline, as you wished."))
    }

    @Test("nothing that anybody wrote commands the terminal, whatever is said")
    func anyLines() async throws {
        let conversation = try await PlainConversation(animalsOfEachKind: 3)
        defer { conversation.rig.removeHome() }
        var random = Generator(state: 7)
        let words =
            ["1", "2", "3", "20", "0", "-1", "none", "young cat", "Springfield", "\u{1B}[2J", "\u{202E}x", "犬 🐕"]
            + ["search bird", "help", "back", "keep", "rate", "note", "more", "again", "remove", "undo", "filter"]
            + ["alerts", "check", "shortlist", "photos", "refresh", "open", "", "99999999999999999999"]
        // Only those that end the question for a place: what is none is compared with all places there are.
        let places = [
            "near", "near 19104\nnear", "place\n10001", "place\nback", "near Springfield\n2", "place\n\nback",
        ]
        let lines = (1...2_000).map { number in
            if number.isMultiple(of: 40) { return "back\n" + (places.randomElement(using: &random) ?? "") }
            return (1...Int.random(in: 1...3, using: &random)).compactMap { _ in words.randomElement(using: &random) }
                .joined(separator: " ")
        }
        let transcript = await conversation.hold(lines)
        #expect(transcript.code == 0)
        for text in [transcript.told, transcript.said] {
            #expect(!text.isEmpty)
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
            #expect(!text.unicodeScalars.contains("\u{202E}"))
        }
    }

    /// Without the line breaks that the terminal's width asks for.
    static func unwrapped(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
