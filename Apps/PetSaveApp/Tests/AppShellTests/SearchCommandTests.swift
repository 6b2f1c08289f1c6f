import FoundationEssentials
import Platform
import Testing

@Suite("Searching on the command line")
struct SearchCommandTests {
    @Test("words are told back as they were understood, and an option that wins over them is not told as theirs")
    func toldBack() async {
        let rig = Rig()
        #expect(await rig.run("search", "young", "female", "cat", "near", "philadelphia", "within", "50km") == 0)
        #expect(
            rig.error.text.contains("Understood: age Young, gender Female, type Cat, near philadelphia, within 50 km.")
        )
        let other = Rig()
        #expect(await other.run("search", "young", "cat", "fluffy", "--age", "senior") == 1)
        #expect(other.error.text.contains("Understood: type Cat; looked for as text: “fluffy”."))
    }

    @Test(
        "what is asked in words, and what comes of it",
        arguments: [
            (["labrdor"], "Nothing matches the words as they are written; these match nearly.", 0),
            (["no kids"], "Understood: no children at home: nothing is asked.", 0),
            (["?!"], "“?!” holds nothing that can be searched for, so everything is listed.", 0),
            (["cat", "-kitten"], "not Baby", 0),
            (["dog named Brown"], "Understood: type Dog; looked for as text: “Brown”.", 1),
            (["senior", "persian", "rabbit"], "if breed is any", 1),
            (["dogs near me"], "From where?", 64),
            (["cat within 10 km"], "From where?", 64),
            (["cat near Springfield"], "Springfield, IL", 64),
            (["cat", "--page", "0"], "pages count from 1", 64),
            (["cat", "--sort", "match"], "household", 78),
        ] as [([String], String, Int32)]
    )
    func words(words: [String], hint: String, code: Int32) async {
        let rig = Rig()
        #expect(await rig.run(["search"] + words) == code)
        #expect(rig.error.text.replacing("\n", with: " ").contains(hint), "\(rig.error.text)")
    }

    @Test("nothing found is exit code 1, and JSON tells what would match")
    func alternatives() async {
        let rig = Rig()
        #expect(await rig.run("search", "hairless", "cat", "near", "19104", "within", "5km", "--json") == 1)
        #expect(rig.output.text.contains(#""alternatives":{"relaxed":[{"condition":"#))
        #expect(rig.output.text.contains(#""understood":[{"excluded":false,"meaning":"Hairless","subject":"coat","#))
    }

    @Test("the id, which other commands take, stays whole on a narrow terminal and on a pipe")
    func wholeIDs() async {
        for columns in [nil, 30, 44, 80] {
            let rig = Rig(terminalColumns: columns)
            #expect(await rig.run("near", "19104", "--limit", "3", "--color", "never") == 0)
            let ids = rig.output.text.split(separator: "\n").filter { $0.contains(/sample:\d{4}\r?$/) }
            #expect(ids.count == 3, "\(columns ?? 0): \(rig.output.text)")
        }
    }

    @Test("the best match comes first, only what lacks nothing has the full score, and scripts can ask for it")
    func match() async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("config", "set", "household.dogs", "yes") == 0)
        #expect(await rig.run("config", "set", "household.wants", "young small female cat") == 0)
        #expect(await rig.run("search", "--sort", "match", "--json=name,match", "--limit", "40") == 0)
        let scores = rig.output.text.split(separator: "\"score\":").dropFirst().compactMap { part in
            Int(part.prefix { $0.isNumber })
        }
        #expect(scores.count == 40)
        #expect(scores == scores.sorted(by: >))
        #expect(Set(scores).count > 3)
        let full = rig.output.text.split(separator: "{\"match\":").filter { $0.contains("\"score\":100") }
        #expect(full.allSatisfy { !$0.contains("\"points\":-") && $0.contains("\"unknown\":[]") })
    }

    @Test("a place of several words needs no quotation marks")
    func placeOfWords() async {
        let rig = Rig()
        #expect(await rig.run("near", "paris", "tx", "--limit", "1") == 0)
        #expect(rig.error.text.contains("near Paris, TX, US"))
    }

    @Test("a word that begins with a dash is no option where people write words")
    func dashes() async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("shortlist", "add", "sample:1006") == 0)
        #expect(await rig.run("shortlist", "note", "1006", "-dashing") == 0)
        #expect(await rig.run("shortlist") == 0)
        #expect(rig.output.text.contains("Note: -dashing"))
    }

    @Test("a file that is no feed is not overwritten by one")
    func noFeed() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("alert", "add", "cats", "cat") == 0)
        let notes = rig.path("data/notes.txt")
        try Data("my notes".utf8).write(to: URL(filePath: notes))
        #expect(await rig.run("alert", "check", "--feed", notes) == 74)
        #expect(try String(contentsOfFile: notes, encoding: .utf8) == "my notes")
        #expect(rig.error.text.contains("is no feed"))
    }
}
