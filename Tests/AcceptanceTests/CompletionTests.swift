import FoundationEssentials
import Testing

@Suite("Completion in a real bash", .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
struct CompletionTests {
    @Test("commands, options and their values are completed from what the catalogue holds")
    func values() throws {
        let shell = try TypedShell(in: try Home())
        let typed: [(keys: String, words: [String])] = [
            ("petsave nea\t", ["petsave", "near"]),
            ("petsave near --bree\tragd\t", ["petsave", "near", "--breed", "ragdoll"]),
            ("petsave near --breed siamese,ragd\t", ["petsave", "near", "--breed", "siamese,ragdoll"]),
            ("petsave near --breed maine\t", ["petsave", "near", "--breed", "maine Coon"]),
            ("petsave near --type small\t", ["petsave", "near", "--type", "small-furry"]),
            ("petsave near --good-with kids,c\t", ["petsave", "near", "--good-with", "kids,c"]),
            ("petsave search --near yonk\t", ["petsave", "search", "--near", "yonkers, NY, US"]),
            ("petsave show sample:1006\t", ["petsave", "show", "sample:1006"]),
            ("petsave show 1306\t", ["petsave", "show", "1306"]),
            ("petsave config get unit\t", ["petsave", "config", "get", "units"]),
        ]
        for line in typed {
            let words = try shell.words(afterTyping: line.keys)
            #expect(words == line.words, "after \(line.keys.debugDescription): \(words)")
        }
    }

    @Test("what the person keeps is completed too")
    func kept() throws {
        let home = try Home()
        #expect(try home.run("shortlist", "add", "sample:1006", "sample:1106").ended(with: 0))
        #expect(try home.run("alert", "add", "city cats", "cat").ended(with: 0))
        let shell = try TypedShell(in: home)
        #expect(
            try shell.words(afterTyping: "petsave shortlist rate 11\t") == ["petsave", "shortlist", "rate", "1106"]
        )
        #expect(
            try shell.words(afterTyping: "petsave alert check cit\t") == ["petsave", "alert", "check", "city cats"]
        )
    }

    @Test("completing makes no file, and offers nothing while settings cannot be read")
    func silence() throws {
        let breeds = ["---completion", "near", "--", "--breed", "3", "2", "petsave", "near", "--breed", "ra"]
        let home = try Home()
        #expect(try home.run(breeds).output.contains("ragdoll"))
        #expect(try home.contents().isEmpty)
        #expect(try home.run("config", "set", "units", "mi").ended(with: 0))
        _ = try home.file("config/config.toml", "units = \"parsec\"\n")
        let run = try home.run(breeds)
        #expect(run.output.isEmpty && run.error.isEmpty)
    }
}
