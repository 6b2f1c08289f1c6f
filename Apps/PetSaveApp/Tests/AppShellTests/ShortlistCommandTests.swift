import FoundationEssentials
import Platform
import TerminalText
import Testing

@Suite("The shortlist on the command line")
struct ShortlistCommandTests {
    /// A world whose files a test can look at, all gone when the test is.
    final class Bench: Sendable {
        let rig: Rig
        private let folder: String

        init(terminalColumns: Int? = nil, variables: [String: String] = [:], input: String = "") throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "petsave-\(UUID().uuidString)").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let home = ["PETSAVE_HOME": folder + "/home"]
            rig = Rig(terminalColumns: terminalColumns, variables: variables.merging(home) { $1 }, input: input)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        /// Whether anything was kept on the disk.
        var hasData: Bool { FileManager.default.fileExists(atPath: path("home/data")) }

        func path(_ name: String) -> String { folder + "/" + name }

        func file(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

        /// Runs a command line that must succeed, and answers what it wrote since then.
        @discardableResult
        func run(_ arguments: String..., code: Int32 = 0) async -> (output: String, error: String) {
            let (output, error) = (rig.output.text.utf8.count, rig.error.text.utf8.count)
            let actual = await rig.run(["shortlist"] + arguments)
            #expect(actual == code, "\(arguments.joined(separator: " ")): \(rig.error.text)")
            let added = { (text: String, start: Int) in String(decoding: text.utf8.dropFirst(start), as: UTF8.self) }
            return (added(rig.output.text, output), added(rig.error.text, error))
        }

        /// A world whose catalogue holds ten animals, `sample:1001` and on.
        static func stocked(
            terminalColumns: Int? = nil,
            variables: [String: String] = [:],
            input: String = ""
        ) async throws -> Bench {
            let bench = try Bench(terminalColumns: terminalColumns, variables: variables, input: input)
            let rows = (1001...1010).map { "\($0),Kiki \($0),Cat,Ragdoll,Philadelphia,PA\n" }.joined()
            try Data(("id,name,type,breed,city,state\n" + rows).utf8).write(to: URL(filePath: bench.path("all.csv")))
            #expect(await bench.rig.run("import", bench.path("all.csv"), "--source", "sample") == 0)
            return bench
        }

        /// Imports cats: their ids, names and statuses.
        func importCats(_ cats: (id: String, name: String, status: String)...) async throws {
            let rows = cats.map { "\($0.id),\"\($0.name)\",Cat,\($0.status)\n" }.joined()
            try Data(("id,name,type,status\n" + rows).utf8).write(to: URL(filePath: path("cats.csv")))
            #expect(await rig.run("import", path("cats.csv"), "--source", "shelter") == 0)
        }
    }

    @Test("an empty list is exit code 1 with advice, and makes no file")
    func empty() async throws {
        let bench = try Bench()
        let answer = await bench.run("list", code: 1)
        #expect(answer.output.isEmpty)
        #expect(answer.error.contains("`petsave shortlist add\nID` keeps one"))
        #expect(await bench.run("--json", code: 1).output.contains(#""animals":[]"#))
        await bench.run("undo", code: 1)
        await bench.run("export", "--output", bench.path("none.md"), code: 1)
        #expect(!FileManager.default.fileExists(atPath: bench.path("none.md")))
        #expect(!bench.hasData)
    }

    @Test("what is added, rated and noted is listed by the next process, confirmations apart from data")
    func keeping() async throws {
        let bench = try await Bench.stocked()
        let added = await bench.run("add", "sample:1006", "1001")
        #expect(added.output.isEmpty)
        #expect(added.error.contains("(sample:1006) is in your shortlist now."))
        await bench.run("rate", "1006", "4")
        await bench.run("rate", "1001", "0")
        await bench.run("note", "1006", "Call", "on", "Monday")
        let list = await bench.run("list", "--sort", "rating")
        #expect(list.error.contains("2 animals in your shortlist"))
        let lines = list.output.split(separator: "\n").map(String.init)
        #expect(lines[1].contains("★★★★☆") && lines[1].contains("sample:1006"))
        #expect(lines[2].contains("Note: Call on Monday"))
        #expect(lines[4].contains("☆☆☆☆☆") && lines[4].contains("sample:1001"))
        let plain = await bench.run("--plain", "--sort", "rating").output
        #expect(plain.contains("4/5") && plain.contains("0/5") && !plain.contains("★"))
    }

