import FoundationEssentials
import HTTPTransport
import Platform
import TerminalText
import Testing

@Suite("petsave source")
struct SourceCommandTests {
    @Test("without sources nothing is listed, no server is asked, and no file or folder is made")
    func none() async {
        let rig = Rig()
        #expect(await rig.run("source", "list") == 1)
        #expect(rig.error.text.contains("petsave source add"))
        #expect(rig.output.text.isEmpty)
        #expect(!rig.exists("data") && !rig.exists("config") && !rig.exists("cache"))
    }

    @Test("every kind is listed with what it needs, and its examples set up a source of it")
    func kinds() async throws {
        let rig = Rig()
        #expect(await rig.run("source", "add") == 0)
        let kinds = ["rescuegroups", "asm", "socrata", "shelterluv", "petfinder"]
        for kind in kinds { #expect(rig.output.text.contains("\n\(kind) ("), "\(kind)") }
        let examples = rig.output.text.matches(of: /petsave (source add .+)/).map { String($0.output.1) }
        #expect(examples.count >= kinds.count)
        for example in examples {
            let fresh = Rig()
            defer { fresh.removeHome() }
            let arguments = Self.words(of: example).map { $0.replacing("…", with: "x1") }
            #expect(await fresh.run(arguments) == 0, "\(example): \(fresh.error.text)")
        }
        let json = Rig()
        #expect(await json.run("source", "add", "--json") == 0)
        for kind in kinds { #expect(json.output.text.contains(#""name":"\#(kind)""#)) }
    }

    /// The words of a command line, quotation marks taken away.
    private static func words(of line: String) -> [String] {
        var words: [String] = []
        for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) {
                words += part.split(separator: " ").map(String.init)
            } else {
                words.append(String(part))
            }
        }
        return words
    }

    @Test("a source is added, listed, shown, tried, fetched, and its animals are near with their age")
    func wholeWay() async throws {
        let server = FakeServer.county("BELLA", "MAX")
        let rig = Rig(server: server)
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        #expect(rig.error.text.contains("petsave source test montgomery-county"))
        #expect(server.requests.isEmpty)
        #expect(await rig.run("source", "list") == 0)
        #expect(rig.output.text.hasPrefix("montgomery-county: due, 0 animals, never fetched\n"))

        let test = rig.later(server: server)
        #expect(await test.run("source", "test", "montgomery-county") == 0, "\(test.error.text)")
        #expect(test.output.text.contains("answers"))
        #expect(test.output.text.contains("BELLA, young female Beagle") || test.output.text.contains("BELLA, "))
        #expect(test.output.text.contains("All is well"))
        #expect(server.requests.count == 1)
        #expect(await test.run("source", "list") == 0)
        #expect(test.output.text.contains("never fetched"))

        let sync = rig.later(server: server)
        #expect(await sync.run("sync") == 0, "\(sync.error.text)")
        #expect(sync.error.text.contains("montgomery-county: 2 animals read: 2 new, 0 changed, 0 as before."))

        let near = rig.later(by: 2 * 3600)
        #expect(await near.run("near", "20855", "--json=name,source") == 0, "\(near.error.text)")
        #expect(near.output.text.contains(#""animals":[{"name":"BELLA","source":"montgomery-county"}"#))
        #expect(near.output.text.contains(#""sources":[{"age_seconds":7200,"#))
        #expect(await near.run("source", "list", "--format", "table") == 0)
        #expect(near.output.text.contains("2 hours ago  in 4 hours"))
        #expect(await near.run("source", "show", "montgomery-county", "--json") == 0)
        #expect(near.output.text.contains(#""state":"fresh""#))
    }

    @Test("a source that is switched off is asked no more, and one that is removed takes its animals along")
    func switching() async {
        let server = FakeServer.county("BELLA")
        let rig = Rig(server: server)
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county", "--name", "County") == 0)
        #expect(await rig.run("sync", "county") == 0)
        #expect(await rig.run("source", "disable", "county") == 0)
        #expect(rig.error.text.contains("is off"))
        #expect(await rig.later(by: 86_400).run("near", "20855") == 0)
        #expect(await rig.run("sync") == 78)
        #expect(rig.error.text.contains("petsave source enable NAME"))
        #expect(await rig.run("source", "enable", "county") == 0)
        #expect(await rig.run("source", "remove", "county") == 0)
        #expect(rig.error.text.contains("and 1 animal of it with it"))
        let near = rig.later()
        #expect(await near.run("near", "20855", "--limit", "1") == 0)
        #expect(near.error.text.contains("invented"), "without sources the sample answers again")
    }

