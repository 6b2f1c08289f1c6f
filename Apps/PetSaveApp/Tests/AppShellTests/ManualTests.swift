import Foundation
import Platform
import Testing

/// The manual as `petsave manual` writes it into a folder of its own.
struct WrittenManual {
    /// By the path below the folder: `man1/petsave.1`.
    let pages: [String: String]
    let folder: URL

    init(variables: [String: String] = [:]) async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "petsave-manual-\(UUID().uuidString)")
        let rig = Rig(variables: variables)
        #expect(await rig.run("manual", "--output", folder.path) == 0, "\(rig.error.text)")
        #expect(rig.output.text.isEmpty)
        var pages: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.contains("/") {
            pages[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        self.pages = pages
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The commands that a help text lists, and the options that it explains.
    static func names(inHelpOf command: [String]) async -> (commands: [String], options: Set<String>) {
        let rig = Rig()
        _ = await rig.run(command + ["--help"])
        let lines = rig.output.text.split(separator: "\n", omittingEmptySubsequences: false)
        let list = lines.drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
        let commands = list.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        let options = lines.filter { $0.hasPrefix("  -") }
            .compactMap { $0.firstMatch(of: /^  (-\S+(?:, -\S+)*)/) }
            .flatMap { $0.output.1.split { ", /".contains($0) }.map(String.init) }
        return (commands, Set(options))
    }
}

@Suite("The manual")
struct ManualTests {
    @Test("every command has a page, which explains every option of its help and of the commands within it")
    func commands() async throws {
        let manual = try await WrittenManual()
        defer { manual.remove() }
        let commands = await WrittenManual.names(inHelpOf: []).commands
        #expect(commands.count >= 7)
        for command in commands {
            let page = try #require(manual.pages["man1/petsave-\(command).1"], "\(command)")
            let help = await WrittenManual.names(inHelpOf: [command])
            try await check(page, explains: help.options, of: [command])
            for nested in help.commands {
                #expect(page.contains("\n.Ss petsave \(command) \(nested)\n"))
                let options = await WrittenManual.names(inHelpOf: [command, nested]).options
                try await check(page, explains: options, of: [command, nested])
            }
        }
        #expect(manual.pages.keys.filter { $0.hasPrefix("man1/") }.count == commands.count + 1)
        #expect(try #require(manual.pages["man1/petsave.1"]).contains(".Xr petsave\\-near 1 ,"))
    }

    private func check(_ page: String, explains options: Set<String>, of command: [String]) async throws {
        #expect(!options.isEmpty)
        let terms = page.split(separator: "\n").filter { $0.hasPrefix(".It ") }
            .flatMap { $0.matches(of: /Fl ([^ ]+)/).map { "-" + $0.output.1.replacing("\\", with: "") } }
        #expect(options.subtracting(terms).isEmpty, "\(command)")
    }

    @Test("every topic of the help has a page, and the other way round")
    func topics() async throws {
        let manual = try await WrittenManual()
        defer { manual.remove() }
        let rig = Rig()
        _ = await rig.run("--help")
        let list = try #require(rig.output.text.firstMatch(of: /tells more about:([^.]*)\./)).output.1
        let topics = list.split { $0 == "," || $0.isWhitespace }.map(String.init)
        #expect(topics.count >= 9)
        #expect(Set(manual.pages.keys.filter { $0.hasPrefix("man7/") }) == Set(topics.map { "man7/petsave-\($0).7" }))
        #expect(
            await Set(topics).isDisjoint(with: WrittenManual.names(inHelpOf: []).commands),
            "`petsave help` would tell about the command only"
        )
        for topic in topics {
            let rig = Rig()
            #expect(await rig.run("help", topic) == 0)
            #expect(!rig.output.text.hasPrefix("OVERVIEW"))
        }
    }

    @Test(
        "no topic is wider than the terminal, examples apart",
        arguments: ["filters", "files", "environment", "exit-codes", "places"],
        [44, 80, 200]
    )
    func width(topic: String, columns: Int) async {
        let rig = Rig(terminalColumns: columns, variables: ["NO_COLOR": "1"])
        #expect(await rig.run("help", topic) == 0)
        for line in rig.output.text.split(separator: "\n") {
            #expect(line.count <= min(columns, 100), "\(line)")
        }
    }

    @Test("the pages carry the day that a repeatable build names")
    func repeatable() async throws {
        let manual = try await WrittenManual(variables: ["SOURCE_DATE_EPOCH": "86400"])
        defer { manual.remove() }
        #expect(manual.pages.values.allSatisfy { $0.hasPrefix(".Dd January 2, 1970\n") })
        let rig = Rig(variables: ["SOURCE_DATE_EPOCH": "yesterday"])
        #expect(await rig.run("manual", "--output", manual.folder.path) == 78)
        #expect(rig.error.text.contains("SOURCE_DATE_EPOCH"))
    }

    @Test("a folder that cannot be written is exit code 74 with a sentence")
    func unwritable() async {
        let rig = Rig()
        #expect(await rig.run("manual", "--output", "/dev/null/man") == 74)
        #expect(rig.error.text.contains("/dev/null/man"))
    }

    static let mandoc = "/usr/bin/mandoc"

    @Test(
        "mandoc has nothing to say against any page",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: mandoc),
            "mandoc is missing: apt-get install mandoc"
        )
    )
    func lint() async throws {
        let manual = try await WrittenManual()
        defer { manual.remove() }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: Self.mandoc)
        process.arguments =
            ["-Tlint", "-Wwarning"] + manual.pages.keys.sorted().map { manual.folder.appending(path: $0).path }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let complaints = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: complaints, as: UTF8.self) == "")
        #expect(process.terminationStatus == 0)
    }
}
