import FoundationEssentials
import Glibc
import JSONStreaming
import Testing

@Suite("Streams, exit codes and the environment")
struct StreamsAndExitCodesTests {
    @Test("data goes to standard output and all else to standard error")
    func streams() throws {
        let home = try Home()
        let near = try home.run("near", "19104", "--limit", "2", "--format", "ndjson")
        #expect(near.lines.count == 2)
        for line in near.lines { #expect(try JSONParser.parse(line)["id"] != nil) }
        #expect(near.error.contains("animals near Philadelphia"))
        let export = try home.run("export")
        for line in export.lines { #expect(try JSONParser.parse(line).objectValue != nil) }
        #expect(export.error.contains(" animals, "))
        let imported = try home.run(["import", "-"], input: GeneratedAnimals(count: 3).bytes)
        #expect(imported.output.isEmpty)
        #expect(imported.error == "3 animals read: 3 new, 0 changed, 0 as before.\n")
        let mistake = try home.run("near", "19104", "--nonsense")
        #expect(mistake.ended(with: 64))
        #expect(mistake.output.isEmpty)
    }

    @Test(
        "a reader that goes away, as head does, ends the program quietly",
        arguments: [
            ["near", "19104", "--limit", "300", "--json"], ["near", "19104", "--limit", "300", "--format", "cards"],
            ["near", "19104", "--limit", "300", "--format", "csv"], ["export"], ["export", "--format", "csv"],
        ]
    )
    func closedReader(arguments: [String]) throws {
        let home = try Home()
        let child = try home.start(arguments)
        child.input.close()
        let first = try #require(try child.output.read())
        #expect(!first.isEmpty)
        child.output.close()
        var told: [UInt8] = []
        while let bytes = try child.error?.read(), !bytes.isEmpty { told += bytes }
        #expect(try child.wait() == .exit(0))
        #expect(!String(decoding: told, as: UTF8.self).contains("petsave:"))
    }

    @Test("a home that cannot be written is exit code 74 and a sentence, and still answers")
    func unwritableHome() throws {
        let home = try Home()
        let file = try home.file("animals.ndjson", GeneratedAnimals(count: 1).bytes)
        let folder = home.path + "/closed"
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o500]
        )
        // No permission stops root; the system's own folder does.
        for path in ["/proc/petsave"] + (geteuid() == 0 ? [] : [folder]) {
            let variables = ["PETSAVE_HOME": path]
            let imported = try home.run(["import", file], variables: variables)
            #expect(imported.ended(with: 74))
            #expect(imported.output.isEmpty)
            #expect(imported.error.hasPrefix("petsave: ") && imported.error.contains(path), "\(imported.error)")
            let setting = try home.run(["config", "set", "units", "mi"], variables: variables)
            #expect(setting.ended(with: 74))
            #expect(setting.error.contains(path), "\(setting.error)")
            let near = try home.run(["near", "19104", "--limit", "1"], variables: variables)
            #expect(near.ended(with: 0), "\(near.error)")
        }
    }

    @Test(
        "a home that is no folder is exit code 78, or 74 for a write, and a sentence that names it",
        arguments: ["", "/below"]
    )
    func homeIsFile(part: String) throws {
        let home = try Home()
        let path = try home.file("no-folder", "") + part
        let commands: [([String], Int32)] = [
            (["near", "19104"], 78), (["import", "-"], 78), (["config", "set", "units", "mi"], 74),
        ]
        for (arguments, code) in commands {
            let run = try home.run(arguments, variables: ["PETSAVE_HOME": path])
            #expect(run.ended(with: code))
            #expect(run.output.isEmpty)
            #expect(run.error.hasPrefix("petsave: ") && run.error.contains(path), "\(run.error)")
        }
    }

    @Test("a relative PETSAVE_HOME is exit code 78, whatever the command")
    func relativeHome() throws {
        let home = try Home()
        for arguments in [["near", "19104"], ["doctor"], ["config", "path"], ["import", "-"]] {
            let run = try home.run(arguments, variables: ["PETSAVE_HOME": "pets"])
            #expect(run.ended(with: 78))
            #expect(run.output.isEmpty)
            #expect(run.error.contains("PETSAVE_HOME") && run.error.contains("pets"), "\(run.error)")
        }
    }

    @Test(
        "a broken settings file is exit code 78, with its name and line",
        arguments: [
            ("# mine\nunits = \"km\"\nlimit = [1, 2\n", 3), ("units == 3\n", 1), ("\n\nplace = \"Austin\n", 3),
        ]
    )
    func brokenSettings(text: String, line: Int) throws {
        let home = try Home()
        try FileManager.default.createDirectory(atPath: home.path + "/config", withIntermediateDirectories: true)
        let file = try home.file("config/config.toml", text)
        for arguments in [["near", "19104"], ["config", "list"], ["config", "set", "units", "mi"]] {
            let run = try home.run(arguments)
            #expect(run.ended(with: 78), "\(arguments): \(run.error)")
            #expect(run.output.isEmpty)
            #expect(run.error.contains(file) && run.error.contains("line \(line),"), "\(run.error)")
        }
    }

    @Test("a setting of no sense is exit code 78 and names the key")
    func wrongSetting() throws {
        let home = try Home()
        try FileManager.default.createDirectory(atPath: home.path + "/config", withIntermediateDirectories: true)
        _ = try home.file("config/config.toml", "units = \"ells\"\n")
        let run = try home.run("near", "19104")
        #expect(run.ended(with: 78))
        #expect(run.error.contains("units") && run.error.contains("km or mi"), "\(run.error)")
    }

    @Test("while an import runs, near answers")
    func concurrent() throws {
        let home = try Home()
        #expect(try home.run(["import", "-"], input: GeneratedAnimals(count: 100).bytes).ended(with: 0))
        let more = GeneratedAnimals(count: 2000).bytes
        let child = try home.start(["import", "-"])
        #expect(try child.feed(more[..<(more.count / 2)]))
        let near = try home.run("near", "19104", "--limit", "3", "--json")
        #expect(near.ended(with: 0), "\(near.error)")
        let total = try #require(try JSONParser.parse(near.output)["total"]?.intValue)
        #expect(total >= 100 && total < 2000)
        #expect(try child.feed(more[(more.count / 2)...]))
        child.input.close()
        #expect(try child.wait() == .exit(0))
        let after = try home.run("near", "19104", "--limit", "1", "--json=id")
        #expect(try JSONParser.parse(after.output)["total"] == 2000)
    }

    @Test("two imports at once both end well, and nothing is lost")
    func twoWriters() throws {
        let home = try Home()
        let animals = GeneratedAnimals(count: 2000)
        let files = try [0, 1].map { half in
            let lines = animals.lines[(half * 1000)..<(half * 1000 + 1000)]
            return try home.file("half-\(half).ndjson", Array(lines.joined(separator: [UInt8(ascii: "\n")])))
        }
        let children = try files.map { try home.start(["import", $0]) }
        for child in children {
            let written = try child.converse([])
            #expect(try child.wait() == .exit(0), "\(String(decoding: written.error, as: UTF8.self))")
        }
        #expect(try home.run("export").lines.count == 2000)
    }
}
