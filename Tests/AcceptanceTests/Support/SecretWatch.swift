import FoundationEssentials
import LoopbackServer
import Synchronization
import Testing

/// A home whose secret is watched: whatever the program shows or leaves is searched for it.
final class SecretWatch: Sendable {
    private let home: Home
    private let origin: PlantedSecret.Origin
    private let served: DetouredServer
    private let server: LoopbackServer
    private let elsewhere: LoopbackServer
    /// What was on command lines while a server was asked.
    private let commandLines = Mutex<[String]>([])

    init(_ origin: PlantedSecret.Origin, served: DetouredServer) async throws {
        home = try Home()
        self.origin = origin
        self.served = served
        server = try await served.start()
        elsewhere = try await LoopbackServer.start { _ in .status(404) }
    }

    func stop() async {
        await server.stop()
        await elsewhere.stop()
    }

    /// Runs a command, and looks at what it says.
    @discardableResult
    func run(_ arguments: [String], input: String = "") async throws -> Run {
        let (home, origin) = (home, origin)
        let run = try await onThread {
            let variables = origin == .environment ? ["PLANTED": PlantedSecret.text] : [:]
            return try home.run(arguments, input: Array(input.utf8), variables: variables)
        }
        let words = arguments.joined(separator: " ")
        #expect(!PlantedSecret.isIn(run.output), "`\(words)` shows it: \(run.output)")
        #expect(!PlantedSecret.isIn(run.error), "`\(words)` shows it: \(run.error)")
        return run
    }

    func add(_ kind: String, _ path: String, _ options: String...) async throws {
        // Events are recorded, so that they can be searched too.
        try await run(["config", "set", "analytics.enabled", "true"])
        let keyFile = try home.file("key.txt", origin == .file || origin == .command ? PlantedSecret.text + "\n" : "")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: keyFile)
        // It notes how it was called, the shell that runs it, and the program that asks.
        let script = try home.file(
            "key.sh",
            "read -r _ _ _ asker _ < /proc/$PPID/stat; for id in $$ $PPID $asker; do tr '\\0' ' ' < /proc/$id/cmdline >> \(home.path)/calls; done; cat \(keyFile)\n"
        )
        let secretOptions =
            switch origin {
            case .kept: ["--key-stdin"]
            case .environment: ["--key-env", "PLANTED"]
            case .command: ["--key-command", "sh \(script)"]
            case .file: ["--key-file", keyFile]
            }
        let url = server.url(path).absoluteString
        let added = try await run(
            ["source", "add", kind, url, "--name", "watched"] + options + secretOptions,
            input: origin == .kept ? PlantedSecret.text + "\n" : ""
        )
        #expect(added.ended(with: 0), "\(added.error)")
    }

    /// All goes well.
    func work() async throws {
        served.answer { [self] _, _ in
            commandLines.withLock { $0 += Self.allCommandLines() }
            return nil
        }
        for arguments in [["source", "test", "watched"], ["sync"]] {
            let run = try await run(arguments)
            #expect(run.ended(with: 0), "\(arguments): \(run.error)")
        }
        served.answerAsUsual()
        let lines = commandLines.withLock(\.self)
        #expect(lines.contains { $0.contains("petsave") && $0.contains("sync") })
        #expect(!lines.contains(where: PlantedSecret.isIn))
        if origin == .command {
            let calls = try home.contents(of: "calls")
            // A sync may do with the token that the test before it got.
            #expect(calls.contains("key.sh") && calls.contains("source test watched"), "\(calls)")
            #expect(!PlantedSecret.isIn(calls))
        }
        try await look()
    }

    /// The server refuses, and says the secret back.
    func fail(
        of what: String,
        with code: Int32,
        _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
    ) async throws {
        served.answer { request, _ in answer(request) }
        for arguments in [["source", "test", "watched"], ["sync"], ["sync", "--format", "json"]] {
            let run = try await run(arguments)
            #expect(run.ended(with: code), "\(what), \(arguments): \(run.ending) \(run.error)")
        }
    }

    /// It redirects, sends nonsense, or breaks off.
    func failMore() async throws {
        let other = elsewhere.url("/next", host: "localhost").absoluteString
        let answers: [@Sendable (LoopbackRequest) -> LoopbackResponse] = [
            { _ in .redirect(to: other) },
            { _ in .redirect(to: "file:///etc/passwd") },
            { .text("<html>\($0.headers["Authorization"] ?? "") \($0.text)</html>") },
            { .json(#"{"echo": "\#($0.headers["Authorization"] ?? "")"}"#) },
            { .text("\($0.headers["Authorization"] ?? "") \($0.text)", status: 400) },
            { _ in LoopbackResponse([.reset]) },
        ]
        for answer in answers {
            served.answer { request, _ in answer(request) }
            let run = try await run(["sync", "--force"])
            #expect(!run.ended(with: 0), "\(run.error)")
        }
        #expect(!elsewhere.requests.contains { PlantedSecret.isIn("\($0.headers) \($0.target) \($0.text)") })
        try await look()
    }

    func remove() async throws {
        let run = try await run(["source", "remove", "watched"])
        #expect(run.ended(with: 0), "\(run.error)")
    }

    /// Every command that shows something.
    private func look() async throws {
        for arguments in [
            ["source", "list"], ["source", "list", "--format", "json"], ["source", "show", "watched"], ["doctor"],
            ["source", "show", "watched", "--format", "json"], ["doctor", "--json"], ["config", "list"], ["export"],
            ["near", "40,-75"], ["search", "dogs"], ["stats"],
        ] {
            try await run(arguments)
        }
    }

    /// Searches every file of the home, and its name, for the secret and the token.
    func lookAtFiles(secretFiles: Int, tokenFiles: Int?) throws {
        var (secrets, tokens): ([String], [String]) = ([], [])
        for file in try home.files(in: ".") {
            #expect(!PlantedSecret.isIn(file))
            let contents = try home.contents(of: file)
            let path = home.path + "/" + file
            if PlantedSecret.traces.contains(where: contents.contains) { secrets.append(path) }
            if contents.contains(PlantedSecret.token) { tokens.append(path) }
        }
        #expect(secrets.count == secretFiles, "\(secrets)")
        if let tokenFiles { #expect(tokens.count == tokenFiles, "\(tokens)") }
        #expect(Set(secrets).isDisjoint(with: tokens))
        for path in secrets + tokens {
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode.map { $0 & 0o777 } == 0o600, "\(path)")
            #expect(
                path.hasSuffix("/key.txt") || path.contains("/secrets/") || path.contains("/tokens/"),
                "\(path)"
            )
        }
        let files = try home.files(in: ".")
        #expect(files.contains { $0.hasSuffix(".sqlite") || $0.hasSuffix(".db") }, "\(files)")
        #expect(files.contains { $0.contains("analytics") }, "\(files)")
    }

    private static func allCommandLines() -> [String] {
        let folder = "/proc"
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return processes.filter { $0.allSatisfy(\.isNumber) }.compactMap { process in
            let line = FileManager.default.contents(atPath: "\(folder)/\(process)/cmdline")
            return line.map { String(decoding: $0, as: UTF8.self).replacing("\0", with: " ") }
        }
    }
}
