import FoundationEssentials
import HTTPTransport
import Platform
import Testing

@Suite("Secrets of sources")
struct SecretTests {
    static let secret = "pl4nted-s3cret-0f-n0body"

    /// Where a secret may come from.
    enum Origin: String, CaseIterable {
        case input, variable, file, command

        func options(in rig: Rig) throws -> [String] {
            switch self {
            case .input: return ["--key-stdin"]
            case .variable: return ["--key-env", "PLANTED_KEY"]
            case .file: return ["--key-file", try rig.plantedFile()]
            case .command: return ["--key-command", "cat '\(try rig.plantedFile())'"]
            }
        }
    }

    @Test(
        "a secret reaches the server and nothing else: no output, no log, no file but the one that only the person can read",
        arguments: Origin.allCases,
        [FakeServer.Reply.answer(body: "{}"), .answer(status: 401, body: #"{"error":"no key \#(secret)"}"#)]
    )
    func planted(origin: Origin, reply: FakeServer.Reply) async throws {
        let server = FakeServer { _ in reply }
        let variables = ["PLANTED_KEY": Self.secret, "PATH": "/usr/bin:/bin"]
        let rig = Rig(variables: variables, input: Self.secret + "\nanother line\n", server: server)
        defer { rig.removeHome() }
        _ = await rig.run("config", "set", "analytics.enabled", "true")
        let add = ["source", "add", "rescuegroups", "--place", "19104", "--within", "50km"]
        #expect(await rig.run(try add + origin.options(in: rig)) == 0, "\(rig.error.text)")
        for command in [
            ["source", "test", "rescuegroups"], ["sync"], ["near", "19104"], ["near", "19104", "--json"],
            ["search", "cat", "--refresh"], ["source", "list", "--json"], ["source", "show", "rescuegroups"],
            ["source", "show", "rescuegroups", "--json"], ["doctor"], ["doctor", "--json"], ["export"],
        ] {
            _ = await rig.run(command)
        }
        #expect(server.requests.contains { $0.headers["Authorization"] == Self.secret })
        #expect(!rig.output.text.contains(Self.secret))
        #expect(!rig.error.text.contains(Self.secret))
        let holding = try rig.files(holding: Self.secret)
        #expect(holding.allSatisfy { $0 == "planted.key" || $0 == "data/secrets/rescuegroups.secret" }, "\(holding)")
        for file in holding {
            #expect(try FileInformation(path: rig.path(file)).permissions == .ownerOnly)
        }
        #expect(holding.isEmpty == (origin == .variable))
        #expect(await rig.run("source", "remove", "rescuegroups") == 0)
        #expect(try rig.files(holding: Self.secret).allSatisfy { $0 == "planted.key" })
    }

    @Test(
        "a secret on the command line is refused with advice, and never repeated",
        arguments: [
            ["--key", secret], ["--key=\(secret)"], ["--password", secret], ["--api-key", secret], ["--token", secret],
            ["--client-secret", secret], ["--set", "password=\(secret)"], ["--set", "api-key=\(secret)"],
            ["--set", "url=https://me:\(secret)@shelter.example"], ["--key-env", "\(secret)!"],
        ]
    )
    func refused(options: [String]) async {
        let rig = Rig()
        #expect(await rig.run(["source", "add", "rescuegroups", "--everywhere"] + options) == 64)
        #expect(rig.error.text.contains("--key-"), "\(rig.error.text)")
        #expect(!rig.error.text.contains(Self.secret))
        #expect(!rig.exists("config"))
    }

    @Test("an address with a login is refused as well")
    func refusedAddress() async {
        let rig = Rig()
        let address = "me:\(Self.secret)@shelter.example/service"
        #expect(await rig.run("source", "add", "asm", address, "--name", "x", "--place", "19104") == 64)
        #expect(!rig.error.text.contains(Self.secret))
    }

    @Test("a secret that cannot be had is exit code 77, and `doctor` says so without asking anybody")
    func missing() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        let add = ["source", "add", "rescuegroups", "--everywhere"]
        #expect(await rig.run(add + ["--key-env", "NOT_SET"]) == 0)
        #expect(await rig.run(add + ["--name", "second", "--key-file", try rig.plantedFile(mode: 0o644)]) == 0)
        #expect(await rig.run("doctor") == 0)
        #expect(rig.output.text.contains("NOT_SET, which holds its key, is not set"))
        #expect(rig.output.text.contains("chmod 600"))
        #expect(await rig.run("sync") == 77)
        #expect(rig.error.text.contains("petsave source show rescuegroups"))
        #expect(rig.error.text.contains("chmod 600"))
    }

    @Test("an empty line is no secret, and a terminal is not where one is typed")
    func input() async {
        let rig = Rig(input: "\n")
        #expect(await rig.run("source", "add", "rescuegroups", "--everywhere", "--key-stdin") == 64)
        #expect(rig.error.text.contains("--key-stdin"))
        #expect(!rig.exists("config"))
    }
}

extension Rig {
    /// A file with the secret in it, at a place of the person's own.
    func plantedFile(mode: Int = 0o600) throws -> String {
        let path = path("planted.key")
        let folder = String(path.dropLast("/planted.key".count))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("\(SecretTests.secret)\n".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    /// The files below the person's folder that hold a text.
    func files(holding text: String) throws -> [String] {
        let needle = Data(text.utf8)
        return try FileManager.default.subpathsOfDirectory(atPath: path("")).filter { name in
            guard try FileInformation(path: path(name)).kind == .file else { return false }
            return try Data(contentsOf: URL(filePath: path(name))).firstRange(of: needle) != nil
        }.sorted()
    }
}