    @Test("unrated is another thing than no stars, in every format")
    func unrated() async throws {
        let bench = try await Bench.stocked()
        await bench.run("add", "sample:1006")
        #expect(await bench.run().output.contains("unrated"))
        #expect(await bench.run("--json=rating").output.contains(#"{"rating":null}"#))
        #expect(await bench.run("export").output.contains("- **Rating:** unrated"))
        await bench.run("rate", "1006", "0")
        for arguments in [["list"], ["--json=rating"], ["export"], ["--format", "cards"], ["--format", "table"]] {
            #expect(await bench.rig.run(["shortlist"] + arguments) == 0)
        }
        let zero = await bench.run("--json=rating").output
        #expect(zero.contains(#"{"rating":0}"#))
        #expect(await bench.run("export").output.contains("- **Rating:** ☆☆☆☆☆ (0 of 5)"))
        #expect(await bench.run().output.contains("☆☆☆☆☆"))
        await bench.run("rate", "1006", "none")
        #expect(await bench.run("--json=rating").output.contains(#"{"rating":null}"#))
    }

    @Test("an animal whose listing changes, or that leaves the catalogue, stays and is marked")
    func leaving() async throws {
        let bench = try Bench()
        await bench.run("add", "sample:1006")
        await bench.run("note", "1006", "mine")
        try await bench.importCats(("a1", "Kiki", "adoptable"), ("a2", "Mog", "adoptable"))
        await bench.run("add", "shelter:a1", "shelter:a2")
        try await bench.importCats(("a1", "Kiki", "adopted"), ("a2", "Mog", "adoptable"))
        let list = await bench.run()
        #expect(list.error.contains("3 animals in your shortlist, 2 of them no longer waiting"))
        #expect(list.output.contains("now adopted since 2026-07-02"), "\(list.output)")
        #expect(list.output.contains("no longer in the catalogue, last seen 2026-07-02"))
        let json = await bench.run("--json=name,standing,status,note").output
        #expect(json.contains(#""note":"mine","standing":"gone","status":"unlisted""#), "\(json)")
        #expect(json.contains(#""name":"Kiki","note":null,"standing":"changed","status":"adopted""#))
        #expect(json.contains(#""name":"Mog","note":null,"standing":"listed","status":"adoptable""#))
        // What has left the catalogue is still found by the beginning of its id.
        await bench.run("rate", "sample:10", "5")
        await bench.run("remove", "1006")
        #expect(await bench.run("undo").error.contains("(sample:1006) is back"))
    }

    @Test("removing tells how to undo, and undoing goes back one by one over processes")
    func undo() async throws {
        let bench = try await Bench.stocked()
        await bench.run("add", "sample:1001", "sample:1002", "sample:1003")
        await bench.run("rate", "1002", "5")
        let before = await bench.run("--json").output
        #expect(await bench.run("remove", "1001", "1002").error.contains("`petsave shortlist undo` brings it back"))
        await bench.run("remove", "1003")
        await bench.run("list", code: 1)
        for id in ["1003", "1002", "1001"] {
            #expect(await bench.run("undo").error.contains("(sample:\(id)) is back"))
        }
        #expect(await bench.run("undo", code: 1).error.contains("No removal is left"))
        #expect(await bench.run("--json").output == before)
    }