    @Test("what stays when a source goes is what the person wanted to keep")
    func keeping() async {
        let rig = Rig(server: .county("BELLA"))
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        #expect(await rig.run("sync") == 0)
        #expect(await rig.run("source", "remove", "montgomery-county", "--keep-animals") == 0)
        #expect(await rig.run("near", "20855", "--json=name") == 0)
        #expect(rig.output.text.contains(#""animals":[{"name":"BELLA"}]"#))
    }

    @Test(
        "what cannot be done is a usage error with a sentence",
        arguments: [
            (["add", "socrat"], "Did you mean “socrata”?"),
            (["add", "socrata", "kings-county"], "king-county"),
            (["add", "socrata", "king-county", "--name", "taken"], "already"),
            (["add", "asm", "https://shelter.example", "--name", "x"], "--place"),
            (["add", "asm", "https://shelter.example", "--name", "x", "--place", "Qwertyville"], "No place is called"),
            (["add", "rescuegroups", "--everywhere"], "--key-command"),
            (["add", "rescuegroups", "--everywhere", "--within", "5km"], "give one of them"),
            (["add", "socrata", "king-county", "--set", "colour"], "NAME=VALUE"),
            (["add", "socrata", "king-county", "--set", "colour=red"], "has no setting called “colour”"),
            (["add", "socrata", "king-county", "--refresh-every", "often"], "Write 30m, 6h or 2d"),
            (["add", "socrata", "king-county", "--key-env", "A", "--key-file", "b"], "one secret"),
            (["show", "takn"], "Did you mean “taken”?"),
            (["remove", "nothing-like-it"], "There are: taken."),
            (["list", "--color", "black"], "auto, always, never"),
            (["lst"], "Did you mean `petsave source list`?"),
        ] as [([String], String)]
    )
    func usageErrors(arguments: [String], hint: String) async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county", "--name", "taken") == 0)
        let second = rig.later()
        #expect(await second.run(["source"] + arguments) == 64)
        #expect(second.error.text.contains(hint), "\(second.error.text)")
        #expect(second.output.text.isEmpty)
    }

    @Test("a server's trouble becomes the exit code of trying it", arguments: FeedTrouble.allCases)
    func trouble(_ trouble: FeedTrouble) async {
        let rig = Rig(server: FakeServer { _ in trouble.reply })
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        #expect(await rig.run("source", "test", "montgomery-county") == trouble.code, "\(rig.error.text)")
        #expect(rig.error.text.contains("data.montgomerycountymd.gov"))
    }

    @Test("no line is wider than the terminal", arguments: [40, 80], ["list", "table", "cards"])
    func width(columns: Int, format: String) async {
        let rig = Rig(terminalColumns: columns, variables: ["NO_COLOR": "1"], server: FakeServer { _ in .refusal })
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        #expect(await rig.run("sync") == 69)
        #expect(await rig.run("source", "list", "--format", format) == 0)
        #expect(await rig.run("source", "show", "montgomery-county") == 0)
        #expect(rig.output.text.contains("failing"))
        for line in rig.output.text.split(separator: "\n") { #expect(line.displayWidth <= columns, "\(line)") }
    }

    @Test("analytics counts sources and syncs without a name or place of theirs")
    func analytics() async {
        let rig = Rig(server: .county("BELLA"))
        defer { rig.removeHome() }
        _ = await rig.run("config", "set", "analytics.enabled", "true")
        _ = await rig.run("source", "add", "socrata", "montgomery-county", "--name", "my-neighbour")
        _ = await rig.run("sync")
        #expect(rig.journal?.contains("socrata") == true)
        for word in ["neighbour", "20855", "BELLA", "montgomery"] { #expect(rig.journal?.contains(word) == false) }
    }
}

/// How a server may fail, and what a command that asks it ends with.
enum FeedTrouble: String, CaseIterable {
    case unreachable, refusal, noMoreRequests, fault, notFound, page

    var reply: FakeServer.Reply {
        switch self {
        case .unreachable: .failure(.unknownHost("data.montgomerycountymd.gov"))
        case .refusal: .answer(status: 401, body: "{}")
        case .noMoreRequests: .answer(status: 429, body: "{}")
        case .fault: .answer(status: 500, body: "{}")
        case .notFound: .answer(status: 404, body: "{}")
        case .page: .answer(type: "text/html", body: "<!DOCTYPE html><title>Welcome</title>")
        }
    }

    var code: Int32 {
        switch self {
        case .unreachable: 69
        case .refusal: 77
        case .noMoreRequests, .fault: 75
        case .notFound: 78
        case .page: 65
        }
    }
}
