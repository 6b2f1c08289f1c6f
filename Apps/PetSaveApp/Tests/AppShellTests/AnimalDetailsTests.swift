import Platform
import TerminalText
import Testing

@Suite("Details on the command line")
struct AnimalDetailsTests {
    /// A cat with one of nearly everything, her partners, and who offers her. The clock stands at 2 July 2026.
    private static let records = """
        {"organization":{"source":"asm","id":"KY1","name":"Bluegrass Paws","website":"https://paws.example/",\
        "email":"office@paws.example","phone":"(859) 555-0100","hours":{"monday":"2pm-6pm","saturday":"11am-4pm"},\
        "mission_statement":"A home for each.","adoption":{"policy":"Come twice.","url":"https://paws.example/adopt"},\
        "address":{"address1":"1 Main Street","city":"Lexington","state":"KY","postcode":"40507","country":"US"},\
        "social_media":{"instagram":"https://instagram.example/paws"},"lat":38.05,"lon":-84.5}}
        {"source":"asm","source_id":"77","type":"Cat","name":"Noodle","organization_id":"KY1",\
        "organization_animal_id":"A-77","age":"Adult","birth_date":"2023-05-10","birth_date_exact":false,\
        "contact":{"email":"noodle?cc=all@paws.example","phone":"859-555-0177 ext. 4"},"status":"adoptable",\
        "status_history":[{"status":"found","since":"2026-05-01T08:00:00Z"},\
        {"status":"adoptable","since":"2026-06-02T08:00:00Z"}],"published_at":"2026-06-02T08:00:00Z",\
        "bonded_partners":["asm:78","asm:79","asm:80"],\
        "provenance":[{"source":"asm","source_id":"77","fetched_at":"2026-07-01T21:00:00Z"},\
        {"source":"rescuegroups","source_id":"5","fetched_at":"2026-06-29T00:00:00Z",\
        "expires_at":"2026-08-01T00:00:00Z"}]}
        {"source":"asm","source_id":"78","type":"Cat","name":"Dumpling","birth_date":"2026-04-20",\
        "birth_date_exact":true}
        {"source":"asm","source_id":"79","type":"Cat","name":"Gnocchi","status":"adopted"}

        """

    private func rig(terminalColumns: Int? = nil, color: Bool = false) async throws -> Rig {
        let rig = Rig(
            terminalColumns: terminalColumns,
            variables: color ? [:] : ["NO_COLOR": "1"],
            input: Self.records
        )
        try #require(await rig.run("import", "-") == 0)
        return rig
    }

    /// The value of each label of `show`, as it stands in one line after the other.
    private func facts(_ rig: Rig, _ arguments: String...) async throws -> [String: [String]] {
        let before = rig.output.text.count
        try #require(await rig.run(["show"] + arguments) == 0)
        var facts: [String: [String]] = [:]
        var label = ""
        for line in rig.output.text.dropFirst(before).split(separator: "\n").dropFirst() {
            if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
                label = String(line[..<colon])
                facts[label, default: []].append(String(line[line.index(after: colon)...].drop { $0 == " " }))
            } else if let last = facts[label]?.popLast() {
                facts[label]?.append(last + " " + line.drop { $0 == " " })
            }
        }
        return facts
    }

    @Test("everything known is told, in words")
    func everything() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        #expect(await rig.run("config", "set", "place", "38.05,-84.5") == 0)
        let facts = try await facts(rig, "asm:77")
        let expected = [
            "Age": "about 3 years (Adult)", "Born": "about 2023-05-10",
            "Bonded with": "Dumpling (asm:78), Gnocchi (asm:79, adopted), asm:80 (not in the catalogue)",
            "Distance": "0.0 km from you, measured to its organisation",
            "E-mail": "noodle?cc=all@paws.example", "Telephone": "859-555-0177 ext. 4",
            "Organisation": "Bluegrass Paws", "Its address": "1 Main Street, Lexington, KY, 40507, US",
            "Its e-mail": "office@paws.example", "Its telephone": "(859) 555-0100",
            "Website": "https://paws.example/", "Open": "Mon 2pm-6pm; Sat 11am-4pm", "Mission": "A home for each.",
            "To adopt": "Come twice.", "Adoption page": "https://paws.example/adopt",
            "Instagram": "https://instagram.example/paws", "Status": "adoptable since 2026-06-02, 29 days ago",
            "History": "found from 2026-05-01 to 2026-06-02, adoptable since then",
            "Published": "2026-06-02, 29 days ago", "Shelter's number": "A-77",
            "Record": "asm, fetched 3 hours ago (2026-07-01T21:00:00Z)",
            "Also listed by": "rescuegroups as rescuegroups:5, fetched 3 days ago, may be shown until 2026-08-01",
        ]
        for (label, value) in expected { #expect(facts[label] == [value], "\(label)") }
    }

    @Test("of what nobody said nothing is told, and who offers the animal lends it their contact")
    func little() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        let partner = try await facts(rig, "asm:78")
        #expect(partner["Age"] == ["2 months"])
        #expect(partner["Born"] == ["2026-04-20"])
        for label in ["Organisation", "Telephone", "Bonded with", "Distance", "History", "Match", "Also listed by"] {
            #expect(partner[label] == nil, "\(label)")
        }
    }

    @Test("a terminal gets links to write, to call and to read, none of which does more than it says")
    func links() async throws {
        let rig = try await rig(terminalColumns: 100, color: true)
        defer { rig.removeHome() }
        #expect(await rig.run("show", "asm:77") == 0)
        let text = rig.output.text
        #expect(text.contains("\u{1b}]8;;mailto:noodle%3Fcc%3Dall@paws.example\u{1b}\\noodle?cc=all@paws.example"))
        #expect(text.contains("\u{1b}]8;;tel:8595550177;ext=4\u{1b}\\"))
        #expect(text.contains("\u{1b}]8;;tel:8595550100\u{1b}\\"))
        #expect(text.contains("\u{1b}]8;;https://paws.example/adopt\u{1b}\\"))
        let plain = try await self.rig(terminalColumns: 100)
        defer { plain.removeHome() }
        #expect(await plain.run("show", "asm:77") == 0)
        #expect(!plain.output.text.contains("\u{1b}]8"))
        for line in plain.output.text.split(separator: "\n") { #expect(line.displayWidth <= 100, "\(line)") }
    }

    @Test("an id that several begin with is answered with their names")
    func ambiguous() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        #expect(await rig.run("show", "asm:7") == 64)
        for line in ["asm:77  Noodle, Cat", "asm:78  Dumpling, Cat", "asm:79  Gnocchi, Cat"] {
            #expect(rig.error.text.contains(line), "\(rig.error.text)")
        }
    }

    @Test("the match is explained on request, in lines and as JSON")
    func match() async throws {
        let rig = try await rig()
        defer { rig.removeHome() }
        #expect(await rig.run("config", "set", "household.cats", "true") == 0)
        #expect(await rig.run("config", "set", "household.experience", "much") == 0)
        #expect(try await facts(rig, "asm:77", "--explain")["Match"] == ["50 of 100: unknown: cats, special needs"])
        #expect(try await facts(rig, "asm:77")["Match"] == nil)
        #expect(await rig.run("show", "asm:77", "--json", "--explain") == 0)
        let json = #""match":{"reasons":[],"score":50,"unknown":["good_with_cats","needs_experience_special_needs"]}"#
        #expect(rig.output.text.contains(json))
    }
}