    @Test("processes that write at once lose nothing")
    func concurrency() async throws {
        let bench = try await Bench.stocked()
        let rig = bench.rig
        let codes = await withTaskGroup(of: Int32.self) { group in
            for number in 1001...1010 { group.addTask { await rig.run("shortlist", "add", "sample:\(number)") } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes == Array(repeating: 0, count: 10), "\(rig.error.text)")
        #expect(await bench.run("--json=id").output.contains(#""total":10"#))
    }

    @Test(
        "what cannot be done has its exit code and a sentence that helps",
        arguments: [
            (["rate", "1006", "6"], 64, "Give 0 to 5 stars, or none"), (["rate", "1006", "many"], 64, "no rating"),
            (["rate", "1006", "2.5"], 64, "no rating"), (["rate", "1006"], 64, "stars"),
            (["add", "zzz"], 1, "No animal has the id “zzz”"), (["add", "1006", "zzz"], 1, "“zzz”"),
            (["add", "sample:10"], 64, "Several ids"), (["add"], 64, "<id>"),
            (["remove", "sample:1006"], 1, "is not in your shortlist"), (["remove", ""], 1, "No animal has the id"),
            (["rate", "1006", "3"], 1, "petsave shortlist add sample:1006"),
            (["note", "1006", "x"], 1, "is not in your shortlist"), (["undo"], 1, "No removal"),
            (["list", "--sort", "cuteness"], 64, "added, rating, name, distance"),
            (["list", "--sort", "distance"], 64, "config set place"), (["list", "--json=stars"], 64, "stars"),
            (["list", "--color", "black"], 64, "auto, always, never"), (["export", "--format", "xml"], 64, "markdown"),
        ] as [([String], Int32, String)]
    )
    func failures(arguments: [String], code: Int32, hint: String) async throws {
        let bench = try Bench()
        #expect(await bench.rig.run(["shortlist"] + arguments) == code)
        #expect(bench.rig.error.text.contains(hint), "\(bench.rig.error.text)")
        #expect(bench.rig.output.text.isEmpty)
        #expect(!bench.hasData)
    }

    @Test("a damaged file is exit code 70, and stays as it is", arguments: [["list"], ["add", "sample:1006"]])
    func damaged(arguments: [String]) async throws {
        let bench = try Bench()
        try FileManager.default.createDirectory(atPath: bench.path("home/data"), withIntermediateDirectories: true)
        let words = "this is no database, however long one looks at it"
        try Data(words.utf8).write(to: URL(filePath: bench.path("home/data/personal.sqlite")))
        #expect(await bench.rig.run(["shortlist"] + arguments) == 70)
        #expect(bench.rig.error.text.contains("Your shortlist and alerts at "), "\(bench.rig.error.text)")
        #expect(try bench.file("home/data/personal.sqlite") == words)
    }

    @Test("a note can come from standard input, is replaced, and an empty one takes it away")
    func notes() async throws {
        let bench = try await Bench.stocked(input: "first line\nsecond \u{1b}[2J line\n\n")
        await bench.run("add", "sample:1006")
        await bench.run("note", "1006", "-")
        #expect(await bench.run("--json=note").output.contains(#""note":"first line\nsecond \u001b[2J line""#))
        let shown = await bench.run("--format", "cards").output
        #expect(shown.contains("first line\nsecond") && !shown.contains("\u{1b}"), "\(shown)")
        await bench.run("note", "1006", "--", "-", "dash")
        #expect(await bench.run("--json=note").output.contains(#""note":"- dash""#))
        #expect(await bench.run("note", "1006", "  ").error.contains("is gone"))
        #expect(await bench.run("--json=note").output.contains(#"{"note":null}"#))
    }

    @Test("Markdown shows everybody's words as they are, whatever they hold")
    func markdown() async throws {
        let bench = try Bench()
        try await bench.importCats(("a1", "*Kiki* <b>[x](y)</b>", "adoptable"))
        await bench.run("add", "shelter:a1")
        await bench.run("note", "a1", "# no heading\n\n1. no list\n- nor this\n    nor code\n`a` & <script>")
        let file = bench.path("list.md")
        #expect(await bench.run("export", "-o", file).error.contains("1 animal written to \(file)."))
        let text = try bench.file("list.md")
        #expect(text.hasPrefix("# Shortlist\n\n1 animal; as of 2026-07-02.\n\n## "))
        #expect(!text.contains("<b>") && !text.contains("<script>") && !text.contains("[x]("), "\(text)")
        #expect(text.contains("> \\# no heading  \n>\n> 1\\. no list  \n> \\- nor this  \n> nor code  \n"), "\(text)")
    }

    @Test("CSV has a header and cannot carry formulas; JSON has an animal's keys and the list's own")
    func values() async throws {
        let bench = try await Bench.stocked()
        await bench.run("add", "sample:1006")
        await bench.run("note", "1006", "=cmd|' /C calc'!A0, \"quoted\"")
        let csv = await bench.run("export", "--format", "csv").output
        #expect(csv.hasPrefix("id,name,type,breed,"))
        #expect(csv.contains(#""'=cmd|' /C calc'!A0, ""quoted""""#), "\(csv)")
        #expect(await bench.run("--format", "csv").output == csv)
        let json = await bench.run("export", "--format", "json").output
        for key in ["breeds", "contact", "distance_km", "rating", "note", "added_at", "standing", "standing_since"] {
            #expect(json.contains("\"\(key)\":"), "\(key)")
        }
        #expect(await bench.run("--format", "ndjson").output.split(separator: "\n").count == 1)
    }

    @Test("no line is wider than the terminal", arguments: [40, 60, 80, 132], ["list", "table", "cards"])
    func width(columns: Int, format: String) async throws {
        let bench = try await Bench.stocked(terminalColumns: columns, variables: ["NO_COLOR": "1"])
        await bench.run("add", "sample:1001", "sample:1006")
        await bench.run("note", "1006", String(repeating: "漢字 and words ", count: 20))
        for line in await bench.run("--format", format).output.split(separator: "\n") {
            #expect(line.displayWidth <= columns, "\(line)")
        }
    }

    @Test("analytics counts, and never tells a note or an animal")
    func analytics() async throws {
        let bench = try await Bench.stocked()
        #expect(await bench.rig.run("config", "set", "analytics.enabled", "true") == 0)
        await bench.run("add", "sample:1006")
        await bench.run("note", "1006", "my secret")
        await bench.run("list")
        let journal = try bench.file("home/state/analytics.ndjson")
        #expect(journal.contains("shortlist_added") && journal.contains("shortlist_shown"))
        #expect(!journal.contains("secret") && !journal.contains("1006"))
    }
}
