import FoundationEssentials
import Platform
import TerminalText
import Testing

@Suite("Match scores on the command line")
struct MatchTests {
    /// Three animals at one place: one that suits a home with dogs, one that does not, and one of which little is known.
    private static let herd = """
        {"source":"t","source_id":"1","type":"Dog","name":"Bella","breeds":{"primary":"Beagle"},\
        "environment":{"dogs":false,"children":true},"attributes":{"house_trained":true,"special_needs":false},\
        "coordinate":{"latitude":39.95,"longitude":-75.16},"location_origin":"record"}
        {"source":"t","source_id":"2","type":"Cat","name":"Mog",\
        "coordinate":{"latitude":39.95,"longitude":-75.16},"location_origin":"record"}
        {"source":"t","source_id":"3","type":"Cat","name":"Oscar",\
        "environment":{"dogs":true},"attributes":{"special_needs":true},\
        "coordinate":{"latitude":40.71,"longitude":-74.0},"location_origin":"record"}

        """

    /// A home with dogs, and beginners in it.
    private func rig(terminalColumns: Int? = nil, household: Bool = true) async throws -> Rig {
        let rig = Rig(terminalColumns: terminalColumns, variables: ["NO_COLOR": "1"], input: Self.herd)
        try #require(await rig.run("import", "-") == 0)
        guard household else { return rig }
        try #require(await rig.run("config", "set", "household.dogs", "yes") == 0)
        try #require(await rig.run("config", "set", "household.experience", "first") == 0)
        return rig
    }

    /// What the run after the import wrote to standard output.
    private func output(_ rig: Rig, _ arguments: String...) async throws -> String {
        let before = rig.output.text.count
        try #require(await rig.run(arguments) == 0)
        return String(rig.output.text.dropFirst(before))
    }

    private struct Answer: Decodable {
        struct Animal: Decodable {
            struct Match: Decodable, Equatable {
                struct Reason: Decodable, Equatable {
                    let about: String
                    let points: Int
                    let text: String
                }
                let score: Int
                let reasons: [Reason]
                let unknown: [String]
            }
            let name: String?
            let match: Match?
        }
        struct Query: Decodable { let sort: String }
        let animals: [Animal]
        let query: Query
    }

    @Test("the best match comes first, one that does not get along with the dogs last, each with its score")
    func order() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        let lines = try await output(rig, "near", "19104", "--sort", "match").split(separator: "\n")
        #expect(lines.filter { $0.contains("Match") } == ["   Match 50", "   Match 44", "   Match 0"])
        #expect(lines.count == 9)
        #expect(lines[0].contains("Mog"))
        #expect(lines[3].contains("Oscar"))
        #expect(lines[6].contains("Bella"))
    }

    @Test("the reasons for and against stand below each animal, and what is unknown apart")
    func explained() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        let text = try await output(rig, "near", "19104", "--explain")
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("house- training", with: "house-training")
        #expect(
            words.contains(
                "Match 0: no special needs (+5), house-trained (+5); not good with dogs (−100); unknown: age"
            ),
            "\(text)"
        )
        #expect(words.contains("Match 50: unknown: dogs, special needs, house-training, age"), "\(text)")
        #expect(
            words.contains("Match 44: good with dogs (+15); has special needs (−20); unknown: house-training, age"),
            "\(text)"
        )
        #expect(text.contains("Bella"))
        #expect(try await !output(rig, "near", "19104").contains("Match"))
    }

    @Test("a table has a column for the score, and one for the reasons")
    func table() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        let scores = try await output(rig, "near", "19104", "--sort", "match", "--format", "table")
        #expect(scores.split(separator: "\n").first?.hasSuffix("Match") == true)
        #expect(scores.split(separator: "\n").dropFirst().map { $0.suffix(3) } == [" 50", " 44", "  0"])
        let reasons = try await output(rig, "near", "19104", "--explain", "--format", "table")
        #expect(reasons.split(separator: "\n").first?.contains("Match  Why") == true)
        #expect(reasons.contains("not good with dogs (−100)"))
    }

    @Test("JSON has the score, each reason with its points, and what is unknown, in a shape that stays")
    func json() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        let whole = try await output(rig, "near", "19104", "--sort", "match", "--json")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(whole.utf8))
        #expect(answer.query.sort == "match")
        #expect(answer.animals.map(\.match?.score) == [50, 44, 0])
        let oscar = try #require(answer.animals[1].match)
        #expect(oscar.reasons.map(\.about) == ["good_with_dogs", "needs_experience_special_needs"])
        #expect(oscar.reasons.map(\.points) == [15, -20])
        #expect(oscar.reasons.map(\.text) == ["good with dogs", "has special needs"])
        #expect(oscar.unknown == ["needs_experience_house_training", "needs_experience_baby"])
        let line = try await output(rig, "near", "19104", "--explain", "--format", "ndjson", "--fields", "name")
        // Bella and Mog are equally near; ids break the tie.
        let bella = #"{"match":{"reasons":[{"about":"good_with_dogs","points":-100,"text":"not good with dogs"},"#
        #expect(line.hasPrefix(bella), "\(line)")
        #expect(line.contains(#""unknown":["needs_experience_baby"]},"name":"Bella"}"#), "\(line)")
        #expect(try await !output(rig, "near", "19104", "--json").contains("match"))
        #expect(try await output(rig, "show", "t:1", "--json", "--explain").contains(#""match":{"reasons":[{"#))
    }

    @Test("what --explain adds to JSON does not keep it from being imported again")
    func importsBack() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        let answer = try await output(rig, "near", "19104", "--explain", "--json")
        let other = Rig(input: answer)
        defer { other.removeHome() }
        #expect(await other.run("import", "-") == 0)
        #expect(await other.run("show", "t:1") == 0)
    }

    @Test("without a word about the home there is no order by match, and an explanation says what to set")
    func nothingSaid() async throws {
        let rig = try await rig(household: false)
        defer { rig.removeHome() }
        let before = rig.output.text
        #expect(await rig.run("near", "19104", "--sort", "match") == 78)
        #expect(rig.output.text == before)
        #expect(rig.error.text.contains("petsave config set household.dogs true"))
        let other = try await self.rig(household: false)
        defer { other.removeHome() }
        #expect(try await output(other, "near", "19104", "--explain", "--json").contains(#""match":null"#))
        #expect(other.error.text.contains("household.experience first"))
        #expect(try await !output(other, "show", "t:1", "--explain").contains("Match"))
    }

    @Test("no line is wider than the terminal", arguments: [40, 80])
    func width(columns: Int) async throws {
        let rig = try await rig(terminalColumns: columns)
        defer { rig.removeHome() }
        for format in ["list", "table", "cards"] {
            let text = try await output(rig, "near", "19104", "--explain", "--format", format)
            for line in text.split(separator: "\n") { #expect(line.displayWidth <= columns, "\(line)") }
        }
    }

    @Test("the home is a setting like others, and what is none is a usage error with a sentence")
    func settings() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        #expect(try await output(rig, "config", "list").contains("household.experience = first"))
        #expect(await rig.run("config", "set", "household.experience", "plenty") == 64)
        #expect(rig.error.text.contains("first (it is your first), some or much"))
        #expect(await rig.run("config", "set", "household.dogs", "three") == 64)
    }
}
